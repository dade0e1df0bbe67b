import { describe, expect, it } from 'vitest'
import { attacked, duel, s } from '@kit/systems/xwing'
import { logReading } from './log-reading'

describe('how the log reads a battle of X-Wing', () => {
  it('finds the ships an event is about, also by the attack they fight in', () => {
    const state = attacked(duel(), 'hhh')
    const about = (event: object): readonly string[] => logReading.fleetsIn(state, event as never)
    expect(about({ type: 'shipEngaged', shipId: s('b'), hasAttacked: false })).toEqual(['b'])
    expect(about({ type: 'stageEntered', attackId: state.attacks[0]?.id, stage: 'rollDefense' })).toEqual(['a', 'x'])
    expect(about({ type: 'engagementEnded' })).toEqual([])
    expect(about({ type: 'battleBegun', ships: ['a', 'b', 'x'] })).toEqual([])
  })
  it('says when it was', () => {
    expect(logReading.momentOf(duel())).toEqual({
      round: 1,
      turn: { key: 'xwTable.round', values: { round: 1 } },
      phase: { key: 'xw.phase.engagement' }
    })
  })
  it('shows what several corrected numbers were and are; one stands in its sentence', () => {
    const corrected = (correction: object) =>
      logReading.changesOf(duel(), { type: 'shipCorrected', shipId: s('a'), correction, reason: '' } as never)
    expect(corrected({ shields: 0 })).toEqual([])
    expect(corrected({ shields: 0, hull: 5, locks: [s('x')] })).toEqual([
      { label: { key: 'xw.field.shields' }, from: 1, to: 0 },
      { label: { key: 'xw.field.hull' }, from: 3, to: 5 }
    ])
  })
  it('passes over a stage whose own act follows, and the dice beside their faces', () => {
    const entered = (stage: string): unknown => logReading.repeats({ type: 'stageEntered', stage } as never)
    expect(['rollAttack', 'rollDefense', 'damage', 'attackerModifiesAttack'].map(entered)).toEqual(['next', 'next', 'next', null])
    const values = { ship: 'Wren', count: 2, dice: 'h b' }
    const beside = (type: string, kind = ''): unknown =>
      logReading.besideFaces({ type, pool: 'attack', change: { kind } } as never, { key: 'xw.event.diceRolled.attack', values })
    const rolls = [beside('diceRolled'), beside('tokenSpent'), beside('diceModified', 'reroll')]
    expect(rolls).toEqual(['attack', 'tokenSpent', 'reroll'].map(name => ({ key: `xwTable.rolls.${name}`, values })))
    expect([beside('shipEngaged'), beside('diceModified', 'change')]).toEqual([undefined, undefined])
  })
  it('knows what is a correction by the GM', () => {
    expect(['correctShip', 'waiveObligation', 'spendToken'].map(type => logReading.isCorrection({ type }))).toEqual([true, true, false])
  })
})
