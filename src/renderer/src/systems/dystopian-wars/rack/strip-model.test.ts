import { describe, expect, it } from 'vitest'
import { duel, havingUnit, havingWing, suffering, unitIn, wingIn } from '@kit/systems/dystopian-wars'
import { unitStrip, wingStrip } from './strip-model'

const chipsOf = (state: ReturnType<typeof duel>, id: string): readonly string[] =>
  unitStrip(state, unitIn(state, id)).chips.map(chip => chip.message.key)
const figureOf = (state: ReturnType<typeof duel>, id: string, name: string): number | undefined =>
  unitStrip(state, unitIn(state, id)).figures.find(figure => figure.name === name)?.value.total

describe('the strip of a unit (DW-004, DW-066)', () => {
  it('has the figures as they count now', () => {
    const hurt = suffering(havingUnit(duel({ x: { shields: 2 } }), 'x', { hp: 4 }), 'x', 5, 8, 10)
    expect(figureOf(hurt, 'x', 'aa')).toBe(3)
    expect(figureOf(hurt, 'x', 'cr')).toBe(4)
    expect(figureOf(hurt, 'x', 'shields')).toBe(0)
    expect(unitStrip(hurt, unitIn(hurt, 'x')).movement?.total).toBe(3.5)
  })
  it('leaves out generators it does not carry', () => {
    expect(figureOf(duel(), 'x', 'shields')).toBeUndefined()
  })
  it('tells its criticals, and obscured only while it does not burn', () => {
    const obscured = havingUnit(duel(), 'x', { isObscured: true })
    expect(chipsOf(obscured, 'x')).toEqual(['dw.field.isObscured'])
    expect(chipsOf(suffering(obscured, 'x', 4), 'x')).toEqual(['dw.critical.ragingFire'])
  })
  it('tells how often a critical lies on it (dw.criticalTwice)', () => {
    const twice = havingUnit(duel(), 'x', { criticals: [{ row: 6, turn: 1, triedTurn: null, times: 2 }] })
    expect(unitStrip(twice, unitIn(twice, 'x')).chips[0]?.message).toEqual({
      key: 'dwTable.chip.criticalTimes',
      values: { critical: { key: 'dw.critical.weaponDamage' }, times: 2 }
    })
  })
  it('tells of a critical what it does, its cause, and its end: a repair only where repairs are played', () => {
    const told = (state: ReturnType<typeof duel>) => unitStrip(state, unitIn(state, 'x')).chips[0]
    const burning = suffering(duel(), 'x', 4)
    expect(told(burning)).toMatchObject({
      does: { key: 'dw.criticalEffect.ragingFire' },
      by: { key: 'dwTable.chip.criticalIn', values: { turn: 1 } },
      until: { key: 'dwTable.chip.untilTaken' }
    })
    const repairs = duel({ rulings: { 'dw.repair': 'd6' } })
    expect(told(suffering(repairs, 'x', 4))?.until).toEqual({ key: 'dwTable.chip.untilRepaired' })
    expect(told(suffering(repairs, 'x', 10))?.until).toEqual({ key: 'dwTable.chip.untilTaken' })
  })
})

describe('the strip of a wing (DW-027, DW-032)', () => {
  it('tells what an abort bars, and from how many hits it aborts', () => {
    const state = havingWing(duel(), 'f', { hasAborted: true, bar: 'all', tokens: 3 })
    const strip = wingStrip(state, wingIn(state, 'f'))
    expect(strip.chips.map(chip => chip.message.key)).toEqual(['dw.field.hasAborted', 'dw.bar.all'])
    expect(strip.figures.find(figure => figure.name === 'abort')?.value.total).toBe(3)
    expect(strip.gauge).toEqual({ name: 'tokens', now: 3, max: 5 })
  })
  it('of drones names no abort: they never do (DW-031)', () => {
    const state = duel({ f: { type: 'drone' } })
    expect(wingStrip(state, wingIn(state, 'f')).figures.map(figure => figure.name)).not.toContain('abort')
  })
})
