import type { XwCommand } from '@shared/systems/xwing/commands/command'
import { diceCount } from '@shared/systems/xwing/derive/dice-count'
import type { XwEvent } from '@shared/systems/xwing/events'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { Stage } from '@shared/systems/xwing/model/stages'
import { CORRECTIONS, HEADINGS, STEPS, SETTLED } from '@shared/systems/xwing/report/lists'
import { findShip, findSquad } from '@shared/systems/xwing/state'
import { idsIn } from '../../../table/volley/ids-in'
import type { LogChange, LogLine, LogSum, PastStates } from '../../../contract/log-line'
import { figuresChanged, readLog } from '../../../table/log/read-log'

/** How the log reads X-Wing. */
export const logReading = readLog<BattleState, XwEvent, XwCommand>({
  changesOf,
  momentOf: ({ round, phase }) => ({ round, turn: { key: 'xwTable.round', values: { round } }, phase: { key: `xw.phase.${phase}` } }),
  aboutIn: shipsIn,
  whyOf: rolledDice,
  groups: { activation: ['measureTargets'] },
  folds: { steps: STEPS },
  headings: HEADINGS,
  settled: SETTLED,
  announces: event => event.type === 'stageEntered' && SAID_BY_ITS_ACT.has(event.stage),
  besideFaces: (event, { values }) => {
    const name = rollOf(event)
    return name === null ? undefined : { key: `xwTable.rolls.${name}`, ...(values && { values }) }
  },
  corrections: CORRECTIONS
})

/** Stages whose own act follows in the log: its dice, or its damage. */
const SAID_BY_ITS_ACT: ReadonlySet<Stage> = new Set<Stage>(['rollAttack', 'rollDefense', 'damage'])

/** The roll that an event with faces of its own is; null if it is none. */
function rollOf(event: XwEvent): string | null {
  if (event.type === 'diceRolled') return event.pool
  if (event.type === 'diceModified') return event.change.kind === 'reroll' ? 'reroll' : null
  return event.type === 'tokenSpent' ? 'tokenSpent' : null
}

function changesOf(state: BattleState, event: XwEvent): readonly LogChange[] {
  if (event.type === 'shipCorrected') return figuresChanged('xw.field', findShip(state, event.shipId), event.correction)
  return event.type === 'squadCorrected' ? figuresChanged('xw.field', findSquad(state, event.squadId), event.correction) : []
}

/** How many dice were rolled, in the battle as it was before. */
function rolledDice(log: PastStates, line: LogLine): LogSum | null {
  const entry = log.entries()[line.seq - 1]
  if (entry?.kind !== 'command') return null
  const event = entry.events[line.eventIndex] as XwEvent | undefined
  const command = entry.command as XwCommand
  if (event?.type !== 'diceRolled' || !('limits' in command)) return null
  const before = log.stateAt(line.seq - 1) as BattleState
  const attack = before.attacks.find(one => one.id === event.attackId)
  if (attack === undefined) return null
  return { ...diceCount(before, attack, event.pool, event.modifiers, command.limits), counts: null }
}

/** Ships named anywhere in an event: themselves, by the attack they fight in, or by a card they owe. */
function shipsIn(state: BattleState, event: unknown): readonly string[] {
  const named = idsIn(event)
  for (const { id, attackerId, defenderId } of state.attacks) if (named.has(id)) named.add(attackerId).add(defenderId)
  return state.ships.flatMap(({ id }) => (named.has(id) ? [id] : []))
}
