import { describe, expect, it } from 'vitest'
import { answerLoss } from '@shared/systems/petit-wargame/options/engagement-options'
import { engage, engagementIn, fight, play, sh } from '@kit/systems/petit-wargame'
import type { FireMode, Sector } from '@shared/systems/petit-wargame/model/element'
import { positionRows, type PositionCell } from './position-cells'

/** `a` fires D in front or C or D from its left; `x` has something left in front and behind alone. */
const state = play(fight({ a: { front: 'D', left: 'CD' }, x: { front: 'AA', rear: '+' } }), engage(), [6], [1])
const rows = positionRows(state, engagementIn(state))
const of = (from: Sector, at: Sector): PositionCell | undefined =>
  rows.flat().find(cell => cell.firingSector === from && cell.targetSector === at)
const open = (weapon: 'C' | 'D', at: Sector, mode: FireMode): number =>
  answerLoss(state, { targetId: sh('x'), at, weapon, mode }, null).expected

describe('the weapon of a position (PW-Q17)', () => {
  const best = (weaponChoice: string, faces: readonly [number, number]): string | undefined => {
    const fields = { a: { left: 'CD' }, x: { front: 'AA' }, rulings: { 'pw.weaponChoice': weaponChoice } }
    const tested = play(fight(fields), engage(), [faces[0]], [faces[1]])
    const cell = positionRows(tested, engagementIn(tested))
      .flat()
      .find(one => one.firingSector === 'left' && one.targetSector === 'front')
    return cell?.best?.weapon
  }
  it('is the one that takes most, unless the enemy has won the test and picks it', () => {
    expect([best('activeSide', [1, 6]), best('testWinner', [6, 1]), best('testWinner', [1, 6])]).toEqual(['C', 'C', 'D'])
  })
})

describe('the table of positions (PW-046, PW-057, PW-058)', () => {
  it('has a row for each sector of the active ship and a column for each of the enemy', () => {
    expect(rows.map(row => row.length)).toEqual([6, 6, 6, 6, 6, 6])
    expect(rows.map(([first]) => first?.firingSector)).toEqual(rows[0]?.map(cell => cell.targetSector))
  })
  it('expects what the weapon takes that takes most there, and never more than is there', () => {
    expect(of('front', 'front')?.best).toMatchObject({
      weapon: 'D',
      loss: { mode: 'concentrated', expected: open('D', 'front', 'concentrated') }
    })
    const rear = of('left', 'rear')?.best?.loss.expected ?? 0
    expect(rear).toBe(Math.max(open('C', 'rear', 'concentrated'), open('D', 'rear', 'concentrated')))
    expect(rear).toBeLessThan(1)
  })
  it('expects dispersed fire where it alone can hurt, and nothing where no weapon fires', () => {
    expect(of('top', 'front')?.best).toBeNull()
    const scattered = Math.max(open('C', 'top', 'dispersed'), open('D', 'top', 'dispersed'))
    expect(of('left', 'top')?.best?.loss).toMatchObject({ mode: 'dispersed', expected: scattered })
    expect(scattered).toBeGreaterThan(0)
    const modes = rows[0]?.map(cell => [cell.targetSector, cell.best?.loss.mode])
    expect(modes).toEqual([
      ['front', 'concentrated'],
      ['rear', 'concentrated'],
      ['right', 'dispersed'],
      ['left', 'dispersed'],
      ['top', 'dispersed'],
      ['bottom', 'dispersed']
    ])
  })
})
