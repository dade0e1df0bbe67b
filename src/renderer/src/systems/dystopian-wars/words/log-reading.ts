import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { DwEvent } from '@shared/systems/dystopian-wars/events'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { CORRECTIONS, HEADINGS, STEPS, SETTLED } from '@shared/systems/dystopian-wars/report/lists'
import { aimedDice } from '@shared/systems/dystopian-wars/rules/roll-fire'
import { findAttack } from '@shared/systems/dystopian-wars/state'
import { idsIn } from '../../../table/volley/ids-in'
import type { LogChange, LogLine, LogSum, PastStates } from '../../../contract/log-line'
import { figuresChanged, readLog } from '../../../table/log/read-log'

/** How the log reads Dystopian Wars. */
export const logReading = readLog<BattleState, DwEvent, DwCommand>({
  changesOf,
  momentOf: ({ turn, step }) => ({ round: turn, turn: { key: 'dwTable.turn', values: { turn } }, phase: { key: `dw.step.${step}` } }),
  aboutIn: combatantsIn,
  whyOf: rolledDice,
  groups: { volley: ['declareAttack'], activation: ['activateSquadron'] },
  folds: { steps: STEPS },
  headings: HEADINGS,
  settled: SETTLED,
  corrections: CORRECTIONS
})

function changesOf(state: BattleState, event: DwEvent): readonly LogChange[] {
  const of = <T extends { readonly id: string }>(list: readonly T[], id: string, correction: object): readonly LogChange[] =>
    figuresChanged(
      'dw.field',
      list.find(one => one.id === id),
      correction
    )
  if (event.type === 'unitCorrected') return of(state.units, event.unitId, event.correction)
  if (event.type === 'wingCorrected') return of(state.wings, event.wingId, event.correction)
  return event.type === 'forceCorrected' ? of(state.forces, event.forceId, event.correction) : []
}

/** How the dice of an attack were made up, in the battle as it was before they were rolled. */
function rolledDice(log: PastStates, line: LogLine): LogSum | null {
  const entry = log.entries()[line.seq - 1]
  const event = entry?.kind === 'command' ? (entry.events[line.eventIndex] as DwEvent | undefined) : undefined
  if (event?.type !== 'attackRolled') return null
  const before = log.stateAt(line.seq - 1) as BattleState
  const attack = findAttack(before, event.attackId)
  if (attack === undefined) return null
  return { ...aimedDice(before, attack, { ...event, toHit: null }), counts: null }
}

/** Units and wings named anywhere in an event: themselves, by an attack or by something owed. */
function combatantsIn(state: BattleState, event: unknown): readonly string[] {
  const named = idsIn(event)
  for (const { id, parts, targetId } of state.activation?.attacks ?? [])
    if (named.has(id)) for (const one of [targetId, ...parts.map(part => part.combatantId)]) named.add(one)
  for (const due of state.obligations) if (named.has(due.id)) named.add(due.kind === 'fuel' ? due.wingId : due.unitId)
  return [...state.units, ...state.wings].flatMap(({ id }) => (named.has(id) ? [id] : []))
}
