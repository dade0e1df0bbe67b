import { describe, expect, it } from 'vitest'
import { runRule } from '../dice/run-rule'
import { rulingSet, settingRulings } from './rulings'

const WEATHER = [{ key: 'x.rain', question: 'X-Q01', basis: 'silent', values: ['no', 'yes'] }] as const
const isKnown = (key: string, value: string): boolean => key === 'x.rain' && ['no', 'yes'].includes(value)
interface Dry {
  readonly rulings: Readonly<Record<string, string>>
}
const dry: Dry = { rulings: {} }
const rain = { type: 'setRuling', key: 'x.rain', value: 'yes' } as const

describe('another reading of a rule', () => {
  const { check, decide } = settingRulings<Dry>(WEATHER, isKnown)

  it('is one that there is, and not the one in force', () => {
    expect(check(dry, rain)).toBeNull()
    expect(check({ rulings: { 'x.rain': 'yes' } }, rain)).toBe('nothing-to-change')
    expect(check(dry, { ...rain, value: 'no' })).toBe('nothing-to-change')
    expect([check(dry, { ...rain, key: 'x.snow' }), check(dry, { ...rain, value: 'maybe' })]).toEqual(['no-such-ruling', 'no-such-ruling'])
  })
  it('counts from now on, and is told by its name', () => {
    expect(runRule(decide(dry, rain), [])).toMatchObject({ value: [{ type: 'rulingSet', key: 'x.rain', value: 'yes' }] })
    const { evolve, describe: say } = rulingSet<Dry>()
    expect(evolve(dry, { type: 'rulingSet', key: 'x.rain', value: 'yes' })).toEqual({ rulings: { 'x.rain': 'yes' } })
    const values = { ruling: { key: 'rulings.x.rain.title' }, value: { key: 'rulings.x.rain.short.yes' } }
    const told = say(dry, { type: 'rulingSet', key: 'x.rain', value: 'yes' }, said => ({ key: 'said', values: said }))
    expect(told).toEqual({ key: 'said', values })
  })
  it('may bring more', () => {
    const more = settingRulings<Dry, { readonly type: 'wet' }>(WEATHER, isKnown, function* (_state, event) {
      return [event, { type: 'wet' }]
    })
    expect(runRule(more.decide(dry, rain), [])).toMatchObject({ value: [{ type: 'rulingSet' }, { type: 'wet' }] })
  })
})
