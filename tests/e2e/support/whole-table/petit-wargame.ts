import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { nextCommand } from '../../../support/petit-wargame/whole-battle'
import { beginSample, everyFourth } from './sample'
import type { WholeTable } from './describe-table'

const PROPOSALS = 8

export const PETIT: WholeTable<BattleState> = {
  system: 'petit-wargame',
  begin: beginSample('petit-wargame'),
  claims: everyFourth,
  hide: ({ squadrons, ships }) => {
    const hidden = squadrons.filter(({ name }) => name === 'Bulwark')
    const parts = ships.filter(({ squadronId }) => hidden.some(({ id }) => id === squadronId))
    return {
      commands: hidden.map(({ id }) => ({ type: 'correctSquadron', squadronId: id, correction: { isHidden: true }, reason: '' })),
      names: [...hidden, ...parts].map(({ name }) => name)
    }
  },
  gm: nextCommand,
  isPlayed: (_state, proposed, part) => proposed >= (part === 'half' ? PROPOSALS / 2 : PROPOSALS)
}
