import { describe, expect, it } from 'vitest'
import { readTables, writeTables } from './sfnt.mjs'

const WHOLE = 0xb1b0afba

describe('the container of a font', () => {
  const tables = new Map([
    ['name', Buffer.from('odd')],
    ['head', Buffer.alloc(54, 9)],
    ['cmap', Buffer.from('characters')]
  ])
  const font = writeTables(0x00010000, tables)

  it('holds every table, by its tag', () => {
    const read = readTables(font)
    expect([...read.keys()]).toEqual(['cmap', 'head', 'name'])
    expect([read.get('name')?.toString(), read.get('cmap')?.toString(), read.get('head')?.length]).toEqual(['odd', 'characters', 54])
  })

  it('begins every table at a fourth byte, and comes to the sum that readers expect', () => {
    const rows = [12, 28, 44]
    expect(rows.map(row => font.readUInt32BE(row + 8) % 4)).toEqual([0, 0, 0])
    let sum = 0
    for (let at = 0; at < font.length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
    expect(sum).toBe(WHOLE)
  })
})
