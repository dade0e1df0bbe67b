import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Campaign } from '@shared/campaign/campaign'
import type { KeptRosters } from '@shared/campaign/own-library'
import { isRestoring } from '@shared/core/engine/restoring'
import type { ExchangeEntry } from '@shared/exchange/check-entries'
import { IMPORT_LIMITS, type ImportProblem, type ImportProblemCode } from '@shared/exchange/import-problem'
import { lacksFigures, withOwnFigures } from '@shared/exchange/foreign/xws/own-figures'
import type { Exchange, IncomingCampaign } from '@shared/exchange/read-exchange'
import { CallFailure } from '@shared/ipc/calls'
import type { ImportCheck, ImportPreview } from '@shared/ipc/exchange'
import type { DraftSquad } from '@shared/systems/xwing/model/squad'
import type { NewId } from '../platform/new-id'
import { SerialQueue } from '../store/serial-queue'
import type { ImportRunner } from './import-runner'
import type { TemporaryImports } from './temporary-imports'

interface ImportServiceParts {
  readonly run: ImportRunner
  readonly temporary: Pick<TemporaryImports, 'make' | 'remove'>
  readonly newId: NewId
  /** Makes a campaign from it; durable when it resolves. */
  readonly importCampaign: (incoming: IncomingCampaign) => Promise<Campaign>
  /** Removes a campaign that was just made. */
  readonly discard: (campaignId: string) => Promise<void>
  /** Puts rosters into the own library; durable when it resolves. */
  readonly keepRosters: (library: KeptRosters) => Promise<unknown>
  /** The squads of X-Wing in all campaigns, those played last first. */
  readonly ownSquads: () => Promise<readonly DraftSquad[]>
}

interface Incoming {
  readonly id: string
  /** A temporary file of ours, outside the data directory; null when the file belongs to someone else. */
  readonly folder: string | null
  readonly path: string
  readonly announced: number
  arrived: number
  found: Exchange | null
}

/** Imports files one at a time: pieces arrive, another process reads them, the GM looks, and only then is anything written. */
export class ImportService {
  readonly #parts: ImportServiceParts
  readonly #queue = new SerialQueue()
  #incoming: Incoming | null = null

  constructor(parts: ImportServiceParts) {
    this.#parts = parts
  }

  /** Announces a file of `bytes` bytes that will arrive in pieces. Any earlier one is dropped. */
  begin(bytes: number): Promise<{ readonly id: string }> {
    return this.#queue.run(async () => {
      if (bytes > IMPORT_LIMITS.bytes) throw new CallFailure('bad-args', 'bytes: too_big')
      return { id: (await this.#open(bytes)).id }
    })
  }

  /** The next piece, in base64. */
  piece(id: string, data: string): Promise<null> {
    return this.#queue.run(async () => {
      const incoming = this.#the(id)
      const bytes = Buffer.from(data, 'base64')
      if (incoming.folder === null || incoming.arrived + bytes.length > incoming.announced)
        throw new CallFailure('bad-args', 'data: too_big')
      incoming.arrived += bytes.length
      await appendFile(incoming.path, bytes)
      return null
    })
  }

  /** A file the operating system was asked to open with Flagship. It is read in place and never changed. */
  offered(path: string): Promise<{ readonly id: string } & ImportCheck> {
    return this.#queue.run(async () => {
      await this.#forget()
      this.#incoming = { id: this.#parts.newId(), folder: null, path, announced: 0, arrived: 0, found: null }
      return { id: this.#incoming.id, ...(await this.#look(this.#incoming)) }
    })
  }

  check(id: string): Promise<ImportCheck> {
    return this.#queue.run(async () => {
      const incoming = this.#the(id)
      return incoming.arrived === incoming.announced ? this.#look(incoming) : refused('unreadable')
    })
  }

  /** Makes the campaigns that were previewed, and fills the library: all, or nothing. */
  accept(id: string): Promise<readonly Campaign[]> {
    return this.#queue.run(async () => {
      const { found } = this.#the(id)
      if (found?.kind !== 'campaigns') throw new CallFailure('not-found', id)
      const made: Campaign[] = []
      try {
        for (const campaign of found.campaigns) made.push(await this.#parts.importCampaign(campaign))
        if (found.library !== undefined) await this.#parts.keepRosters(found.library)
      } catch (error) {
        await Promise.allSettled(made.map(({ id: campaignId }) => this.#parts.discard(campaignId)))
        throw error
      }
      await this.#forget()
      return made
    })
  }

  drop(id: string): Promise<null> {
    return this.#queue.run(async () => {
      if (this.#incoming?.id === id) await this.#forget()
      return null
    })
  }

  close(): Promise<void> {
    return this.#queue.run(() => this.#forget())
  }

  async #open(announced: number): Promise<Incoming> {
    await this.#forget()
    const folder = await this.#parts.temporary.make()
    const path = join(folder, 'incoming.flagship')
    await writeFile(path, '')
    const incoming: Incoming = { id: this.#parts.newId(), folder, path, announced, arrived: 0, found: null }
    this.#incoming = incoming
    return incoming
  }

  async #look(incoming: Incoming): Promise<ImportCheck> {
    const read = await this.#parts.run(incoming.path)
    if (!read.ok) return { kind: 'refused', problem: read.error }
    const found = lacksFigures(read.value) ? withOwnFigures(read.value, await this.#parts.ownSquads()) : read.value
    incoming.found = found
    return { kind: 'ready', preview: previewOf(found) }
  }

  #the(id: string): Incoming {
    if (this.#incoming?.id !== id) throw new CallFailure('not-found', id)
    return this.#incoming
  }

  async #forget(): Promise<void> {
    const folder = this.#incoming?.folder ?? null
    this.#incoming = null
    if (folder !== null) await this.#parts.temporary.remove(folder)
  }
}

function previewOf(found: Exchange): ImportPreview {
  if (found.kind !== 'campaigns') return found
  return {
    kind: 'campaigns',
    library: (found.library ?? []).map(({ roster }) => roster.name),
    campaigns: found.campaigns.map(({ campaign, battles }) => ({
      name: campaign.name,
      system: campaign.system,
      rosters: campaign.rosters.map(roster => roster.name),
      battles: campaign.battles.map(listed => {
        const entries = battles.find(battle => battle.id === listed.id)?.entries ?? []
        return { name: listed.name, entries: entries.length, isOver: listed.status === 'ended', isFromPaper: entries.some(isFromPaper) }
      })
    }))
  }
}

function isFromPaper(entry: ExchangeEntry): boolean {
  return entry.kind === 'command' && isRestoring(entry.command)
}

function refused(code: ImportProblemCode): { readonly kind: 'refused'; readonly problem: ImportProblem } {
  return { kind: 'refused', problem: { code, at: '' } }
}
