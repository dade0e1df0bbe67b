import type { BattleState } from '@shared/systems/xwing/model/battle'
import { nextCommand } from '../../../support/xwing/whole-battle'
import { beginSample, everyFourth } from './sample'
import type { WholeTable } from './describe-table'

const PROPOSALS = 8

export const XWING: WholeTable<BattleState> = {
  system: 'xwing',
  begin: beginSample('xwing'),
  claims: everyFourth,
  hide: ({ ships }) => {
    const hidden = ships.filter(({ name }) => name === 'Umber')
    return {
      commands: hidden.map(({ id }) => ({ type: 'correctShip', shipId: id, correction: { isHidden: true }, reason: '' })),
      names: hidden.map(({ name }) => name)
    }
  },
  gm: nextCommand,
  isPlayed: (_state, proposed, part) => proposed >= (part === 'half' ? PROPOSALS / 2 : PROPOSALS)
}
