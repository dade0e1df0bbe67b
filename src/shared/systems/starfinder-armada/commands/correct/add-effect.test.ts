import { describe, expect, it } from 'vitest'
import { armorClass } from '../../derive/fleet/armor-class'
import { speed } from '../../derive/fleet/speed'
import { anArmada, at, battle, f, fleetIn, given } from '@kit/systems/starfinder-armada'
import type { SaCommands } from '../command'

const table = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'helm')
const lay = (effect: SaCommands['addEffect']['effect']): SaCommands['addEffect'] => ({
  type: 'addEffect',
  fleetId: f('a'),
  effect,
  ending: { kind: 'endOfRound', round: 1 },
  reason: 'table'
})

describe('the GM lays an effect on a fleet (SA-110)', () => {
  it('a condition: Engines takes 1 from AC and speed (SA-109)', () => {
    given(table)
      .when(lay({ kind: 'condition', condition: 'engines', ability: null }))
      .thenState(state => {
        const fleet = fleetIn(state, 'a')
        expect(armorClass(state, fleet, { versus: 'gunnery', isFromFrontArc: false }).total).toBe(12)
        expect(speed(state, fleet).total).toBe(4)
      })
  })
  it('a modifier with the name the GM gave it, in the AC breakdown (SA-096)', () => {
    given(table)
      .when(lay({ kind: 'modifier', stat: 'ac', value: 2, name: 'Nebula' }))
      .thenState(state => {
        const ac = armorClass(state, fleetIn(state, 'a'), { versus: 'gunnery', isFromFrontArc: false })
        expect(ac.total).toBe(15)
        expect(ac.parts.at(-1)).toMatchObject({ value: 2, values: { name: 'Nebula' } })
      })
  })
  it('a mood replaces the one before', () => {
    given(table)
      .when(lay({ kind: 'morale', level: 'shaken' }))
      .thenState(() => true)
      .when(lay({ kind: 'morale', level: 'emboldened' }))
      .thenState(state => expect(state.effects).toMatchObject([{ kind: 'morale', level: 'emboldened' }]))
  })
  it('says what cannot be', () => {
    given(table)
      .when(lay({ kind: 'modifier', stat: 'ac', value: 0.5, name: 'x' }))
      .isRefused('bad-number')
    given(table)
      .when(lay({ kind: 'modifier', stat: 'ac', value: 1, name: ' ' }))
      .isRefused('bad-name')
    given(table)
      .when(lay({ kind: 'condition', condition: 'auxiliarySystem', ability: null }))
      .isRefused('needs-a-target')
    given(table)
      .when({ ...lay({ kind: 'morale', level: 'shaken' }), fleetId: f('zz') })
      .isRefused('no-such-fleet')
  })
})
