import { describe, expect, it } from 'vitest'
import { after, anArmada, anOfficer, at, battle, f, fleetIn, having, o } from '@kit/systems/starfinder-armada'
import type { ConditionEffect } from '@shared/systems/starfinder-armada/model/effects'
import { chipsOf } from './chips'

const start = at(
  battle(anArmada('us', [{ id: 'hawk', fleetClass: 'capital', abilities: ['superweapon'] }]), anArmada('them', [{ id: 'crow' }])),
  'gunnery'
)
const engines: ConditionEffect = {
  id: 'e1',
  kind: 'condition',
  byFleetId: null,
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
      { name: { key: 'sa.effect.engines' }, ending: { key: 'sa.ending.battle' }, isHarm: true, isHeld: false }
    ])
  })

  it('say until when an effect is held off, and no longer call it harm', () => {
    const effect = { ...engines, suspension: { cause: 'sa.cause.gm', ending: { kind: 'endOfRound', round: 4 } } } as const
    expect(chips(after(start, { type: 'effectBegun', effect }))).toMatchObject([
      { ending: { key: 'sa.held.endOfRound', values: { round: 4 } }, isHarm: false, isHeld: true }
    ])
  })

  it('say that a routed fleet flees, and for how many rounds', () => {
    const routed = at(having(start, 'hawk', { status: 'routed', rout: { dc: 12, since: 1, roundsFled: 1 } }), 'helm', 2)
    expect(chips(routed)).toMatchObject([{ ending: { key: 'saTable.chip.flees', values: { rounds: 1, of: 3 } }, isHarm: true }])
  })

  it('say that a fleet broken this round flees from the next', () => {
    const routed = having(start, 'hawk', { status: 'routed', rout: { dc: 12, since: 1, roundsFled: 0 } })
    expect(chips(routed)).toMatchObject([{ ending: { key: 'saTable.chip.fleesFrom', values: { from: 2 } } }])
  })

  it('put what became of a fleet before all harm', () => {
    const routed = having(after(start, { type: 'effectBegun', effect: engines }), 'hawk', { status: 'routed', rout: null })
    expect(chips(routed).map(chip => chip.source)).toEqual(['SA-103', 'SA-109'])
  })

  it('show what lies on an officer aboard, and with the admiral what lies on the armada', () => {
    const crewed = at(
      battle(
        anArmada('us', [{ id: 'hawk' }, { id: 'kite' }], [anOfficer('Ana', 'admiral', 'hawk'), anOfficer('Bo', 'commander', 'kite')]),
        anArmada('them', [{ id: 'crow' }])
      ),
      'helm'
    )
    const base = { ...engines, kind: 'precognition', officerId: o('Ana') } as const
    const both = after(
      crewed,
      { type: 'effectBegun', effect: { ...base, id: 'e1', targetId: 'us' } },
      { type: 'effectBegun', effect: { ...base, id: 'e2', targetId: 'Bo' } }
    )
    expect(chipsOf(both, fleetIn(both, 'hawk')).map(chip => chip.id)).toEqual(['e1'])
    expect(chipsOf(both, fleetIn(both, 'kite')).map(chip => chip.id)).toEqual(['e2'])
  })

  it('tell how far a disabled fleet drifts', () => {
    expect(chips(having(start, 'hawk', { status: 'disabled', hp: 0 }))).toMatchObject([
      { ending: { values: { count: 2 } }, icon: 'disabled' }
    ])
  })

  it('say when the superweapon is ready again', () => {
    expect(chips(having(start, 'hawk', { superweaponReadyRound: 3 }))).toMatchObject([
      { ending: { key: 'saTable.chip.ready', values: { round: 3 } } }
    ])
  })

  it('leave the effects of other fleets out', () => {
    expect(chips(after(start, { type: 'effectBegun', effect: { ...engines, targetId: f('crow') } }))).toEqual([])
  })
})
