import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findElectron } from './electron-runtime.mjs'
import { electronFromZip } from './electron-zip.mjs'
import { sevenZip } from './package/seven-zip.mjs'

const HERE = { platform: 'linux', arch: 'x64' } as const
let root = ''
let home = ''

/** A small zip of a runtime, and the checksums of its release. */
function release(...systems: readonly string[]): void {
  const sums = systems.map(system => {
    const folder = join(root, system)
    mkdirSync(folder)
    writeFileSync(join(folder, 'version'), '9.9.9')
    writeFileSync(join(folder, system === 'win32-x64' ? 'electron.exe' : 'electron'), `#!/bin/sh\necho ${system}\n`, { mode: 0o755 })
    execFileSync(sevenZip(), ['a', '-tzip', zipOf(system), '.'], { cwd: folder, stdio: 'ignore' })
    return [
      `electron-v9.9.9-${system}.zip`,
      createHash('sha256')
        .update(readFileSync(zipOf(system)))
        .digest('hex')
    ]
  })
  writeFileSync(join(home, 'checksums.json'), JSON.stringify(Object.fromEntries(sums)))
}
const zipOf = (system: string): string => join(root, `${system}.zip`)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flagship-zip-'))
  home = join(root, 'node_modules', 'electron')
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), JSON.stringify({ version: '9.9.9' }))
  release('linux-x64', 'win32-x64')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('a runtime that is handed over as a zip', () => {
  it('is unpacked where everything looks for it, ready to run, in place of any other', async () => {
    mkdirSync(join(home, 'dist'))
    writeFileSync(join(home, 'dist', 'of-before'), '')
    const { program, problem } = await electronFromZip(root, zipOf('linux-x64'), HERE)
    expect([program, problem]).toEqual([join(home, 'dist', 'electron'), null])
    expect(findElectron(root, { env: {}, platform: 'linux' })).toBe(program)
    if (process.platform !== 'win32') expect(statSync(program ?? '').mode & 0o111).not.toBe(0)
    expect(readFileSync(join(home, 'path.txt'), 'utf8')).toBe('electron')
    expect(existsSync(join(home, 'dist', 'of-before'))).toBe(false)
  })

  it('is refused when a single byte was changed, and nothing is unpacked', async () => {
    const bytes = readFileSync(zipOf('linux-x64'))
    bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40)
    writeFileSync(zipOf('linux-x64'), bytes)
    const { program, problem } = await electronFromZip(root, zipOf('linux-x64'), HERE)
    expect([program, existsSync(join(home, 'dist'))]).toEqual([null, false])
    expect(problem).toContain('This is not electron-v9.9.9-linux-x64.zip')
  })

  it('is refused by name when it is that of another system', async () => {
    const { program, problem } = await electronFromZip(root, zipOf('win32-x64'), HERE)
    expect([program, problem]).toEqual([
      null,
      'This is electron-v9.9.9-win32-x64.zip, but this computer needs electron-v9.9.9-linux-x64.zip. Nothing was unpacked.'
    ])
  })

  it('is missed when there is none, or none for this computer', async () => {
    expect((await electronFromZip(root, join(root, 'no.zip'), HERE)).problem).toContain('There is no file')
    expect((await electronFromZip(root, zipOf('linux-x64'), { platform: 'linux', arch: 'mips' })).problem).toBe(
      'Electron has no electron-v9.9.9-linux-mips.zip.'
    )
  })
})

it('the Electron package brings the checksum of the runtime for every system that has packages', () => {
  const electron = (name: string): string => readFileSync(join('node_modules', 'electron', name), 'utf8')
  const { version } = JSON.parse(electron('package.json')) as { readonly version: string }
  const sums = JSON.parse(electron('checksums.json')) as Readonly<Record<string, string>>
  for (const system of ['linux-x64', 'win32-x64', 'darwin-x64', 'darwin-arm64'])
    expect(sums[`electron-v${version}-${system}.zip`]).toMatch(/^[0-9a-f]{64}$/u)
})
