import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { removeFolder } from '../e2e/support/remove-folder'
import { askedFor, filesIn, type Asked } from './support/asked'
import { LINUX, WINDOWS } from './support/made'

const PAGE = 'https://example.org/flagship/releases'
const ICON_EDGES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]

const packedFor = (folder: string): readonly string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter(path => statSync(join(folder, path)).isFile())
    .map(path => path.replaceAll('\\', '/'))
    .sort()

describe('what Linux installs', () => {
  let linux: Asked
  beforeAll(async () => {
    linux = await askedFor(LINUX, PAGE)
  })
  afterAll(() => removeFolder(linux.folder))

  it('is asked for without a miss, and without fetching anything', () => {
    expect(linux.missed).toEqual([])
    expect([...linux.told.keys()]).toEqual(['AppImage', 'deb'])
  })

  it('has its program, icons of every size, its kind of file and its entry in the menu at their places', () => {
    expect([...linux.places.keys()].sort()).toEqual(
      [
        '/opt/Flagship',
        ...ICON_EDGES.map(edge => `/usr/share/icons/hicolor/${String(edge)}x${String(edge)}/apps/flagship.png`),
        '/usr/share/mime/packages/flagship.xml',
        '/usr/share/applications/flagship.desktop'
      ].sort()
    )
    expect(linux.places.get('/usr/share/mime/packages/flagship.xml')).toMatch(
      /<mime-type type="application\/x-flagship">\s*<glob pattern="\*\.flagship"\/>\s*<comment>Flagship campaign<\/comment>/u
    )
  })

  it('says who made it, under what licence, and where to read of it', () => {
    const words = JSON.stringify(linux.told.get('deb'))
    for (const part of [
      ['--name', 'flagship'],
      ['--maintainer', 'The Flagship contributors'],
      ['--license', 'MIT'],
      ['--url', PAGE]
    ])
      expect(words).toContain(part.map(word => JSON.stringify(word)).join())
  })

  it('opens campaigns by double click, in its sandbox and where a window knows its display, from a .deb and from an AppImage alike', () => {
    const { desktop } = linux.told.get('AppImage') as { readonly desktop: string }
    const entries = [
      [linux.places.get('/usr/share/applications/flagship.desktop') ?? '', 'Exec=/opt/Flagship/flagship --ozone-platform=x11 %U'],
      [desktop, 'Exec=AppRun --ozone-platform=x11 %U']
    ] as const
    for (const [entry, start] of entries)
      expect(entry.split('\n')).toEqual(
        expect.arrayContaining([start, 'Name=Flagship', 'Icon=flagship', 'MimeType=application/x-flagship;', 'Categories=Game;'])
      )
  })

  it('is nothing that has to be unpacked by hand, which would have no right to its sandbox', () => {
    expect(linux.files).toEqual([])
  })
})

describe('what Windows installs', () => {
  let windows: Asked
  beforeAll(async () => {
    windows = await askedFor(WINDOWS, PAGE)
  })
  afterAll(() => removeFolder(windows.folder))
  const told = (kind: string): Readonly<Record<string, unknown>> => (windows.told.get(kind) as [Readonly<Record<string, unknown>>])[0]

  it('is asked for without a miss, and without fetching anything', () => {
    expect(windows.missed).toEqual([])
    expect([...windows.told.keys()]).toEqual(['nsis', 'portable'])
  })

  it('is what was packed and nothing else, in the installer and in the zip', () => {
    expect(windows.unpacked).toEqual(packedFor(WINDOWS.folder))
    expect(filesIn(windows.files[0] ?? '')).toEqual(packedFor(WINDOWS.folder))
    expect(told('portable')).toMatchObject({ APP_DIR_64: join(windows.folder, 'packed') })
  })

  it('asks where to, bears our name, version and icon, and keeps what was played when it is removed', () => {
    expect(told('nsis')).toMatchObject({ PRODUCT_NAME: 'Flagship', VERSION: version, UNINSTALL_DISPLAY_NAME: `Flagship ${version}` })
    expect(Object.keys(told('nsis'))).toEqual(expect.arrayContaining(['allowToChangeInstallationDirectory']))
    for (const icon of ['MUI_ICON', 'MUI_UNICON']) expect(told('nsis')[icon]).toMatch(/icon\.ico$/u)
    for (const never of ['DELETE_APP_DATA_ON_UNINSTALL', 'ONE_CLICK']) expect(Object.keys(told('nsis'))).not.toContain(never)
  })
})
