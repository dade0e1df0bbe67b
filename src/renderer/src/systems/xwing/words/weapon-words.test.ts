import { describe, expect, it } from 'vitest'
import type { DraftWeapon } from '@shared/systems/xwing/model/squad'
import { sampleSquads } from '@shared/systems/xwing/samples/two-squads'
import type { Translate } from '../../../i18n/texts'
import { costWords, rangeOf, weaponLine } from './weapon-words'

let last = 0
const squads = sampleSquads(() => `id${String((last += 1))}`)
const weapons = squads.flatMap(squad => squad.ships).flatMap(ship => ship.weapons)
/** Says keys and values, so that what is named can be seen. */
const t = ((key: string, values: object | undefined) =>
  values === undefined ? key : `${key}(${Object.values(values).join()})`) as unknown as Translate
const line = (name: string, change: Partial<DraftWeapon> = {}): string => {
  const weapon = weapons.find(one => one.name === name)
  if (weapon === undefined) throw new Error(`No weapon ${name}`)
  return weaponLine(t, { ...weapon, ...change })
}

describe('a weapon in one line (XW-006, XW-008, XW-009)', () => {
  it('has its arc, dice and range', () => {
    expect(line('Wing cannons')).toBe('xw.arc.front, xw.weapon.dice(3), xw.weapon.range(0–3)')
    expect(rangeOf({ rangeMin: 2, rangeMax: 2 })).toBe('2')
  })
  it('says what one attack costs by itself, as the table of weapons needs it', () => {
    expect(costWords(t, { charges: 2, payments: ['lock', 'focus'], text: 'a prayer' })).toBe(
      'xwTable.costCharges(2), xw.token.lock, xw.token.focus, a prayer'
    )
    expect(costWords(t, { charges: 0, payments: [], text: '' })).toBe('')
  })
  it('says what it asks for and costs', () => {
    expect(line('Heavy torpedoes')).toBe(
      'xw.arc.front, xw.weapon.dice(4), xw.weapon.range(2–3), xw.weapon.ordnance, xw.weapon.asks(xw.token.lock), xw.weapon.costs(xw.weapon.charges(1,2))'
    )
    expect(line('Spinal lance', { requiresText: 'standing still', cost: { charges: 0, payments: ['focus'], text: 'a prayer' } })).toContain(
      'xw.weapon.asks(xw.token.focus, standing still), xw.weapon.costs(xw.token.focus, a prayer)'
    )
  })
})
