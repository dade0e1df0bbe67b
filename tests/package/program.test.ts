import { getCurrentFuseWire, FuseV1Options, FuseVersion } from '@electron/fuses'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NtExecutable, NtExecutableResource, Resource } from 'resedit'
import { describe, expect, it } from 'vitest'
import config from '../../electron-builder.config.mjs'
import { version } from '../../package.json'
import { ALL_MADE, archiveHash, archiveOf, LINUX, MAC, WINDOWS } from './support/made'

/** Row 19 of the Electron checklist. The stub has every fuse in the opposite state. */
const FUSES: Readonly<Record<keyof typeof FuseV1Options, boolean>> = {
  RunAsNode: false,
  EnableCookieEncryption: false,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false
}
/** How a fuse is encoded in the program. */
const ON = '1'.charCodeAt(0)
const OFF = '0'.charCodeAt(0)

describe.each(ALL_MADE)('the program for $system (S1 row 19)', one => {
  it('has every switch as we want it', async () => {
    const wire = await getCurrentFuseWire(one.program)
    expect(wire.version).toBe(FuseVersion.V1)
    const set = Object.keys(FUSES).map(name => [name, wire[FuseV1Options[name as keyof typeof FuseV1Options]] as number | undefined])
    expect(Object.fromEntries(set)).toEqual(Object.fromEntries(Object.entries(FUSES).map(([name, isOn]) => [name, isOn ? ON : OFF])))
  })

  it('brings our licence, those of everything in it, and those of Electron and Chromium', () => {
    const licences = join(one.resources, 'licences')
    expect(readFileSync(join(licences, 'LICENSE.txt'), 'utf8')).toBe(readFileSync('LICENSE', 'utf8'))
    expect(readFileSync(join(licences, 'THIRD-PARTY.txt'), 'utf8')).toContain('Permission is hereby granted')
    const beside = one.system === 'darwin' ? one.resources : one.folder
    for (const name of ['LICENSE.electron.txt', 'LICENSES.chromium.html']) expect(existsSync(join(beside, name)), name).toBe(true)
  })

  it('has nothing that would look for a newer version by itself', () => {
    expect(readdirSync(one.resources).filter(name => /update/iu.test(name))).toEqual([])
    expect(readFileSync(archiveOf(one)).includes('electron-updater')).toBe(false)
    expect(readFileSync(archiveOf(one)).includes('autoUpdater')).toBe(false)
  })

  it('brings the languages Flagship speaks, and no other', () => {
    const [folder, ending] = one.system === 'darwin' ? [one.resources, '.lproj'] : [join(one.folder, 'locales'), '.pak']
    // A Mac also looks for our own sentences there, in English as such.
    const own = one.system === 'darwin' ? [`en${ending}`] : []
    expect(
      readdirSync(folder)
        .filter(name => name.endsWith(ending))
        .sort()
    ).toEqual([`en-US${ending}`, ...own, `fr${ending}`].sort())
  })
})

describe('the Windows program', () => {
  const { entries } = NtExecutableResource.from(NtExecutable.from(readFileSync(WINDOWS.program)))

  it('knows the hash of its archive', () => {
    const entry = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR')
    expect(JSON.parse(Buffer.from(entry?.bin ?? new ArrayBuffer()).toString('utf8'))).toEqual([
      { file: 'resources\\app.asar', alg: 'SHA256', value: archiveHash(WINDOWS) }
    ])
  })

  it('bears our name, our version, our copyright and our icon', () => {
    const [words] = Resource.VersionInfo.fromEntries(entries)
    const [language] = words?.getAllLanguagesForStringValues() ?? []
    expect(language === undefined ? {} : words?.getStringValues(language)).toMatchObject({
      ProductName: 'Flagship',
      FileDescription: 'Flagship',
      LegalCopyright: 'Copyright © 2026 The Flagship contributors',
      FileVersion: version
    })
    const icons = Resource.IconGroupEntry.fromEntries(entries).flatMap(group => group.icons.map(({ width }) => width))
    expect(icons.map(width => (width === 0 ? 256 : width))).toEqual([16, 24, 32, 48, 64, 128, 256])
  })
})

describe('the Mac bundle', () => {
  const plist = readFileSync(join(MAC.folder, 'Info.plist'), 'utf8').replaceAll(/>\s+</gu, '><')

  it('knows the hash of its archive', () => {
    expect(plist).toContain(
      `<key>ElectronAsarIntegrity</key><dict><key>Resources/app.asar</key><dict><key>algorithm</key><string>SHA256</string><key>hash</key><string>${archiveHash(MAC)}</string>`
    )
  })

  it('opens campaigns by their ending', () => {
    expect(plist).toContain('<key>CFBundleTypeExtensions</key><array><string>flagship</string></array>')
    expect(plist).toContain('<key>CFBundleTypeName</key><string>Flagship campaign</string>')
  })

  it('bears our name, our version and our icon', () => {
    expect(plist).toContain('<key>CFBundleName</key><string>Flagship</string>')
    expect(plist).toContain(`<key>CFBundleShortVersionString</key><string>${version}</string>`)
    expect(readFileSync(join(MAC.resources, 'icon.icns')).subarray(0, 4).toString('latin1')).toBe('icns')
  })

  it('asks for the local network and says why in both languages, and for no camera, no microphone and no radio', () => {
    expect(plist.match(/NS\w+UsageDescription/gu)).toEqual(['NSLocalNetworkUsageDescription'])
    const said = (language: string): string => readFileSync(join(MAC.resources, `${language}.lproj`, 'InfoPlist.strings'), 'utf8')
    expect(said('en')).toMatch(/^NSLocalNetworkUsageDescription = "Players’ phones join a table .*";\n$/u)
    expect(said('fr')).toMatch(/^NSLocalNetworkUsageDescription = "Les téléphones des joueurs .*";\n$/u)
  })

  it('runs on macOS 13 or later, as its runtime does', () => {
    expect(plist).toContain('<key>LSMinimumSystemVersion</key><string>13.0</string>')
  })
})

it('the Linux packages open it as an X11 program, whose windows can be placed', () => {
  expect(config.linux.executableArgs).toEqual(['--ozone-platform=x11'])
})

it('the Linux program is called as its command', () => {
  expect(existsSync(join(LINUX.folder, 'flagship'))).toBe(true)
})
