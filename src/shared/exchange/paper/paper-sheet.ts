import { USUAL_AUTOMATION } from '../../campaign/automation'
import { readCampaign } from '../../campaign/read-campaign'
import { FORMAT_1 } from '../../campaign/versions/v1'
import { restoredBy, stateFormatOf, stateOfToday, type RestoreCommand } from '../../core/engine/restoring'
import { err, ok, type Result } from '../../kernel/result'
import { hostedSystem, type SystemId } from '../../systems/index'
import type { ImportProblem } from '../import-problem'
import { problemOfState } from '../problem-of-state'
import type { IncomingCampaign } from '../read-exchange'
import { packJson, unpackJson } from './pack-json'

/** What the two squares of a sheet say: a battle as it stood when it was printed. */
export interface PaperSheet {
  readonly system: SystemId
  /** Version of the schema of the state, and of the rules that made it. */
  readonly format: number
  readonly rulesVersion: number
  /** When it was printed, in milliseconds since 1970. */
  readonly at: number
  readonly state: unknown
}

/** Id of the campaign and of the battle until the host gives them new ones. */
const PAPER_ID = 'paper'

/** A sheet as a text, without its system. */
export function writeSheet({ format, rulesVersion, at, state }: PaperSheet): string {
  return packJson([format, rulesVersion, at, state])
}

/**
 * A text that squares gave, of that system. It is as little trusted as any file: refused are a state without sense and one of rules or of a
 * form still unknown here.
 */
export function readSheet(system: SystemId, text: string): Result<PaperSheet, ImportProblem> {
  let said: unknown
  try {
    said = unpackJson(text)
  } catch {
    return err({ code: 'invalid', at: 'squares' })
  }
  if (!Array.isArray(said) || said.length !== 4) return err({ code: 'invalid', at: 'squares' })
  const [format, rulesVersion, at, state] = said as readonly unknown[]
  if (!isCount(format) || !isCount(rulesVersion) || !isCount(at)) return err({ code: 'invalid', at: 'squares' })
  const hosted = hostedSystem(system)
  if (format > stateFormatOf(hosted.rules)) return err({ code: 'newer-format', at: String(format) })
  if (rulesVersion > hosted.rules.rulesVersion) return err({ code: 'newer-format', at: String(rulesVersion) })
  const problem = problemOfState(hosted, format, state)
  return problem === null ? ok({ system, format, rulesVersion, at, state }) : err({ code: 'invalid', at: problem })
}

/** The battle of a sheet as an import: a campaign of its own, whose only battle begins with that state at `now`. */
export function campaignOf(
  { system, format, rulesVersion, state: printed }: PaperSheet,
  now: number
): Result<IncomingCampaign, ImportProblem> {
  const { rules, momentOf, rosterIdsIn } = hostedSystem(system)
  const state = stateOfToday(rules, format, printed)
  const { name } = rules.viewFor(state, { kind: 'gm' })
  const { round, phase, isOver } = momentOf(state)
  const read = readCampaign({
    format: FORMAT_1,
    id: PAPER_ID,
    name,
    system,
    createdAt: now,
    lastPlayedAt: null,
    isArchived: false,
    notes: '',
    // Every state has its house rules in the same place.
    rulings: (state as { readonly rulings: unknown }).rulings,
    automation: USUAL_AUTOMATION,
    rosters: [],
    battles: [
      {
        id: PAPER_ID,
        name,
        createdAt: now,
        lastPlayedAt: null,
        status: isOver ? 'ended' : 'running',
        round,
        phase,
        rosterIds: rosterIdsIn(state)
      }
    ]
  })
  if (!read.ok) return err({ code: 'invalid', at: read.error.at })
  const command: RestoreCommand = { type: 'restoreBattle', format, state: printed }
  const first = { kind: 'command', seq: 1, at: now, by: 'gm', command, dice: [], events: [restoredBy(command)], rulesVersion } as const
  return ok({ campaign: read.value, battles: [{ id: PAPER_ID, entries: [first] }] })
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
