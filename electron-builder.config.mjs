// The packages that `npm run package` makes. Icons and licence texts are made into dist/resources before; see docs/release.md.

import { macText } from './scripts/package/mac-texts.mjs'

const NAME = '${productName}-${version}-${os}-${arch}'
const UNASKED = ['AudioCapture', 'BluetoothAlways', 'BluetoothPeripheral', 'Bluetooth', 'Camera', 'Microphone']
const CAMPAIGN = 'Flagship campaign'

/** @type {import('electron-builder').Configuration} */
export default {
  appId: 'app.flagship.companion',
  productName: 'Flagship',
  copyright: 'Copyright © 2026 The Flagship contributors',
  directories: { output: 'dist', buildResources: 'dist/resources' },
  artifactName: `${NAME}.\${ext}`,

  // The build holds everything it runs: no package is shipped, and none is compiled anew.
  npmRebuild: false,
  asar: true,
  files: [
    'out/**/*',
    'package.json',
    // The shells for a browser and for scripts, which need a Node of their own; and the lists the licence texts are made from.
    '!out/main/{web,host}.js',
    '!out/bundled',
    '!**/*.map',
    '!**/node_modules'
  ],
  extraResources: [{ from: 'dist/resources/licences', to: 'licences' }],
  electronLanguages: ['en-US', 'fr'],

  // The program cannot be run as a plain Node, load anything but its archive, or be inspected.
  electronFuses: {
    runAsNode: false,
    // No cookie is kept. Encryption would only ask a Mac's keychain, whose owner has to agree anew for each unsigned version (fuses.md),
    // and once on it can never be switched off again.
    enableCookieEncryption: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false
  },

  fileAssociations: [{ ext: 'flagship', name: CAMPAIGN, description: CAMPAIGN, mimeType: 'application/x-flagship', role: 'Editor' }],

  // Flagship never looks for a newer version by itself, so nothing is written for a program that would.
  publish: null,

  win: {
    icon: 'icon.ico',
    target: ['nsis', 'portable', 'zip'].map(target => ({ target, arch: ['x64'] }))
  },
  nsis: {
    oneClick: false,
    perMachine: false,
    allowToChangeInstallationDirectory: true,
    // Battles are never deleted with the program.
    deleteAppDataOnUninstall: false,
    // A program of others that would install newer versions for everybody.
    packElevateHelper: false,
    license: 'licences/LICENSE.txt',
    artifactName: `${NAME}-setup.\${ext}`
  },
  // It unpacks at every start: this way it does so sooner, and without the helper above.
  portable: { artifactName: `${NAME}-portable.\${ext}`, useZip: true },

  mac: {
    icon: 'icon.icns',
    category: 'public.app-category.games',
    // Without a certificate of ours: signed by nobody, which is the least that Macs with Apple silicon start.
    identity: '-',
    hardenedRuntime: false,
    gatekeeperAssess: false,
    // The runtime would ask for these on behalf of anybody; Flagship never does.
    extendInfo: {
      ...Object.fromEntries(UNASKED.map(what => [`NS${what}UsageDescription`, null])),
      ...macText('en')
    },
    extraResources: [{ from: 'dist/resources/mac', to: '.', filter: ['*.lproj/**'] }],
    // What the runtime itself needs.
    minimumSystemVersion: '13.0',
    target: ['dmg', 'zip'].map(target => ({ target, arch: ['x64', 'arm64'] }))
  },

  linux: {
    icon: 'icons',
    executableName: 'flagship',
    syncDesktopName: true,
    // Under Wayland no program can place its windows, and the player screen belongs on its own display: an X11 program can, by XWayland.
    executableArgs: ['--ozone-platform=x11'],
    category: 'Game',
    synopsis: 'Companion for game masters of fleet battles',
    maintainer: 'The Flagship contributors',
    // No tar.gz: unpacked anywhere it has neither the AppArmor profile that the .deb installs nor a helper that belongs to root, and where
    // the system forbids sandboxes to unknown programs (Ubuntu since 23.10) it aborts at once (electron/electron#42510). An AppImage goes
    // anywhere.
    target: ['AppImage', 'deb'].map(target => ({ target, arch: ['x64'] }))
  },
  deb: { packageCategory: 'games' },
  // The usual AppImage starts only where an old FUSE library is installed, and gives up the sandbox when a desktop opens it.
  toolsets: { appimage: '1.0.3' }
}
