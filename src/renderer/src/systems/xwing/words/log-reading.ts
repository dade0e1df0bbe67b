import type { WireCommand } from '@shared/ipc/calls'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import { diceCount } from '@shared/systems/xwing/derive/dice-count'
import type { XwEvent } from '@shared/systems/xwing/events'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { findShip, findSquad } from '@shared/systems/xwing/state'
import { idsIn } from '../../../table/volley/ids-in'
import type { LogChange, LogLine, LogMoment, LogReading, LogSum, PastStates } from '../../../contract/log-line'

const CORRECTIONS: readonly string[] = [
  'correctShip',
  'correctSquad',
  'correctAttack',
  'waiveObligation'
] satisfies readonly XwCommand['type'][]

/** Battles of X-Wing, as the log reads them. */
export const logReading: LogReading = {
  changesOf: (state, event) => changesOf(state as BattleState, event as XwEvent),
  momentOf,
  // The beginning names everybody and is about nobody.
  fleetsIn: (state, event) => (event.type === 'battleBegun' ? [] : shipsIn(state as BattleState, event)),
  whyOf: rolledDice,
  isCorrection: (command: WireCommand) => CORRECTIONS.includes(command.type)
}

function momentOf(state: unknown): LogMoment {
  const { round, phase } = state as BattleState
  return { round, turn: { key: 'xwTable.round', values: { round } }, phase: { key: `xw.phase.${phase}` } }
}

/** Several numbers corrected at once are only counted by their sentence: what each was and is. */
function changesOf(state: BattleState, event: XwEvent): readonly LogChange[] {
  const before =
    event.type === 'shipCorrected'
      ? findShip(state, event.shipId)
      : event.type === 'squadCorrected'
        ? findSquad(state, event.squadId)
        : undefined
  if (before === undefined || !('correction' in event)) return []
  const fields = Object.entries(event.correction)
  if (fields.length < 2) return []
  return fields.flatMap(([field, to]) => {
    const from: unknown = Reflect.get(before, field)
    return isFigure(from) && isFigure(to) ? [{ label: { key: `xw.field.${field}` }, from, to }] : []
  })
}

const isFigure = (value: unknown): value is string | number => typeof value === 'number' || typeof value === 'string'

/** How many dice were rolled, as the battle stood before they were. */
function rolledDice(log: PastStates, line: LogLine): LogSum | null {
  const entry = log.entries()[line.seq - 1]
  if (entry?.kind !== 'command') return null
  const event = entry.events[line.eventIndex] as XwEvent | undefined
  const command = entry.command as XwCommand
  if (event?.type !== 'diceRolled' || !('limits' in command)) return null
  const before = log.stateAt(line.seq - 1) as BattleState
  const attack = before.attacks.find(one => one.id === event.attackId)
  if (attack === undefined) return null
  return { ...diceCount(before, attack, event.pool, event.modifiers, command.limits), counts: 'battle.log.sum.dice' }
}

/** Ships named anywhere in an event: themselves, by the attack they fight in, or by a card they owe. */
function shipsIn(state: BattleState, event: unknown): readonly string[] {
  const named = idsIn(event)
  for (const { id, attackerId, defenderId } of state.attacks) if (named.has(id)) named.add(attackerId).add(defenderId)
  return state.ships.flatMap(({ id }) => (named.has(id) ? [id] : []))
}
