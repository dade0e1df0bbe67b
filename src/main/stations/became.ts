import type { Message } from '@shared/core/engine/message'
import type { Typed } from '@shared/core/engine/rule-system'
import type { CommandEntry } from '@shared/core/log/entry'
import { linesBetween } from '@shared/core/view/next-shown'
import type { PendingCommand, WireEntry } from '@shared/ipc/calls'
import { isSameJson } from '@shared/kernel/same-json'
import type { HostedSystem } from '@shared/systems/index'
import type { Proposal, Seat, TableKept } from './kept-table'
import { actOf, knownTo, saidOf, viewerOf, type Sight } from './offers'

/** An entry of the log, with the battle before and after it. */
export interface Step {
  readonly entry: WireEntry
  readonly before: unknown
  readonly after: unknown
}

/** What happened to the battle since it was looked at last. */
interface Course {
  readonly steps: readonly Step[]
  readonly pending: Pick<PendingCommand, 'command'> | null
  /** The number of the last entry. */
  readonly lastSeq: number
  readonly sightOf: (seat: Seat) => Sight
}

/** Sentences about one act that a phone is told at most. */
const MOST_SAID = 6

/**
 * The table with what became of the proposals that were granted: done, with what came of it; changed or let go by the game master before
 * its dice fell; taken back and brought back. The same object where nothing became of any.
 */
export function withOutcomes(table: TableKept, course: Course): TableKept {
  const proposals = table.proposals.map(proposal => {
    const seat = table.seats.find(({ id }) => id === proposal.seatId)
    return proposal.entry === null || proposal.command === null || seat === undefined ? proposal : followed(proposal, seat, course)
  })
  return proposals.every((proposal, i) => proposal === table.proposals[i]) ? table : { ...table, proposals }
}

function followed(granted: Proposal, seat: Seat, { steps, pending, lastSeq, sightOf }: Course): Proposal {
  let proposal = granted
  for (const step of steps) proposal = afterStep(proposal, step, seat, sightOf)
  const { entry, became, command } = proposal
  if (became !== null || entry === null || lastSeq >= entry || isSameJson(pending?.command, command)) return proposal
  return isForSame(proposal, pending?.command) ? changed(proposal, pending.command, sightOf(seat)) : { ...proposal, became: LET_GO }
}

const LET_GO = { kind: 'dropped' as const, says: [] }

function afterStep(proposal: Proposal, { entry, before, after }: Step, seat: Seat, sightOf: Course['sightOf']): Proposal {
  const at = proposal.entry ?? 0
  if (entry.kind === 'command') {
    if (proposal.became !== null || entry.seq < at) return proposal
    const isOurs = isSameJson(entry.command, proposal.command)
    if (!isOurs && !isForSame(proposal, entry.command)) return { ...proposal, became: LET_GO }
    const sight = sightOf(seat)
    const done = isOurs ? proposal : changed(proposal, entry.command, sight)
    return { ...done, entry: entry.seq, became: { kind: 'done', says: [...toldOf(sight, entry, before, after)] } }
  }
  if (proposal.became === null || proposal.became.kind === 'dropped') return proposal
  const kind = entry.kind === 'undo' ? (entry.target <= at ? 'undone' : null) : entry.target === at ? 'done' : null
  return kind === null ? proposal : { ...proposal, became: { ...proposal.became, kind } }
}

/** Whether the game master chose otherwise for the same act of the same unit, rather than something else. */
function isForSame({ command, offer }: Proposal, other: Typed | undefined): other is Typed {
  const [actor = ''] = offer?.key.split('/') ?? []
  return other !== undefined && other.type === command?.type && JSON.stringify(other).includes(JSON.stringify(actor))
}

function changed(proposal: Proposal, command: Typed, sight: Sight): Proposal {
  return { ...proposal, command, given: changeOf(proposal, command, sight) }
}

/** With the choices of the act, where the command has them by the same names. */
function changeOf(proposal: Proposal, command: Typed, sight: Sight): Message {
  const act = actOf(sight, proposal)
  const chosen = Object.fromEntries(
    Object.entries(command).flatMap(([name, value]) => {
      const isField = act?.fields.some(field => field.name === name) === true
      return isField && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        ? [[name, value] as const]
        : []
    })
  )
  if (act === undefined || Object.keys(chosen).length !== act.fields.length)
    return sight.system.rules.describeCommand(knownTo(sight), command)
  return saidOf(act, chosen)
}

/** What came of an act: whether it hit or succeeded, as everybody at the table hears it, and what its player sees of it. */
function toldOf(sight: Sight, entry: CommandEntry<Typed, Typed>, before: unknown, after: unknown): readonly Message[] {
  const { system } = sight
  const viewer = viewerOf(sight)
  const seen = linesBetween(system.rules.viewFor(before, viewer), system.rules.viewFor(after, viewer))
  return [...resultsOf(system, entry, before), ...seen.filter(({ key }) => key !== 'view.line.step')].slice(0, MOST_SAID)
}

function resultsOf(
  { rules, report }: HostedSystem,
  { events, command, dice, seq }: CommandEntry<Typed, Typed>,
  before: unknown
): readonly Message[] {
  let state = before
  return events.flatMap((event, nth) => {
    const facts = report.factsOf(state, event, { id: `${String(seq)}/${String(nth)}`, command, dice })
    state = rules.evolve(state, event)
    return facts.flatMap((fact): readonly Message[] => {
      if (fact.fact === 'check') return [{ key: fact.isPassed ? 'station.result.passed' : 'station.result.failed' }]
      if (fact.fact !== 'result') return []
      if (!fact.isHit) return [{ key: 'station.result.missed' }]
      const count = fact.damage ?? 0
      return [count === 0 ? { key: 'station.result.hit' } : { key: 'station.result.damage', values: { count } }]
    })
  })
}
