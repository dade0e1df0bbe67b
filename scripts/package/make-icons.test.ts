import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ICON_EDGES } from './icon-files.mjs'
import { makeIcons } from './make-icons.mjs'

const DRAWING = 'resources/icon.svg'
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])
const folder = mkdtempSync(join(tmpdir(), 'flagship-icons-'))
const read = (name: string): Buffer => readFileSync(join(folder, name))
const edgeOf = (png: Buffer): number => (png.subarray(0, 4).equals(PNG) ? png.readUInt32BE(16) : 0)

beforeAll(() => makeIcons(DRAWING, folder))
afterAll(() => rmSync(folder, { recursive: true }))

describe('icons', () => {
  it('for Linux are pictures of each size', () => {
    expect(ICON_EDGES).toEqual([16, 24, 32, 48, 64, 128, 256, 512, 1024])
    for (const edge of ICON_EDGES) {
      const png = read(`icons/${String(edge)}x${String(edge)}.png`)
      expect([edgeOf(png), png.readUInt32BE(20)]).toEqual([edge, edge])
    }
  })

  it('for Windows hold seven of them, up to 256', () => {
    const ico = read('icon.ico')
    const rows = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index)
    expect(rows.map(row => edgeOf(ico.subarray(ico.readUInt32LE(row + 12))))).toEqual([16, 24, 32, 48, 64, 128, 256])
    expect(rows.map(row => ico.readUInt8(row))).toEqual([16, 24, 32, 48, 64, 128, 0])
    const last = rows.at(-1) ?? 0
    expect(ico.readUInt32LE(last + 8) + ico.readUInt32LE(last + 12)).toBe(ico.length)
  })

  it('for a Mac hold each under the kinds it knows, up to 1024', () => {
    const icns = read('icon.icns')
    expect([icns.subarray(0, 4).toString('latin1'), icns.readUInt32BE(4)]).toEqual(['icns', icns.length])
    expect(Object.fromEntries(blocksOf(icns, 8).map(({ kind, png }) => [kind, edgeOf(png)]))).toEqual({
      icp4: 16,
      icp5: 32,
      ic11: 32,
      ic12: 64,
      ic07: 128,
      ic08: 256,
      ic13: 256,
      ic09: 512,
      ic14: 512,
      ic10: 1024
    })
  })

  it('show the drawing: another one gives other pictures', async () => {
    const other = join(folder, 'other.svg')
    writeFileSync(other, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" /></svg>')
    await makeIcons(other, join(folder, 'other'))
    expect(read('other/icons/64x64.png').equals(read('icons/64x64.png'))).toBe(false)
    await makeIcons(DRAWING, join(folder, 'again'))
    expect(read('again/icon.icns').equals(read('icon.icns'))).toBe(true)
  })

  it('show what the page shows in its tab', () => {
    expect(existsSync(DRAWING)).toBe(true)
    expect(readFileSync('src/renderer/public/flagship.svg', 'utf8')).toBe(readFileSync(DRAWING, 'utf8'))
  })
})

function blocksOf(icns: Buffer, at: number): readonly { readonly kind: string; readonly png: Buffer }[] {
  if (at >= icns.length) return []
  const end = at + icns.readUInt32BE(at + 4)
  return [{ kind: icns.subarray(at, at + 4).toString('latin1'), png: icns.subarray(at + 8, end) }, ...blocksOf(icns, end)]
}
