import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MAY_IMPORT } from './eslint/may-import.mjs'
import { roomTable, withRoomTable } from './room-table.mjs'

describe('the table of rooms in ARCHITECTURE.md', () => {
  it('is the one that the lint rule gives: run `node scripts/room-table.mjs` if it differs', () => {
    const page = readFileSync('ARCHITECTURE.md', 'utf8')
    expect(page).toContain('| room ')
    expect(page).toBe(withRoomTable(page))
    expect(page).toContain(roomTable())
  })

  it('has a row for every room', () => {
    expect(roomTable().split('\n')).toHaveLength(Object.keys(MAY_IMPORT).length + 2)
  })

  it('names rooms of the same part by their last name, and packages by what is left out', () => {
    const row = (room: string): readonly string[] => {
      const line = roomTable()
        .split('\n')
        .find(one => one.startsWith(`| \`${room}\` `))
      return (line ?? '').split('|').map(cell => cell.trim())
    }
    expect(row('shared/kernel').slice(2, 4)).toEqual(['nothing', 'none'])
    expect(row('main/page').slice(2, 4)).toEqual(['shared', 'any but electron, vue, pinia'])
    expect(row('renderer/src/session')[2]).toBe('shared, preload, contract, i18n')
  })

  it('replaces the table alone', () => {
    const page = 'before\n\n| room | may import | packages |\n| - | - | - |\n| old | x | y |\n\nafter\n'
    expect(withRoomTable(page)).toBe(`before\n\n${roomTable()}\n\nafter\n`)
  })
})
