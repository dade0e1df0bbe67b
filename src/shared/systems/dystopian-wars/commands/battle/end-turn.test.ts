import { describe, expect, it } from 'vitest'
import { duel, given, havingUnit, havingWing, next, play, playAll, s, w } from '@kit/systems/dystopian-wars'

const bothDone = playAll(duel(), next, { type: 'activateSquadron', squadronId: s('theirs') }, next)

describe('the end of a turn (DW-032)', () => {
  it('frees squadrons and wings', () => {
    const after = play(havingWing(bothDone, 'f', { hasAborted: true, bar: 'all' }), { type: 'endTurn' })
    expect([after.turn, after.squadrons.map(squadron => squadron.hasActivated)]).toEqual([2, [false, false]])
    expect(after.wings[0]).toMatchObject({ hasAborted: false, bar: 'none' })
  })
  it('waits for the activation, for what is owed and for everybody left', () => {
    given(duel()).when({ type: 'endTurn' }).isRefused('activation-open')
    given(duel())
      .when({ type: 'endTurn' })
      .forced()
      .thenAmong({ type: 'activationEnded', squadronId: s('ours') }, { type: 'turnEnded', turn: 1 })
    given(play(duel(), next)).when({ type: 'endTurn' }).isRefused('not-all-activated')
    given({ ...bothDone, obligations: [{ id: 'o1', kind: 'fuel', wingId: w('f'), turn: 1 }] })
      .when({ type: 'endTurn' })
      .isRefused('obligations-open')
    const gone = havingWing(havingUnit(havingUnit(play(duel(), next), 'x', { status: 'removed' }), 'y', { status: 'removed' }), 'g', {
      status: 'removed'
    })
    given(gone).when({ type: 'endTurn' }).then({ type: 'turnEnded', turn: 1 })
  })
})
