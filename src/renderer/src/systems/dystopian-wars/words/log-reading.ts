import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { DwEvent } from '@shared/systems/dystopian-wars/events'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { aimedDice } from '@shared/systems/dystopian-wars/rules/roll-fire'
import { findAttack } from '@shared/systems/dystopian-wars/state'
import type { WireCommand } from '@shared/ipc/calls'
import { idsIn } from '../../../table/volley/ids-in'
import type { LogChange, LogLine, LogMoment, LogReading, LogSum, PastStates } from '../../../contract/log-line'

const CORRECTIONS: readonly string[] = [
  'correctUnit',
  'correctWing',
  'correctSquadron',
  'correctForce',
  'correctAttack',
  'waiveObligation'
] satisfies readonly DwCommand['type'][]

/** Battles of Dystopian Wars, as the log reads them. */
export const logReading: LogReading = {
  changesOf: (state, event) => changesOf(state as BattleState, event as DwEvent),
  momentOf,
  // The beginning names everybody and is about nobody.
  fleetsIn: (state, event) => (event.type === 'battleBegun' ? [] : combatantsIn(state as BattleState, event)),
  whyOf: rolledDice,
  isCorrection: (command: WireCommand) => CORRECTIONS.includes(command.type)
}

function momentOf(state: unknown): LogMoment {
  const { turn, step } = state as BattleState
  return { round: turn, turn: { key: 'dwTable.turn', values: { turn } }, phase: { key: `dw.step.${step}` } }
}

/** Several numbers corrected at once are only counted by their sentence: what each was and is. */
function changesOf(state: BattleState, event: DwEvent): readonly LogChange[] {
  const found = correctedIn(state, event)
  if (found === null) return []
  const fields = Object.entries(found.correction)
  if (fields.length < 2) return []
  return fields.flatMap(([field, to]) => {
    const from: unknown = Reflect.get(found.before, field)
    return isFigure(from) && isFigure(to) ? [{ label: { key: `dw.field.${field}` }, from, to }] : []
  })
}

const isFigure = (value: unknown): value is string | number => typeof value === 'number' || typeof value === 'string'

function correctedIn(state: BattleState, event: DwEvent): { readonly before: object; readonly correction: object } | null {
  const at = (before: object | undefined, correction: object): { readonly before: object; readonly correction: object } | null =>
    before === undefined ? null : { before, correction }
  switch (event.type) {
    case 'unitCorrected':
      return at(
        state.units.find(unit => unit.id === event.unitId),
        event.correction
      )
    case 'wingCorrected':
      return at(
        state.wings.find(wing => wing.id === event.wingId),
        event.correction
      )
    case 'forceCorrected':
      return at(
        state.forces.find(force => force.id === event.forceId),
        event.correction
      )
    default:
      return null
  }
}

/** How the dice of an attack were made up, as the battle stood before they were rolled. */
function rolledDice(log: PastStates, line: LogLine): LogSum | null {
  const entry = log.entries()[line.seq - 1]
  const event = entry?.kind === 'command' ? (entry.events[line.eventIndex] as DwEvent | undefined) : undefined
  if (event?.type !== 'attackRolled') return null
  const before = log.stateAt(line.seq - 1) as BattleState
  const attack = findAttack(before, event.attackId)
  if (attack === undefined) return null
  return { ...aimedDice(before, attack, { ...event, toHit: null }), counts: 'battle.log.sum.attackDice' }
}

/** Units and wings named anywhere in an event: themselves, by an attack or by something owed. */
function combatantsIn(state: BattleState, event: unknown): readonly string[] {
  const named = idsIn(event)
  for (const { id, parts, targetId } of state.activation?.attacks ?? [])
    if (named.has(id)) for (const one of [targetId, ...parts.map(part => part.combatantId)]) named.add(one)
  for (const due of state.obligations) if (named.has(due.id)) named.add(due.kind === 'fuel' ? due.wingId : due.unitId)
  return [...state.units, ...state.wings].flatMap(({ id }) => (named.has(id) ? [id] : []))
}
