import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startText } from './start/start-text.mjs'
import { displaySwitches, findElectron, hasScreen, obtainElectron } from './electron-runtime.mjs'

let root = ''
let dist = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flagship-runtime-'))
  dist = join(root, 'node_modules', 'electron', 'dist')
  mkdirSync(join(root, 'node_modules', 'electron'), { recursive: true })
  setVersion('1.0.0')
})

afterEach(() => rmSync(root, { recursive: true }))

const setVersion = (version: string): void =>
  writeFileSync(join(root, 'node_modules', 'electron', 'package.json'), JSON.stringify({ version }))
const text = startText('en')
const silent = (): void => undefined
const binary = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' }[process.platform as string] ?? 'electron'

function install(folder: string, name: string): void {
  const file = join(folder, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '')
  writeFileSync(join(folder, 'version'), '1.0.0')
  writeFileSync(join(folder, '..', 'path.txt'), name)
}

describe('the Electron runtime', () => {
  it('is found where its package keeps it, under the name of the system', () => {
    for (const [platform, name] of [
      ['linux', 'electron'],
      ['win32', 'electron.exe'],
      ['darwin', 'Electron.app/Contents/MacOS/Electron']
    ] as const) {
      expect(findElectron(root, { env: {}, platform })).toBeNull()
      install(dist, name)
      expect(findElectron(root, { env: {}, platform })).toBe(join(dist, name))
    }
  })

  it('is found in the folder named by the user first', () => {
    const own = join(root, 'own')
    install(own, 'electron')
    install(dist, 'electron')
    expect(findElectron(root, { env: { ELECTRON_OVERRIDE_DIST_PATH: own }, platform: 'linux' })).toBe(join(own, 'electron'))
  })

  it('is fetched when missing', async () => {
    const fetchOnce = async (): Promise<null> => (install(dist, binary), null)
    expect(await obtainElectron(root, { say: silent, text, fetchOnce })).toEqual({ program: join(dist, binary), problem: null })
  })

  it('is not trusted when it is of another version, or was not unpacked to its end', () => {
    install(dist, binary)
    expect(findElectron(root, { env: {} })).toBe(join(dist, binary))
    writeFileSync(join(dist, 'version'), '0.9.0')
    expect(findElectron(root, { env: {} })).toBeNull()
    install(dist, binary)
    rmSync(join(dist, '..', 'path.txt'))
    expect(findElectron(root, { env: {} })).toBeNull()
  })
})

describe('a screen', () => {
  it('is always there on Windows and on a Mac, and elsewhere when a display is named', () => {
    expect(hasScreen({ env: {}, platform: 'win32' })).toBe(true)
    expect(hasScreen({ env: {}, platform: 'darwin' })).toBe(true)
    expect(hasScreen({ env: {}, platform: 'linux' })).toBe(false)
    expect(hasScreen({ env: { DISPLAY: ':0' }, platform: 'linux' })).toBe(true)
    expect(hasScreen({ env: { WAYLAND_DISPLAY: 'wayland-0' }, platform: 'linux' })).toBe(true)
  })
})

describe('the display of the window', () => {
  it('is X11 where XWayland runs beside Wayland: only there a window can be placed', () => {
    const both = { DISPLAY: ':0', WAYLAND_DISPLAY: 'wayland-0' }
    expect(displaySwitches({ env: both, platform: 'linux' })).toEqual(['--ozone-platform=x11'])
    expect(displaySwitches({ env: { WAYLAND_DISPLAY: 'wayland-0' }, platform: 'linux' })).toEqual([])
    expect(displaySwitches({ env: { DISPLAY: ':0' }, platform: 'linux' })).toEqual([])
    expect(displaySwitches({ env: both, platform: 'darwin' })).toEqual([])
  })
})
