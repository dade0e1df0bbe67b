import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findElectron, hasScreen, obtainElectron, wasNotLet } from './electron-runtime.mjs'

let root = ''
let fetches = 0

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flagship-runtime-'))
  fetches = 0
  mkdirSync(join(root, 'node_modules', 'electron'), { recursive: true })
  setVersion('1.0.0')
})

afterEach(() => rmSync(root, { recursive: true }))

const setVersion = (version: string): void =>
  writeFileSync(join(root, 'node_modules', 'electron', 'package.json'), JSON.stringify({ version }))
const silent = (): void => undefined
const binary = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' }[process.platform as string] ?? 'electron'

function install(folder: string, name: string): void {
  const file = join(folder, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '')
}

describe('the Electron runtime', () => {
  it('is found where its package keeps it, under the name of the system', () => {
    const dist = join(root, 'node_modules', 'electron', 'dist')
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
    install(join(root, 'node_modules', 'electron', 'dist'), 'electron')
    expect(findElectron(root, { env: { ELECTRON_OVERRIDE_DIST_PATH: own }, platform: 'linux' })).toBe(join(own, 'electron'))
  })

  it('is fetched when missing', async () => {
    const dist = join(root, 'node_modules', 'electron', 'dist')
    expect(await obtainElectron(root, silent, async () => install(dist, binary))).toBe(join(dist, binary))
  })

  it('is not asked for again when it could not be fetched, until the version changes', async () => {
    const fail = async (): Promise<void> => void fetches++
    expect(await obtainElectron(root, silent, fail)).toBeNull()
    expect(await obtainElectron(root, silent, fail)).toBeNull()
    expect(fetches).toBe(1)
    setVersion('2.0.0')
    expect(await obtainElectron(root, silent, fail)).toBeNull()
    expect(fetches).toBe(2)
  })
})

describe('a program that gave up before its window', () => {
  it('did so by a trap, soon, on Linux', () => {
    expect(wasNotLet({ code: null, signal: 'SIGTRAP', afterMs: 400 }, 'linux')).toBe(true)
    expect(wasNotLet({ code: 133, signal: null, afterMs: 400 }, 'linux')).toBe(true)
    expect(wasNotLet({ code: null, signal: 'SIGTRAP', afterMs: 600_000 }, 'linux')).toBe(false)
    expect(wasNotLet({ code: null, signal: 'SIGTRAP', afterMs: 400 }, 'darwin')).toBe(false)
  })
  it('is no program that was closed, or stopped, or said why it ends', () => {
    expect(wasNotLet({ code: 0, signal: null, afterMs: 400 }, 'linux')).toBe(false)
    expect(wasNotLet({ code: 1, signal: null, afterMs: 400 }, 'linux')).toBe(false)
    expect(wasNotLet({ code: null, signal: 'SIGINT', afterMs: 400 }, 'linux')).toBe(false)
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
