import type { Message, MessageValue } from '../../core/engine/message'
import type { DwCommand } from './commands/command'
import { word } from './events/words'
import type { BattleState } from './model/battle'
import { findAttack, findSquadron, findUnit, findWing } from './state'

/** The command's name for undo and redo: `dw.command.<type>`. */
export function describeCommand(state: BattleState, command: DwCommand): Message {
  return { key: `dw.command.${command.type}`, values: commandValues(state, command) }
}

function commandValues(state: BattleState, command: DwCommand): Readonly<Record<string, MessageValue>> {
  const values: Record<string, MessageValue> = {}
  const name = (id: string): string => (findUnit(state, id) ?? findWing(state, id) ?? findSquadron(state, id))?.name ?? ''
  if ('fire' in command) values['attacker'] = name(command.fire.parts[0]?.combatantId ?? '')
  if ('targetId' in command) values['target'] = name(command.targetId)
  if ('attackId' in command) {
    const attack = findAttack(state, command.attackId)
    values['attacker'] = name(attack?.parts[0]?.combatantId ?? '')
    values['target'] = name(attack?.targetId ?? '')
  }
  if ('unitId' in command) values['unit'] = name(command.unitId)
  if ('wingId' in command) values['wing'] = name(command.wingId)
  if ('squadronId' in command) values['squadron'] = name(command.squadronId)
  if ('forceId' in command) values['force'] = state.forces.find(force => force.id === command.forceId)?.name ?? ''
  if (command.type === 'joinSquadrons') values['squadron'] = command.squadrons.map(one => one.name).join(', ')
  if ('force' in command) values['force'] = command.force.name
  if (command.type === 'playCard') values['card'] = command.name
  if (command.type === 'advanceStep') values['step'] = word('step', state.step)
  return values
}
