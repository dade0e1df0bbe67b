import type { Campaign, SystemId } from '../campaign/campaign'
import type { KeptRosters } from '../campaign/own-library'
import { readCampaign } from '../campaign/read-campaign'
import { settingsFrom, type Settings } from '../campaign/settings'
import { ROSTERS_V1 } from '../campaign/versions/rosters-v1'
import type { ChosenRulings } from '../core/rulings/ruling'
import { err, ok, type Result } from '../kernel/result'
import type { Roster } from '../schema/hosted-system'
import { hostedSystem, isSystemId } from '../systems/index'
import { checkEntries, unknownFieldOf, type ExchangeEntry } from './check-entries'
import { EXCHANGE_FORMAT, exchangeV1, type WrittenCampaign, type WrittenRoster } from './exchange-v1'
import type { ImportNote } from './import-note'
import type { ImportProblem } from './import-problem'
import { problemOf } from './problem-of'
import { parseJson } from './scan-json'

/** An imported campaign: its document in the newest format, and the logs of its battles. */
export interface IncomingCampaign {
  readonly campaign: Campaign
  readonly battles: readonly { readonly id: string; readonly entries: readonly ExchangeEntry[] }[]
}

/** The contents of an imported file, fully checked. */
export type Exchange =
  | {
      readonly kind: 'campaigns'
      readonly campaigns: readonly IncomingCampaign[]
      /** Rosters for the game master's own library; absent where a file has none. */
      readonly library?: KeptRosters
    }
  | {
      readonly kind: 'roster'
      readonly system: SystemId
      readonly rulings: ChosenRulings
      readonly roster: Roster
      /** What of a file of another program has to be looked at; absent for ours. */
      readonly notes?: readonly ImportNote[]
    }
  | { readonly kind: 'settings'; readonly settings: Settings }

/**
 * Reads an untrusted text. Each stage can only reject: scan, parse, kind and format, schema, then consistency: unique ids, references that
 * resolve, battles that can be replayed from the start.
 */
export function readExchange(text: string): Result<Exchange, ImportProblem> {
  const parsedJson = parseJson(text)
  if (!parsedJson.ok) return parsedJson
  const json = parsedJson.value
  if (!isExchange(json)) return err({ code: 'not-flagship', at: '' })
  if (json.format > EXCHANGE_FORMAT) return err({ code: 'newer-format', at: String(json.format) })
  const parsed = exchangeV1.safeParse(json)
  if (!parsed.success) return err(problemOf(parsed.error))
  const { data } = parsed
  switch (data.flagship) {
    case 'settings':
      return ok({ kind: 'settings', settings: settingsFrom(data.settings) })
    case 'roster': {
      const kept = rosterOf(data, '')
      return kept.ok ? ok({ kind: 'roster', rulings: data.rulings, ...kept.value }) : kept
    }
    case 'campaign':
      return campaignsOf([data], () => '')
    default:
      return everythingOf(data.campaigns, data.library ?? [])
  }
}

function everythingOf(written: readonly WrittenCampaign[], kept: readonly WrittenRoster[]): Result<Exchange, ImportProblem> {
  const campaigns = campaignsOf(written, index => `campaigns.${String(index)}.`)
  if (!campaigns.ok || kept.length === 0) return campaigns
  const library: KeptRosters = []
  for (const [index, one] of kept.entries()) {
    const read = rosterOf(one, `library.${String(index)}.`)
    if (!read.ok) return read
    library.push(read.value)
  }
  const twice = firstTwice(library.map(({ roster }) => roster.id))
  if (twice >= 0) return err({ code: 'inconsistent', at: `library.${String(twice)}.roster.id` })
  return ok({ ...campaigns.value, library })
}

function rosterOf({ system, roster }: WrittenRoster, path: string): Result<KeptRosters[number], ImportProblem> {
  if (!isSystemId(system)) return err({ code: 'invalid', at: `${path}system` })
  const read = ROSTERS_V1[system].safeParse(roster)
  return read.success ? ok({ system, roster: read.data }) : err(problemOf(read.error, `${path}roster`))
}

function campaignsOf(written: readonly WrittenCampaign[], pathOf: (index: number) => string): Result<Exchange, ImportProblem> {
  const campaigns: IncomingCampaign[] = []
  for (const [index, copy] of written.entries()) {
    const incoming = campaignOf(copy, pathOf(index))
    if (!incoming.ok) return incoming
    campaigns.push(incoming.value)
  }
  return ok({ kind: 'campaigns', campaigns })
}

function campaignOf({ campaign: document, battles }: WrittenCampaign, path: string): Result<IncomingCampaign, ImportProblem> {
  const read = readCampaign(document)
  if (!read.ok) {
    const { code, at, isUnknown } = read.error
    if (code === 'newer-format') return err({ code, at })
    return err({ code: isUnknown === true ? 'unknown-field' : 'invalid', at: `${path}campaign.${at}` })
  }
  const campaign = read.value
  const inconsistent = (at: string): Result<never, ImportProblem> => err({ code: 'inconsistent', at: `${path}${at}` })
  const twice = firstTwice(campaign.rosters.map(roster => roster.id))
  if (twice >= 0) return inconsistent(`campaign.rosters.${String(twice)}.id`)
  const listed = campaign.battles.map(battle => battle.id)
  const listedTwice = firstTwice(listed)
  if (listedTwice >= 0) return inconsistent(`campaign.battles.${String(listedTwice)}.id`)
  const stranger = battles.findIndex(({ id }, index) => !listed.includes(id) || battles.findIndex(other => other.id === id) !== index)
  if (stranger >= 0) return inconsistent(`battles.${String(stranger)}.id`)
  const missing = listed.findIndex(id => battles.every(battle => battle.id !== id))
  if (missing >= 0) return inconsistent(`campaign.battles.${String(missing)}`)
  const system = hostedSystem(campaign.system)
  const played: { readonly id: string; readonly entries: readonly ExchangeEntry[] }[] = []
  for (const [index, { id, entries }] of battles.entries()) {
    const newer = entries.find(entry => entry.kind === 'command' && entry.rulesVersion > system.rules.rulesVersion)
    if (newer !== undefined) return err({ code: 'newer-format', at: `${path}battles.${String(index)}.entries.${String(newer.seq - 1)}` })
    const log = entries.length === 0 ? err(0) : checkEntries(system, entries)
    if (!log.ok) {
      const at = `battles.${String(index)}.entries.${String(log.error)}`
      const field = unknownFieldOf(system, entries[log.error])
      return field === null ? inconsistent(at) : err({ code: 'unknown-field', at: `${path}${at}.${field}` })
    }
    played.push({ id, entries: log.value.entries })
  }
  return ok({ campaign, battles: played })
}

function firstTwice(ids: readonly string[]): number {
  return ids.findIndex((id, index) => ids.indexOf(id) !== index)
}

function isExchange(json: unknown): json is { readonly flagship: string; readonly format: number } {
  if (typeof json !== 'object' || json === null || !('flagship' in json) || !('format' in json)) return false
  return typeof json.flagship === 'string' && typeof json.format === 'number' && Number.isInteger(json.format)
}
