import { describe, expect, it } from 'vitest'
import type { Fact } from '../core/report/report-rules'
import { attackShown, diceSorts } from './attack-shown'
import type { Frame, FrameUnit } from './frame'
import { Ledger, type AttackStep } from './ledger'

const unit = (id: string, name: string): FrameUnit => ({
  id,
  sideId: 'A',
  group: { id: 'g', name: 'Flight' },
  name,
  hull: null,
  quarters: null,
  strength: { most: null, left: 1 },
  standing: 'fighting',
  standingWord: null
})
const FRAME: Frame = {
  round: 1,
  word: { key: 'r' },
  phase: { key: 'p' },
  isOver: false,
  sides: [],
  units: [unit('1', 'Hawk'), unit('2', 'Dove')]
}
const DICE = [
  { purpose: 'x', die: 'd6', actor: null, faces: [6, 2], by: 'hand' },
  { purpose: 'x', die: 'd6', actor: null, faces: [5], by: 'hand' },
  { purpose: 'y', die: 'd6', actor: null, faces: [1], by: 'hand' }
] as const
const attack: Fact = { fact: 'attack', id: 'a', attackerId: '1', targetId: '2', weapon: '', apart: { in: 'band', value: 2 } }
const rolled: Fact = { fact: 'roll', attackId: 'a', what: 'attack', faces: [6, 2, 5], needed: 4, reached: 3, isPool: true, tallies: [] }
const damage: Fact = { fact: 'damage', attackId: null, targetId: '2', points: 2 }

/** What each row of facts, an entry of its own, did to the attacks. */
function stepsOf(...entries: readonly (readonly Fact[])[]): readonly (readonly AttackStep[])[] {
  const ledger = new Ledger()
  return entries.map(facts => {
    for (const fact of facts) ledger.enter(fact, { seq: 1, round: 1, phase: 'fire', dice: DICE })
    return ledger.takeSteps()
  })
}

describe('an attack as an entry shows it', () => {
  it('is told by the names of its moment, with the number each die had to reach', () => {
    const [[step] = []] = stepsOf([attack, rolled])
    expect(step === undefined ? null : attackShown(step, FRAME)).toEqual({
      from: { group: 'Flight', name: 'Hawk' },
      to: { group: 'Flight', name: 'Dove' },
      range: { in: 'band', value: 2 },
      needed: 4,
      reached: 3,
      isPool: true,
      isHit: null,
      damage: null,
      landed: 0
    })
  })
  it('comes back in each later entry that does something to it, with what landed in that one', () => {
    const later = stepsOf([attack, rolled], [damage], [damage, damage], []).slice(1)
    expect(later.map(steps => steps.map(({ landed }) => landed))).toEqual([[2], [4], []])
  })
  it('is none where it was taken back, or where one of the two is not told', () => {
    const [[step] = [], [dropped] = []] = stepsOf([attack], [{ fact: 'dropped', attackId: 'a' }, damage])
    expect([
      step === undefined ? 0 : attackShown(step, { ...FRAME, units: [] }),
      dropped === undefined ? 0 : attackShown(dropped, FRAME)
    ]).toEqual([null, null])
  })
  it('sorts the answers of one roll together, and leaves others be', () => {
    const [steps = []] = stepsOf([attack, rolled])
    const pool = { what: 'attack', needed: 4 }
    expect(diceSorts(DICE, steps)).toEqual([pool, pool, null])
  })
})
