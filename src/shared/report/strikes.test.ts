import { describe, expect, it } from 'vitest'
import type { Typed } from '../core/engine/rule-system'
import type { CommandEntry } from '../core/log/entry'
import type { Fact, ReportRules } from '../core/report/report-rules'
import { StrikeTeller } from './strikes'

/** An event of these tests tells its own facts. */
interface Told extends Typed {
  readonly facts: readonly Fact[]
}
const report = {
  factsOf: (_state: unknown, event: Typed) => ('facts' in event ? (event as Told).facts : []),
  momentOf: () => ({ round: 1, phaseId: 'fire' }),
  corrections: ['correct']
} as unknown as ReportRules<unknown, Typed, Typed>

const teller = (strikesTogether: boolean): StrikeTeller => new StrikeTeller({ report, evolve: state => state, strikesTogether }, null)
let seq = 0
function step(facts: readonly Fact[], type = 'fire'): CommandEntry<Typed, Typed> {
  seq += 1
  const told: Told = { type: 'told', facts }
  return { seq, at: 0, by: 'gm', kind: 'command', command: { type }, dice: [], events: [told], rulesVersion: 1 }
}

const aims: Fact = { fact: 'attack', id: 'v1', attackerId: 'hawk', targetId: 'crow', weapon: '' }
const result = (isHit: boolean, damage: number | null = null): Fact => ({ fact: 'result', attackId: 'v1', isHit, damage })
const damage = (points: number, attackId: string | null = 'v1'): Fact => ({ fact: 'damage', attackId, targetId: 'crow', points })
const hit = (landed: number) => [{ fromId: 'hawk', toId: 'crow', isHit: true, landed }]
const MISS = [{ fromId: 'hawk', toId: 'crow', isHit: false, landed: 0 }]

describe('an attack that strikes with its volley', () => {
  it('strikes when its damage lands or when it is told to miss, not when it is decided', () => {
    const one = teller(true)
    expect(one.take(step([aims, result(true, 7)]))).toEqual([])
    expect(one.take(step([damage(7)]))).toEqual(hit(7))
    const other = teller(true)
    expect(other.take(step([aims, result(false, 0)]))).toEqual([])
    expect(other.take(step([{ fact: 'missed', attackId: 'v1' }]))).toEqual(MISS)
  })
})

describe('an attack that strikes by itself', () => {
  it('misses as soon as that is known', () => {
    expect(teller(false).take(step([aims, result(false)]))).toEqual(MISS)
  })
  it('strikes when its damage lands, once', () => {
    const one = teller(false)
    expect(one.take(step([aims]))).toEqual([])
    expect(one.take(step([result(true)]))).toEqual([])
    expect(one.take(step([damage(2, null)]))).toEqual(hit(2))
    expect(one.take(step([damage(1, null)]))).toEqual([])
  })
  it('that is made and over in one entry may hit and do nothing', () => {
    expect(teller(false).take(step([aims, result(true)]))).toEqual(hit(0))
  })
  it('waits for its damage where that is counted', () => {
    expect(teller(false).take(step([aims, result(true, 3)]))).toEqual([])
  })
  it('strikes with each part of a damage that is placed bit by bit, and with nothing beyond it', () => {
    const one = teller(false)
    expect(one.take(step([aims, result(true, 3)]))).toEqual([])
    const placed = [damage(1), damage(1, null), damage(1, null), damage(1, null)].map(fact => one.take(step([fact])))
    expect(placed).toEqual([hit(1), hit(1), hit(1), []])
  })
  it('strikes nobody once it is dropped', () => {
    expect(teller(false).take(step([aims, result(false), { fact: 'dropped', attackId: 'v1' }]))).toEqual([])
  })
  it('is not what a correction by the game master takes', () => {
    const one = teller(false)
    one.take(step([aims]))
    expect(one.take(step([damage(2, null)], 'correct'))).toEqual([])
  })
})

describe('a battle that is opened in its middle', () => {
  it('has the attacks on their way that were made before, and none that was taken back', () => {
    seq = 0
    const entries = [step([]), step([aims])]
    const rules = { report, evolve: (state: unknown) => state, strikesTogether: false }
    expect(StrikeTeller.after(rules, entries, () => null).take(step([damage(2)]))).toEqual(hit(2))
    const undo = { seq: 3, at: 0, by: 'gm', kind: 'undo', target: 2 } as const
    expect(StrikeTeller.after(rules, [...entries, undo], () => null).take(step([damage(2)]))).toEqual([])
  })
})
