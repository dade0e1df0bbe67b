import { afterEach, describe, expect, it } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { aWeapon, duel, s, shipOf } from '@kit/systems/xwing'
import { press } from '@kit/renderer/mount-app'
import { rangeIn, withRange, type MeasureDraft } from './measure-draft'
import MeasureTable from './MeasureTable.vue'
import { shownOver } from '@kit/renderer/xwing-table'

let table: VueWrapper
let draft: MeasureDraft

/** What `a` measures with a cannon to the front and a lance in the bullseye. */
const NOTHING_MEASURED: MeasureDraft = { ranges: {}, obstructedIds: [] }

function begin(before = NOTHING_MEASURED, isLocked = false): void {
  const state = duel({ a: { weapons: [aWeapon('cannon'), aWeapon('lance', { arc: 'bullseye' })] } })
  draft = before
  const update = (next: MeasureDraft): void => void (draft = next)
  const props = { ship: shipOf(state, 'a'), isLocked, takesFocus: true, modelValue: before, 'onUpdate:modelValue': update }
  table = shownOver(MeasureTable, state, props)
}
const radioOf = (enemy: string, arc: string, range: string): HTMLInputElement =>
  table.get<HTMLInputElement>(`[data-enemy="${enemy}"] [data-range="${arc} ${range}"]`).element
const focused = (): string | null => {
  const { activeElement } = document
  const row = activeElement?.closest('[data-enemy]')?.getAttribute('data-enemy')
  return row === null || row === undefined ? null : `${row} ${activeElement?.getAttribute('data-range') ?? ''}`
}

afterEach(() => table.unmount())

describe('the range of an enemy, by its digit (XW-003)', () => {
  it('takes the hand along, so that arrows go on from there', () => {
    begin()
    radioOf('y', 'front', '-').focus()
    expect(press('2').defaultPrevented).toBe(true)
    expect([rangeIn(draft, s('y'), 'front'), focused()]).toEqual([2, 'y front 2'])
    press('0')
    expect([rangeIn(draft, s('y'), 'front'), focused()]).toEqual([0, 'y front 0'])
    press('-')
    expect([rangeIn(draft, s('y'), 'front'), focused()]).toEqual([null, 'y front -'])
  })
  it('is the one that the key prints, or its place; a key that prints none with Shift is left to the table', () => {
    begin()
    radioOf('y', 'front', '-').focus()
    expect(press('@', { code: 'Digit2', shiftKey: true }).defaultPrevented).toBe(false)
    expect([press('1', { code: 'Digit1', shiftKey: true }).defaultPrevented, rangeIn(draft, s('y'), 'front')]).toEqual([true, 1])
    expect([press('é', { code: 'Digit2' }).defaultPrevented, rangeIn(draft, s('y'), 'front')]).toEqual([true, 2])
  })
  it('is no digit beyond the ruler, and none where nothing may be measured', () => {
    begin()
    radioOf('x', 'front', '-').focus()
    expect([press('4').defaultPrevented, focused()]).toEqual([false, 'x front -'])
    table.unmount()
    begin(NOTHING_MEASURED, true)
    expect([rangeIn(draft, s('x'), 'front'), radioOf('x', 'front', '1').disabled]).toEqual([null, true])
  })
  it('is the next input in the first cell: what stands there has the hand', () => {
    begin(withRange(NOTHING_MEASURED, s('x'), 'bullseye', 3))
    const next = table.findAll('[data-next-input]').map(one => one.attributes('data-range'))
    expect(next).toEqual(['bullseye 3'])
  })
  it('counts in the front arc where it was measured in the bullseye, and says so', () => {
    begin(withRange(NOTHING_MEASURED, s('x'), 'bullseye', 2))
    const none = (enemy: string): string | undefined => radioOf(enemy, 'front', '-').parentElement?.textContent ?? undefined
    expect(none('x')).toBe('(2)range 2, from an arc inside this one')
    expect(none('y')).toBe('–not in this arc')
  })
  it('is obstructed, or no longer, by one letter anywhere in its row', () => {
    begin()
    radioOf('y', 'front', '-').focus()
    expect(press('o').defaultPrevented).toBe(true)
    expect(draft.obstructedIds).toEqual(['y'])
    table.unmount()
    begin(draft)
    radioOf('y', 'bullseye', '-').focus()
    press('o')
    expect(draft.obstructedIds).toEqual([])
    table.unmount()
    begin(NOTHING_MEASURED, true)
    void table.get('[data-enemy=y]').trigger('keydown', { key: 'o' })
    expect(draft.obstructedIds).toEqual([])
  })
})
