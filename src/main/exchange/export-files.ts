import type { Campaign } from '@shared/campaign/campaign'
import type { KeptRosters } from '@shared/campaign/own-library'
import type { Settings } from '@shared/campaign/settings'
import { EXCHANGE_FORMAT } from '@shared/exchange/exchange-v1'
import { fileNameFor } from '@shared/exchange/file-name'
import type { DraftSquad } from '@shared/systems/xwing/model/squad'
import { IMPORT_LIMITS } from '@shared/exchange/import-problem'
import { CallFailure } from '@shared/ipc/calls'
import type { ExportedFile, SharedRoster } from '@shared/ipc/exchange'
import type { Clock } from '../platform/clock'
import { APP_VERSION } from '../platform/version'
import type { SoundEntries } from '../store/battle/battle-logs'
import { StoreError } from '../store/store-error'
import { inFiles, isImportable, weightOf, type FileWeight } from './file-weight'
import { shareCode } from './share-code'

interface ExportParts {
  readonly clock: Clock
  readonly campaign: (id: string) => Promise<Campaign>
  /** The sound entries of a battle, up to any damage. */
  readonly entries: (campaignId: string, battleId: string) => Promise<SoundEntries>
  /** Limits within which a file can be imported again. */
  readonly limits?: FileWeight
}

interface CampaignCopy {
  readonly campaign: Campaign
  readonly battles: readonly { readonly id: string; readonly entries: readonly unknown[] }[]
}

interface ReadCopy {
  readonly copy: CampaignCopy
  readonly weight: FileWeight
  /** Names of battles that could not be read, or only up to their damage. */
  readonly leftOut: readonly string[]
}

export type ExportFiles = ReturnType<typeof exportFiles>

/** An export: plain JSON that begins with its kind and format. No file is exported that could not be imported again. */
export function exportFiles({ clock, campaign, entries, limits = IMPORT_LIMITS }: ExportParts) {
  /** Logs are too long for people to read in a file, and without whitespace they are half the size. */
  const written = (kind: string, content: object, indent: 0 | 1): string =>
    `${JSON.stringify({ flagship: kind, format: EXCHANGE_FORMAT, version: APP_VERSION, at: clock.now(), ...content }, null, indent)}\n`
  const note = (name: string, kind: string, content: object): ExportedFile => ({
    fileName: fileNameFor(name),
    text: written(kind, content, 1),
    leftOut: []
  })
  const book = (name: string, kind: string, content: object, leftOut: readonly string[]): ExportedFile => ({
    fileName: fileNameFor(name),
    text: written(kind, content, 0),
    leftOut
  })

  /** Includes every battle of which anything can be read. */
  async function copyOf(document: Campaign, campaignId: string): Promise<ReadCopy> {
    const read = await Promise.all(document.battles.map(async battle => ({ battle, log: await soundLog(campaignId, battle.id) })))
    const copy = {
      campaign: { ...document, battles: read.filter(({ log }) => log !== null).map(({ battle }) => battle) },
      battles: read.flatMap(({ battle: { id }, log }) => (log === null ? [] : [{ id, entries: log.entries }]))
    }
    const leftOut = read.filter(({ log }) => log?.isWhole !== true).map(({ battle }) => `${battle.name} (${document.name})`)
    return { copy, weight: weightOf(copy), leftOut }
  }

  /** Null when nothing can be read: a battle without its first entry could not be imported again. */
  async function soundLog(campaignId: string, battleId: string): Promise<SoundEntries | null> {
    try {
      const log = await entries(campaignId, battleId)
      return log.entries.length === 0 ? null : log
    } catch (error) {
      if (error instanceof StoreError) return null
      throw error
    }
  }

  return {
    /** One campaign, or one battle of it with the rosters it was begun with, as a campaign of its own. Fails with `too-large`. */
    async campaign(campaignId: string, battleId: string | null): Promise<ExportedFile> {
      const whole = await campaign(campaignId)
      const document = battleId === null ? whole : onlyBattle(whole, battleId)
      const { copy, weight, leftOut } = await copyOf(document, campaignId)
      if (battleId !== null && copy.battles.length === 0) throw new CallFailure('damaged', document.name)
      if (!isImportable(weight, limits)) throw new CallFailure('too-large', document.name)
      return book(document.name, 'campaign', copy, leftOut)
    },

    /** Every readable campaign and the own library, in as many files as it takes. The first file lists the names of the others. */
    async everything(
      campaigns: readonly { readonly id: string; readonly name: string }[],
      library: KeptRosters
    ): Promise<readonly ExportedFile[]> {
      const tried = await Promise.allSettled(campaigns.map(async ({ id }) => copyOf(await campaign(id), id)))
      const read = tried.flatMap(copy => (copy.status === 'fulfilled' && isImportable(copy.value.weight, limits) ? [copy.value] : []))
      const names = new Set(read.map(({ copy }) => copy.campaign.id))
      const leftOut = [...campaigns.filter(({ id }) => !names.has(id)).map(({ name }) => name), ...read.flatMap(copy => copy.leftOut)]
      const kept = library.length === 0 ? [] : [{ library, weight: weightOf(library) }]
      const groups = inFiles([...kept, ...read], ({ weight }) => weight, limits)
      return groups.map((group, index) => {
        const name = groups.length === 1 ? 'Flagship' : `Flagship ${String(index + 1)} of ${String(groups.length)}`
        return book(name, 'everything', contentsOf(group), index === 0 ? leftOut : [])
      })
    },

    /** A roster with its system and house rules, as a file and as a text code; a squad of X-Wing in XWS too. */
    async roster(campaignId: string, rosterId: string): Promise<SharedRoster> {
      const { system, rulings, rosters } = await campaign(campaignId)
      const roster = rosters.find(known => known.id === rosterId)
      if (roster === undefined) throw new CallFailure('not-found', rosterId)
      const made = note(roster.name, 'roster', { system, rulings, roster })
      const code = shareCode(JSON.stringify(JSON.parse(made.text)))
      return { ...made, code, xws: system === 'xwing' ? await inXws(roster as DraftSquad) : null }
    },

    settings: (settings: Settings): ExportedFile => note('Flagship settings', 'settings', { settings })
  }
}

function contentsOf(group: readonly (ReadCopy | { readonly library: KeptRosters })[]): object {
  const library = group.flatMap(part => ('library' in part ? part.library : []))
  const campaigns = group.flatMap(part => ('copy' in part ? [part.copy] : []))
  return library.length === 0 ? { campaigns } : { campaigns, library }
}

/** Loaded when a squad is shared: its table of cards is large. */
async function inXws(squad: DraftSquad): Promise<ExportedFile> {
  const { writeXws } = await import('@shared/exchange/foreign/xws/write-xws')
  return { fileName: fileNameFor(squad.name, '.xws'), ...writeXws(squad) }
}

/**
 * A campaign of one battle and the rosters it was begun with, called as the battle. What the game master noted of the campaign and its
 * ships, and what is carried over in it, is none of the battle's.
 */
function onlyBattle({ partNotes: _notes, wounds: _wounds, isDrawer: _drawer, ...document }: Campaign, battleId: string): Campaign {
  const found = document.battles.find(listed => listed.id === battleId)
  if (found === undefined) throw new CallFailure('not-found', battleId)
  const { settled: _settled, decided: _decided, ...battle } = found
  const rosters = document.rosters.filter(roster => battle.rosterIds.includes(roster.id))
  return { ...document, name: battle.name, notes: '', rosters, battles: [battle] }
}
