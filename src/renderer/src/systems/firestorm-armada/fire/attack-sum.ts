import { breakdown, type Breakdown } from '@shared/core/breakdown/breakdown'
import type { FaCommand, FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import { attackDice } from '@shared/systems/firestorm-armada/derive/attack-dice'
import { weaponDice } from '@shared/systems/firestorm-armada/derive/weapon-dice'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { theShip, theWeapon } from '@shared/systems/firestorm-armada/state'
import type { LogLine, LogSum, PastStates } from '../../../contract/log-line'

/** Breakdown of an attack's dice: by weapon if several fire, else the lines of the single one. */
export function attackSum(state: BattleState, attack: Pick<FaCommands['fireWeapons'], 'aims' | 'splitDice' | 'gmDice'>): Breakdown {
  const all = attackDice(state, attack)
  const [aim, ...others] = attack.aims
  if (aim === undefined || others.length > 0) return all
  const ship = theShip(state, aim.shipId)
  const own = weaponDice(state, ship, theWeapon(ship, aim.weaponId), aim, attack.splitDice)
  return breakdown([...own.parts, ...all.parts.filter(part => part.label !== 'fa.part.focus')])
}

/** Breakdown of the dice of a logged attack; null for other lines, and if the current rules give another number. */
export function attackSumOf(log: PastStates, line: LogLine): LogSum | null {
  const entry = log.entries()[line.seq - 1]
  if (entry?.kind !== 'command') return null
  const command = entry.command as FaCommand
  const event = entry.events[line.eventIndex] as FaEvent | undefined
  if (command.type !== 'fireWeapons' || event?.type !== 'weaponsFired') return null
  const sum = attackSum(log.stateAt(line.seq - 1) as BattleState, command)
  return sum.total === event.attack.dice ? { ...sum, counts: null } : null
}
