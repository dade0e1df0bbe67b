import { describe, expect, it } from 'vitest'
import type { DraftForce } from '../../model/force'
import { sideOf } from '../../state'
import { aForce, aSquadron, attack, attacksIn, aUnit, aWing, duel, given, next, play, playAll, s, u } from '@kit/systems/dystopian-wars'
import type { DwCommands } from '../command'

const late = aForce('late', aSquadron('wolves', [aUnit('n', { hp: 4 }), aUnit('o')], [aWing('h')]))
const joins = (force: DraftForce = late): DwCommands['joinForce'] => ({ type: 'joinForce', sideId: 'C', force })

describe('a force comes late on a side of its own (DW-001)', () => {
  it('whole, with its cards, in the middle of an activation too', () => {
    given(duel())
      .when(joins())
      .then({ type: 'forceJoined', sideId: 'C', force: late, isIllegal: false })
      .thenState(state => {
        expect(state.forces.at(-1)).toEqual({ id: 'late', name: 'late', sideId: 'C', cards: 2, isIllegal: false })
        expect(state.squadrons.at(-1)).toMatchObject({ id: 'wolves', forceId: 'late', hasActivated: false })
        expect([sideOf(state, u('n')), state.step]).toEqual(['C', 'declareAttacks'])
      })
  })
  it('fights everybody else, and the turn waits until it has acted', () => {
    const done = playAll(duel(), next, { type: 'activateSquadron', squadronId: s('theirs') }, next, joins())
    given(done).when({ type: 'endTurn' }).isRefused('not-all-activated')
    const acting = play(done, { type: 'activateSquadron', squadronId: s('wolves') })
    expect(attacksIn(playAll(acting, attack('n', 'a'), attack('o', 'x')))).toHaveLength(2)
  })
  it('noted where it breaks the rules of building and the GM allows it', () => {
    const unnamed = { ...late, name: '' }
    expect(play(duel(), joins(unnamed)).forces.at(-1)?.isIllegal).toBe(true)
    given(duel())
      .when(joins({ ...unnamed, allowIllegal: false }))
      .isRefused('not-fit')
  })
  it('unless nobody comes, it is there already, or cannot fight', () => {
    given(duel())
      .when(joins(aForce('us', aSquadron('wolves', [aUnit('n')]))))
      .isRefused('duplicate-id')
    given(duel())
      .when(joins(aForce('late', aSquadron('wolves', [aUnit('x')]))))
      .isRefused('duplicate-id')
    given(duel())
      .when(joins(aForce('late')))
      .isRefused('not-fit')
    given(duel())
      .when(joins(aForce('late', aSquadron('wolves', [aUnit('n', { hp: 0 })]))))
      .isRefused('not-fit')
  })
})
