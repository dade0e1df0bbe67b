import { beginningRefusal } from '../../../../core/housekeeping/beginning'
import type { BattleState } from '../../model/battle'
import { idsIn } from '../../model/ids-in'
import { validateForce } from '../../validate/validate-force'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

export function checkBeginBattle(state: BattleState, { forces }: DwCommands['beginBattle']): DwRefusal | null {
  return beginningRefusal(state, {
    sides: forces,
    ids: forces.flatMap(({ force }) => [force.id, ...idsIn(force.squadrons)]),
    areFit: () => forces.every(({ force }) => validateForce(force).fit !== null)
  })
}

export function* decideBeginBattle(_state: BattleState, command: DwCommands['beginBattle']): Decision {
  const illegal = command.forces.filter(({ force }) => validateForce(force).verdict === 'illegal')
  return [{ type: 'battleBegun', setup: command, illegalForceIds: illegal.map(({ force }) => force.id) }]
}
