import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { nextCommand } from '../../../support/firestorm-armada/whole-battle'
import { beginSample, everyFourth } from './sample'
import type { WholeTable } from './describe-table'

const PROPOSALS = 8

export const FIRESTORM: WholeTable<BattleState> = {
  system: 'firestorm-armada',
  begin: beginSample('firestorm-armada'),
  claims: everyFourth,
  hide: ({ ships }) => {
    const hidden = ships.filter(({ name }) => name === 'Lien')
    return {
      commands: hidden.map(({ id }) => ({ type: 'markShip', shipId: id, mark: 'isHidden', isSet: true })),
      names: hidden.map(({ name }) => name)
    }
  },
  gm: nextCommand,
  isPlayed: (_state, proposed, part) => proposed >= (part === 'half' ? PROPOSALS / 2 : PROPOSALS)
}
