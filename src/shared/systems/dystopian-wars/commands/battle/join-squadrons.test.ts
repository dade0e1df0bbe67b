import { describe, expect, it } from 'vitest'
import { forceId, type DraftSquadron } from '../../model/force'
import { sideOf } from '../../state'
import { aSquadron, aUnit, aWing, duel, given, next, play, playAll, s, u } from '@kit/systems/dystopian-wars'
import type { DwCommands } from '../command'

const late = aSquadron('late', [aUnit('n', { hp: 4 })], [aWing('h')])
const joins = (force = 'us', ...squadrons: readonly DraftSquadron[]): DwCommands['joinSquadrons'] => ({
  type: 'joinSquadrons',
  forceId: forceId(force),
  squadrons: squadrons.length === 0 ? [late] : squadrons
})

describe('squadrons come late (DW-001)', () => {
  it('whole, on the side of their force, in the middle of an activation too', () => {
    given(duel())
      .when(joins('them'))
      .then({ type: 'squadronsJoined', forceId: forceId('them'), squadrons: [late] })
      .thenState(state => {
        expect(state.squadrons.at(-1)).toEqual({ id: 'late', name: 'late', forceId: 'them', hasActivated: false, note: '' })
        expect(state.units.at(-1)).toMatchObject({ id: 'n', hp: 4, hpStart: 4, status: 'active', criticals: [] })
        expect(state.wings.at(-1)).toMatchObject({ id: 'h', tokens: 5, tokensStart: 5, status: 'flying' })
        expect(sideOf(state, u('n'))).toBe('B')
        expect(state.step).toBe('declareAttacks')
      })
  })
  it('and the turn waits until they have acted', () => {
    const done = playAll(duel(), next, { type: 'activateSquadron', squadronId: s('theirs') }, next)
    given(play(done, joins())).when({ type: 'endTurn' }).isRefused('not-all-activated')
    given(playAll(done, joins(), { type: 'activateSquadron', squadronId: s('late') }, next))
      .when({ type: 'endTurn' })
      .then({ type: 'turnEnded', turn: 1 })
  })
  it('by leave of the GM, whatever rule their cards break', () => {
    const recon = aSquadron('late', [aUnit('n')], [aWing('h', { type: 'recon', isOnCap: true })])
    given(duel())
      .when(joins('us', recon))
      .then({ type: 'squadronsJoined', forceId: forceId('us'), squadrons: [recon] })
  })
  it('unless nobody comes, they are there already, or cannot fight', () => {
    given(duel()).when(joins('nobody')).isRefused('no-such-force')
    given(duel())
      .when(joins('us', aSquadron('late', [aUnit('x')])))
      .isRefused('duplicate-id')
    given(duel())
      .when(joins('us', aSquadron('ours', [aUnit('n')])))
      .isRefused('duplicate-id')
    given(duel())
      .when(joins('us', late, late))
      .isRefused('duplicate-id')
    given(duel())
      .when(joins('us', aSquadron('late', [])))
      .isRefused('not-fit')
    given(duel())
      .when(joins('us', aSquadron('late', [aUnit('n', { hp: 0 })])))
      .isRefused('not-fit')
  })
})
