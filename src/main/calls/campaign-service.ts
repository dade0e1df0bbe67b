import { campaignChanges, type CampaignChange } from '@shared/campaign/changes'
import { basename } from 'node:path'
import type { Campaign, CampaignSummary } from '@shared/campaign/campaign'
import { withBattlesOf } from '@shared/campaign/edits/with-battles-of'
import { readCampaign } from '@shared/campaign/read-campaign'
import type { IncomingCampaign } from '@shared/exchange/read-exchange'
import { CallFailure, type CampaignCopy, type CampaignList, type CampaignProblem, type TrashItem } from '@shared/ipc/calls'
import { freeName } from '@shared/kernel/free-name'
import type { Result } from '@shared/kernel/result'
import type { NewId } from '../platform/new-id'
import type { Backup } from '../store/backup/backups'
import type { SoundEntries } from '../store/battle/battle-logs'
import type { CampaignStore } from '../store/campaign/campaign-store'
import { SerialQueue } from '../store/serial-queue'
import type { StoreError, StoreErrorCode } from '../store/store-error'
import { withFreshId } from './fresh-id'

/** The campaigns as the calls see them: failures are thrown, no change overwrites another, and every change is announced. */
export class CampaignService {
  readonly #store: CampaignStore<Campaign, CampaignSummary>
  readonly #newId: NewId
  readonly #onChange: () => void
  /** Keeps each read and the save that follows it together. */
  readonly #queue = new SerialQueue()

  constructor(store: CampaignStore<Campaign, CampaignSummary>, newId: NewId, onChange: () => void) {
    this.#store = store
    this.#newId = newId
    this.#onChange = onChange
  }

  async list(): Promise<CampaignList> {
    const listings = valueOf(await this.#store.list())
    return {
      campaigns: listings.flatMap(listing => (listing.ok ? [listing.summary] : [])),
      problems: listings.flatMap(listing => {
        if (!listing.ok) return [problemOf(listing.id, listing.problem)]
        return listing.source === 'backup' ? [{ id: listing.id, problem: 'from-copy' as const, detail: listing.summary.name }] : []
      })
    }
  }

  async get(id: string): Promise<Campaign> {
    return valueOf(await this.#store.open(id)).campaign
  }

  /** Durable when it resolves. `make` gets the id of the new campaign. */
  create(make: (id: string) => Campaign): Promise<Campaign> {
    return this.#changing(() =>
      withFreshId(this.#newId, async id => {
        const made = checked(make(id))
        valueOf(await this.#store.create(id, made))
        return made
      })
    )
  }

  /** Resolves with the changed document once it is durable. Nothing is written when `change` returns the same document. */
  change(id: string, change: (campaign: Campaign) => Campaign): Promise<Campaign> {
    return this.#queue.run(async () => {
      const before = await this.get(id)
      const next = change(before)
      if (next === before) return before
      const after = checked(next)
      valueOf(await this.#store.save(id, after))
      this.#onChange()
      return after
    })
  }

  /** Makes a backup: after a battle has begun, so that it is included, or before parts are struck off a roster. */
  copyNow(id: string, kind: 'after-begin' | 'before-strike'): Promise<void> {
    return this.#queue.run(async () => valueOf(await this.#store.copyNow(id, kind)))
  }

