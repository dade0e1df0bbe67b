import type { Message } from '../../core/engine/message'
import type { FaCommand } from './commands/command'
import { firersIn, nameIn } from './events/words'
import type { BattleState } from './model/battle'

/** The command's name: `fa.command.<type>`, with the names of its subject, and of whom it is aimed at. */
export function describeCommand(state: BattleState, command: FaCommand): Message {
  return { key: `fa.command.${command.type}`, values: { name: subjectOf(state, command), ...targetOf(state, command) } }
}

function subjectOf(state: BattleState, command: FaCommand): string {
  if (command.type === 'fireWeapons') return firersIn(state, command.aims)
  if ('shipId' in command && command.shipId !== null) return nameIn(state, command.shipId)
  if ('wingId' in command) return nameIn(state, command.wingId)
  if ('unitId' in command && command.unitId !== null) return nameIn(state, command.unitId)
  if ('fleet' in command) return command.fleet.name
  if ('fleetId' in command) return nameIn(state, command.fleetId)
  if ('attackerId' in command) return nameIn(state, command.attackerId)
  if ('targetId' in command) return nameIn(state, command.targetId)
  if ('obligationId' in command) return ownerIn(state, command.obligationId)
  return ''
}

function targetOf(state: BattleState, command: FaCommand): { readonly target?: string } {
  if (command.type === 'fireWeapons' || command.type === 'boardShip') return { target: nameIn(state, command.targetId) }
  if (command.type === 'settleBoarding') return boardedIn(state, command.obligationId)
  if (command.type !== 'firePointDefence') return {}
  return { target: command.allocations.map(one => nameIn(state, one.wingId)).join(', ') }
}

/** The ship that is boarded. */
function boardedIn(state: BattleState, id: string): { readonly target?: string } {
  const due = state.obligations.find(one => one.id === id)
  return due?.kind === 'boarding' ? { target: nameIn(state, due.targetId) } : {}
}

/** Whoever owes it. */
function ownerIn(state: BattleState, id: string): string {
  const due = state.obligations.find(one => one.id === id)
  return due === undefined ? '' : nameIn(state, due.kind === 'drivenOff' ? due.wingId : due.shipId)
}
