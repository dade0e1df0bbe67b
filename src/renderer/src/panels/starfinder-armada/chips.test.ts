import { describe, expect, it } from 'vitest'
import { after, anArmada, at, battle, f, fleetIn, having } from '@shared/systems/starfinder-armada/testkit'
import type { ConditionEffect } from '@shared/systems/starfinder-armada/model/battle'
import { chipsOf } from './chips'

const start = at(
  battle(anArmada('us', [{ id: 'hawk', fleetClass: 'capital', abilities: ['superweapon'] }]), anArmada('them', [{ id: 'crow' }])),
  'gunnery'
)
const engines: ConditionEffect = {
  id: 'e1',
  kind: 'condition',
  condition: 'engines',
  ability: null,
  strength: 1,
  targetId: 'hawk',
  cause: 'sa.cause.gm',
  source: 'SA-109',
  ending: { kind: 'battle' },
  suspension: null
}
const chips = (state: typeof start) => chipsOf(state, fleetIn(state, 'hawk'))

describe('the chips of a fleet', () => {
  it('are none for a fleet nothing has happened to', () => {
    expect(chips(start)).toEqual([])
  })

  it('say what harms it and when that ends', () => {
    expect(chips(after(start, { type: 'effectBegun', effect: engines }))).toMatchObject([
      { name: { key: 'sa.condition.engines' }, ending: { key: 'sa.ending.battle' }, isHarm: true, isHeld: false }
    ])
  })

  it('say until when an effect is held off, and no longer call it harm', () => {
    const effect = { ...engines, suspension: { cause: 'sa.cause.gm', ending: { kind: 'endOfRound', round: 4 } } } as const
    expect(chips(after(start, { type: 'effectBegun', effect }))).toMatchObject([
      { ending: { key: 'sa.held.endOfRound', values: { round: 4 } }, isHarm: false, isHeld: true }
    ])
  })

  it('count the rounds a routed fleet has fled', () => {
    const routed = having(start, 'hawk', { status: 'routed', rout: { dc: 12, since: 1, roundsFled: 1 } })
    expect(chips(routed)).toMatchObject([{ ending: { key: 'sa.chip.fled', values: { rounds: 1 } }, isHarm: true }])
  })

  it('tell how far a disabled fleet drifts', () => {
    expect(chips(having(start, 'hawk', { status: 'disabled', hp: 0 }))).toMatchObject([
      { ending: { values: { count: 2 } }, icon: 'disabled' }
    ])
  })

  it('say when the superweapon is ready again', () => {
    expect(chips(having(start, 'hawk', { superweaponReadyRound: 3 }))).toMatchObject([
      { ending: { key: 'sa.chip.ready', values: { round: 3 } } }
    ])
  })

  it('leave the effects of other fleets out', () => {
    expect(chips(after(start, { type: 'effectBegun', effect: { ...engines, targetId: f('crow') } }))).toEqual([])
  })
})
