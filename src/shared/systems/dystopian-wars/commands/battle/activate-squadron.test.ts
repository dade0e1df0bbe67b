import { describe, expect, it } from 'vitest'
import { aSquadron, aUnit, battle, duel, given, havingUnit, s } from '@kit/systems/dystopian-wars'

const fresh = battle([aSquadron('ours', [aUnit('a')])], [aSquadron('theirs', [aUnit('x')])])
const activate = (id: string) => ({ type: 'activateSquadron', squadronId: s(id) }) as const

describe('a squadron that acts (DW-001)', () => {
  it('begins with declaring its attacks', () => {
    given(fresh)
      .when(activate('ours'))
      .then({ type: 'squadronActivated', squadronId: s('ours') }, { type: 'stepEntered', step: 'declareAttacks' })
      .thenState(state => expect([state.step, state.squadrons[0]?.hasActivated]).toEqual(['declareAttacks', true]))
  })
  it('acts once a turn, unless the GM lets it', () => {
    const once = { ...fresh, squadrons: fresh.squadrons.map(squadron => ({ ...squadron, hasActivated: true })) }
    given(once).when(activate('ours')).isRefused('already-activated')
    given(once).when(activate('ours')).forced().thenAmong({ type: 'stepEntered', step: 'declareAttacks' })
  })
  it('waits until the one before is done', () => {
    given(duel()).when(activate('theirs')).isRefused('activation-open')
    given(duel())
      .when(activate('theirs'))
      .forced()
      .thenAmong({ type: 'activationEnded', squadronId: s('ours') }, { type: 'squadronActivated', squadronId: s('theirs') })
  })
  it('must be there and have somebody left', () => {
    given(fresh).when(activate('nobody')).isRefused('no-such-squadron')
    given(havingUnit(fresh, 'a', { status: 'removed' }))
      .when(activate('ours'))
      .isRefused('out-of-play')
  })
})
