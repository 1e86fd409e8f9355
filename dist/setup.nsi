; The setup for Windows, made on any system by makensis: for the person who runs it, without an administrator.
; TARGET is amd64-unicode or x86-unicode, which runs on arm64 too.
;   makensis -DTARGET=amd64-unicode -DVERSION=0.1.0 -DNUMBERS=0.1.0.0 -DFROM=folder -DOUT=setup.exe dist/setup.nsi
Unicode true
Target ${TARGET}
SetCompressor /SOLID lzma
!include "MUI2.nsh"

Name "Fourtell"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Fourtell"
InstallDirRegKey HKCU "Software\Fourtell" "InstallDir"
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Fourtell"
VIAddVersionKey "FileDescription" "Fourtell, setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Fourtell"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Fourtell.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Japanese"

Section
	; The page of an older Fourtell goes; where there was none, a folder of that name is somebody else's.
	IfFileExists "$INSTDIR\Fourtell.exe" 0 +2
	StrCpy $0 "ours"
	SetOutPath "$INSTDIR"
	File "${FROM}\*.*"
	StrCmp $0 "ours" 0 +2
	RMDir /r "$INSTDIR\web"
	SetOutPath "$INSTDIR\web"
	File /r "${FROM}\web\*.*"
	SetOutPath "$INSTDIR"
	WriteUninstaller "$INSTDIR\uninstall.exe"
	CreateShortcut "$SMPROGRAMS\Fourtell.lnk" "$INSTDIR\Fourtell.exe"
	WriteRegStr HKCU "Software\Fourtell" "InstallDir" "$INSTDIR"
	WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Fourtell"
	WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
	WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\Fourtell.exe"
	WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Fourtell authors"
	WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
	WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
	WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
	WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Settings, matches and statistics lie elsewhere and stay.
Section "Uninstall"
	Delete "$INSTDIR\Fourtell.exe"
	Delete "$INSTDIR\fourtell-dealer.exe"
	Delete "$INSTDIR\README.txt"
	Delete "$INSTDIR\LICENSE.txt"
	Delete "$INSTDIR\THIRD_PARTY.txt"
	Delete "$INSTDIR\OFL-*.txt"
	RMDir /r "$INSTDIR\web"
	Delete "$INSTDIR\uninstall.exe"
	RMDir "$INSTDIR"
	Delete "$SMPROGRAMS\Fourtell.lnk"
	DeleteRegKey HKCU "${UNINSTALL}"
	DeleteRegKey HKCU "Software\Fourtell"
SectionEnd
