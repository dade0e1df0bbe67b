import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { nextCommand } from '../../../support/dystopian-wars/whole-battle'
import { beginSample, everyFourth } from './sample'
import type { WholeTable } from './describe-table'

const PROPOSALS = 8

export const DYSTOPIAN: WholeTable<BattleState> = {
  system: 'dystopian-wars',
  begin: beginSample('dystopian-wars'),
  claims: everyFourth,
  hide: ({ squadrons, units, wings }) => {
    const hidden = squadrons.filter(({ name }) => name === 'Hornet nest')
    const parts = [...units, ...wings].filter(({ squadronId }) => hidden.some(({ id }) => id === squadronId))
    return {
      commands: hidden.map(({ id }) => ({ type: 'correctSquadron', squadronId: id, correction: { isHidden: true }, reason: '' })),
      names: [...hidden, ...parts].map(({ name }) => name)
    }
  },
  gm: nextCommand,
  isPlayed: (_state, proposed, part) => proposed >= (part === 'half' ? PROPOSALS / 2 : PROPOSALS)
}