  /** Duplicates a campaign, battles and all. `change` gives the duplicate its own id and name. */
  duplicate(id: string, change: (campaign: Campaign, newId: string) => Campaign): Promise<CampaignCopy> {
    return this.#queue.run(async () => {
      const { newId, copied } = await withFreshId(this.#newId, async fresh => ({
        newId: fresh,
        copied: valueOf(await this.#store.duplicate(id, fresh, campaign => change(campaign, fresh)))
      }))
      this.#onChange()
      const campaign = await this.get(newId)
      const whole = new Set(copied.filter(({ entries, damage }) => entries > 0 && damage === null).map(({ battle }) => battle))
      return { campaign, leftOut: campaign.battles.filter(battle => !whole.has(battle.id)).map(({ name }) => name) }
    })
  }

  /** Moves a campaign, readable or not, to the trash. Its battles must be closed. */
  remove(id: string): Promise<TrashItem> {
    return this.#queue.run(async () => {
      const trashId = valueOf(await this.#store.trash(id))
      this.#onChange()
      const item = (await this.trash()).find(trashed => trashed.trashId === trashId)
      if (item === undefined) throw new Error(`Campaign ${id} is not in the trash as ${trashId}`)
      return item
    })
  }

  /** The contents of the trash, newest first. */
  async trash(): Promise<readonly TrashItem[]> {
    const listings = valueOf(await this.#store.listTrash())
    return listings.map(item => ({ trashId: item.name, name: item.ok ? item.summary.name : item.id, deletedAt: item.trashedMs }))
  }

  /** Restores a campaign, readable or not, from the trash. */
  restore(trashId: string): Promise<{ readonly id: string }> {
    return this.#changing(async () => ({ id: valueOf(await this.#store.restore(trashId)) }))
  }

  /** Takes in a campaign from a folder that is not its own: back in its own where that is free, else as a campaign with a new id. */
  adopt(folder: string): Promise<{ readonly id: string }> {
    return this.#changing(async () => {
      const put = await this.#store.putBack(folder)
      if (put.ok) return { id: put.value }
      if (put.error.code !== 'exists') throw put.error
      return withFreshId(this.#newId, async id => {
        valueOf(await this.#store.adopt(folder, id, campaign => ({ ...campaign, id })))
        return { id }
      })
    })
  }

  /** Adds an imported campaign, with new ids throughout, and a number behind its name where that is taken. Durable when it resolves. */
  importCampaign({ campaign, battles }: IncomingCampaign): Promise<Campaign> {
    return this.#changing(async () => {
      const renamed = new Map(campaign.battles.map(battle => [battle.id, this.#newId()]))
      const nameOf = (id: string): string => renamed.get(id) ?? id
      const listed = campaign.battles.map(battle => ({ ...battle, id: nameOf(battle.id) }))
      const name = freeName(campaign.name, await this.#namesTaken())
      return withFreshId(this.#newId, async id => {
        const made = checked({ ...campaign, id, name, isArchived: false, battles: listed })
        const journals = battles.map(({ id: battleId, entries }) => ({ id: nameOf(battleId), entries }))
        valueOf(await this.#store.importCampaign(id, made, journals))
        return made
      })
    })
  }

  async #namesTaken(): Promise<readonly string[]> {
    return (await this.list()).campaigns.map(({ name }) => name)
  }

  /** Deletes for good the campaign that `importCampaign` has just made. */
  discard(id: string): Promise<void> {
    return this.#changing(async () => valueOf(await this.#store.discard(id)))
  }

  /** The sound part of a battle's log. */
  async battleEntries(campaignId: string, battleId: string): Promise<SoundEntries> {
    return valueOf(await this.#store.battleEntries(campaignId, battleId))
  }

  /** The backups, newest first. */
  async backups(id: string): Promise<readonly Backup[]> {
    return valueOf(await this.#store.listBackups(id))
  }

  /** Changes between each backup and the one before it, by the name of the later one. Unreadable backups are skipped. */
  async backupChanges(id: string): Promise<Readonly<Record<string, readonly CampaignChange[]>>> {
    const changes: Record<string, readonly CampaignChange[]> = {}
    let before: Campaign | null = null
    for (const { name } of [...(await this.backups(id))].reverse()) {
      const read = await this.#store.readBackup(id, name)
      if (!read.ok) continue
      if (before !== null) changes[name] = campaignChanges(before, read.value)
      before = read.value
    }
    return changes
  }

  /** The campaign as it is in a backup. */
  async readBackup(id: string, name: string): Promise<Campaign> {
    return valueOf(await this.#store.readBackup(id, name))
  }

  /** Replaces the campaign with a backup, after backing up what is there now. The battles stay as they are, and stay listed. */
  restoreBackup(id: string, name: string): Promise<Campaign> {
    return this.#changing(async () =>
      valueOf(await this.#store.restoreBackup(id, name, (copy, present) => checked(withBattlesOf(copy, present))))
    )
  }

  battleDir(campaignId: string, battleId: string): string {
    return this.#store.battleDir(campaignId, battleId)
  }

  /** Resolves when every change asked for so far has settled. */
  idle(): Promise<void> {
    return this.#queue.run(() => Promise.resolve())
  }

  /** Makes a change in its turn, and announces it once it is made. */
  #changing<T>(change: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      const made = await change()
      this.#onChange()
      return made
    })
  }
}

function valueOf<T>(result: Result<T, StoreError>): T {
  if (!result.ok) throw result.error
  return result.value
}

/** Refuses to write what could not be read again: a document that has outgrown its limits fails here, with the path. */
function checked(campaign: Campaign): Campaign {
  const read = readCampaign(campaign)
  if (!read.ok) throw new CallFailure('bad-args', read.error.at)
  return read.value
}

const PROBLEM_OF: Partial<Record<StoreErrorCode, CampaignProblem['problem']>> = {
  damaged: 'damaged',
  'newer-format': 'newer-format',
  'not-a-campaign': 'not-a-campaign',
  invalid: 'invalid',
  'wrong-owner': 'other-folder',
  'other-battles': 'other-battles',
  'bad-id': 'odd-folder'
}

function problemOf(id: string, { code, path, detail }: StoreError): CampaignProblem {
  // Details that need no translation: the format number, the path inside the document, the id it states, or the file name.
  const isFigure = code === 'newer-format' || code === 'invalid' || code === 'wrong-owner' || code === 'other-battles'
  return { id, problem: PROBLEM_OF[code] ?? 'unreadable', detail: isFigure ? detail : basename(path) }
}
