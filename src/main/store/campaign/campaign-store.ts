import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Result } from '@shared/kernel/result'
import { systemClock, type Clock } from '../../platform/clock'
import { readBattleLog, writeBattleLogs, type BattleLog, type SoundEntries } from '../battle/battle-logs'
import { Backups, type Backup, type BackupKind } from '../backup/backups'
import { buildDir, removeDir, isUnfinished } from './build-dir'
import { CAMPAIGN_KIND, parseCampaign, peekCampaign, type CampaignReading } from './campaign-file'
import type { CampaignStoreOptions } from './campaign-options'
import { listingOf, type CampaignListing, type ListedSummary, type TrashListing } from './campaign-listing'
import type { CopiedBattle } from '../battle/copy-battle'
import type { Disk } from '../disk/disk'
import { listIfThere } from '../disk/disk-steps'
import { DurableDocument, type ReadDocument } from '../document/durable-document'
import { DurableFile } from '../document/durable-file'
import { paths } from '../paths'
import { restoreBackup, type CarryOver } from '../backup/restore-backup'
import { SerialQueue } from '../serial-queue'
import { attempt, toStoreError, type StoreError } from '../store-error'
import { copyTo, putBack, adopt } from './stray-campaign'
import type { StrayParts } from './stray-parts'
import { Trash } from './trash'

/**
 * All campaigns of a data directory. Every method answers with a Result; errors are StoreErrors. A method that fails leaves the
 * directory as it was. Battles of a campaign must be closed before it is moved to the trash.
 */
export class CampaignStore<C extends object, S> {
  readonly #options: CampaignStoreOptions<C, S>
  readonly #disk: Disk
  readonly #dataDir: string
  readonly #clock: Clock
  readonly #trash: Trash
  /** Changes run one at a time; reads do not wait. */
  readonly #queue = new SerialQueue()
  readonly #open = new Map<string, DurableDocument<C>>()

  constructor(options: CampaignStoreOptions<C, S>) {
    this.#options = options
    this.#disk = options.disk
    this.#dataDir = options.dataDir
    this.#clock = options.clock ?? systemClock
    this.#trash = new Trash(options.disk, options.dataDir, this.#clock)
  }

  /** Every campaign by the name of its folder; one that cannot be opened is listed with its problem and hides none of the others. */
  list(): Promise<Result<readonly CampaignListing<S>[], StoreError>> {
    return attempt(paths.campaigns(this.#dataDir), async () => {
      const names = (await listIfThere(this.#disk, paths.campaigns(this.#dataDir))) ?? []
      const folders = names.filter(({ name, kind }) => kind !== 'file' && !isUnfinished(name)).map(({ name }) => name)
      const listed = await Promise.all(
        folders.sort().map(name => listingOf(this.#strayParts, name, () => this.#summaryOf(paths.campaign(this.#dataDir, name), name)))
      )
      return listed.filter(listing => listing !== null)
    })
  }

  /** Errors, with nothing changed: `missing`, `damaged`, `newer-format`, `unreadable`, `not-a-campaign`, `invalid`, `wrong-owner`. */
  open(id: string): Promise<Result<CampaignReading<C>, StoreError>> {
    return this.#inTurn(id, async () => {
      const document = await this.#document(id)
      return { campaign: document.value, source: document.source === 'backup' ? 'backup' : 'file' }
    })
  }

  /** Error `exists` when the id is taken. */
  create(id: string, campaign: C): Promise<Result<void, StoreError>> {
    return this.#build(id, dir => new DurableFile(this.#disk, join(dir, 'campaign.json'), CAMPAIGN_KIND).replace(campaign))
  }

  /** Ok when `campaign` is durable. Backups that are due are made first. */
  save(id: string, campaign: C): Promise<Result<void, StoreError>> {
    return this.#inTurn(id, async () => {
      const document = await this.#document(id)
      await this.#options.guard?.()
      await this.#keepCopies(id, document)
      await document.update(campaign)
    })
  }

  /** Duplicates a campaign with its battles. `transform` gives it a new id and name. Answers with how much of each battle was copied. */
  async duplicate(id: string, newId: string, transform: (campaign: C) => C): Promise<Result<readonly CopiedBattle[], StoreError>> {
    const original = await this.open(id)
    if (!original.ok) return original
    return this.#change(null, () =>
      copyTo(this.#disk, this.#dataDir, newId, transform(original.value.campaign), {
        campaign: id,
        battles: paths.battles(this.#dataDir, id)
      })
    )
  }

  /** See `putBack`. */
  putBack(folder: string): Promise<Result<string, StoreError>> {
    return this.#change(folder, () => putBack(this.#strayParts, folder).finally(() => this.#open.clear()))
  }

  /** See `adopt`. */
  adopt(folder: string, newId: string, transform: (campaign: C) => C): Promise<Result<void, StoreError>> {
    return this.#change(folder, () => adopt(this.#strayParts, folder, newId, transform))
  }

  /** A new campaign with its battles, all or nothing. Error `exists` when the id is taken. */
  importCampaign(id: string, campaign: C, battles: readonly BattleLog[]): Promise<Result<void, StoreError>> {
    return this.#build(id, async dir => {
      await new DurableFile(this.#disk, join(dir, 'campaign.json'), CAMPAIGN_KIND).replace(campaign)
      await writeBattleLogs(this.#disk, join(dir, 'battles'), id, battles)
    })
  }

  /** The log of a battle, see `readBattleLog`. */
  battleEntries(id: string, battleId: string): Promise<Result<SoundEntries, StoreError>> {
    return attempt(id, () => readBattleLog(this.#disk, this.battleDir(id, battleId), { campaign: id, battle: battleId }))
  }

  /** Moves a campaign, damaged or not, to the trash. Answers with its name there. */
  trash(id: string): Promise<Result<string, StoreError>> {
    return this.#change(id, async () => {
      await this.#copying(id, async backups => void (await backups.keepNow('before-delete')))
      return this.#trash.put(id)
    })
  }

  /** Deletes for good a campaign that was just made, without backing it up, so that it works on a full disk too. */
  discard(id: string): Promise<Result<void, StoreError>> {
    return this.#change(id, () => removeDir(this.#disk, paths.campaignDir(this.#dataDir, id)))
  }

  /** Restores a campaign from the trash. Answers with its id. Errors: `missing`, `exists`. */
  restore(trashName: string): Promise<Result<string, StoreError>> {
    return this.#change(null, () => this.#trash.takeBack(trashName))
  }

  /** The contents of the trash, newest first. */
  listTrash(): Promise<Result<readonly TrashListing<S>[], StoreError>> {
    return attempt(paths.trash(this.#dataDir), async () => {
      const trashed = await this.#trash.list()
      return Promise.all(
        trashed.map(async item => ({
          ...item,
          ...(await this.#summaryOf(join(paths.trash(this.#dataDir), item.name, 'campaign.json'), null))
        }))
      )
    })
  }

  /** Backs the campaign up now: a battle has begun that no other backup includes, or something is about to go. */
  copyNow(id: string, kind: Extract<BackupKind, 'after-begin' | 'before-strike'>): Promise<Result<void, StoreError>> {
    return this.#inTurn(id, () => this.#copying(id, async backups => void (await backups.keepNow(kind))))
  }

  /** The backups, newest first. */
  listBackups(id: string): Promise<Result<readonly Backup[], StoreError>> {
    return attempt(id, () => this.#backups(id).list())
  }

  /** The campaign as it is in a backup. Errors: `missing`, or why it cannot be used. */
  readBackup(id: string, name: string): Promise<Result<C, StoreError>> {
    return attempt(id, async () => parseCampaign(await this.#backups(id).read(name), name, this.#readerOf(id)))
  }

  /** See `restoreBackup`. Errors: `missing`, or why the backup cannot be used; also `newer-format` when the present file has one. */
  restoreBackup(id: string, name: string, carryOn: CarryOver<C> = copy => copy): Promise<Result<C, StoreError>> {
    return this.#change(id, () => {
      const path = paths.campaign(this.#dataDir, id)
      const copiesOf = (file: string): Backups => this.#backups(id, file)
      return restoreBackup({ disk: this.#disk, path, read: this.#readerOf(id), copiesOf }, name, carryOn)
    })
  }

  /** The folder of a battle. Throws `bad-id`. */
  battleDir(id: string, battleId: string): string {
    return paths.battleDir(this.#dataDir, id, battleId)
  }

  async #document(id: string): Promise<DurableDocument<C>> {
    const present = this.#open.get(id)
    if (present !== undefined) return present
    const { guard } = this.#options
    const path = paths.campaign(this.#dataDir, id)
    const document = await DurableDocument.open<C>(this.#disk, path, {
      kind: CAMPAIGN_KIND,
      read: this.#readerOf(id),
      ...(guard === undefined ? {} : { guard })
    })
    if (!document.ok) throw document.error
    this.#open.set(id, document.value)
    return document.value
  }

  async #keepCopies(id: string, document: DurableDocument<C>): Promise<void> {
    await this.#copying(id, async backups => {
      if (document.isUnchanged && !isDeepStrictEqual(document.stored, document.value)) await backups.keepNow('before-migration')
      await backups.keepDue()
    })
  }

  /** Best effort: the step the backup is made for goes ahead without it. */
  async #copying(id: string, copy: (backups: Backups) => Promise<void>): Promise<void> {
    try {
      await copy(this.#backups(id))
    } catch (error) {
      this.#options.onBackupError?.(toStoreError(error, paths.backups(this.#dataDir, id)))
    }
  }

  get #strayParts(): StrayParts<C> {
    return { ...this.#options, trash: this.#trash }
  }

  #readerOf(id: string | null): ReadDocument<C> {
    return json => this.#options.read(json, id)
  }

  async #summaryOf(path: string, id: string | null): Promise<ListedSummary<S>> {
    const found = await peekCampaign<C>(this.#disk, path, this.#readerOf(id))
    if (!found.ok) return { ok: false, problem: found.error }
    return { ok: true, summary: this.#options.summarise(found.value.campaign), source: found.value.source }
  }

  #backups(id: string, file = paths.campaign(this.#dataDir, id)): Backups {
    return new Backups(this.#disk, paths.backups(this.#dataDir, id), file, this.#clock)
  }

  /** A new campaign directory, all or nothing. */
  #build<T>(id: string, fill: (dir: string) => Promise<T>): Promise<Result<T, StoreError>> {
    return this.#change(null, () => buildDir(this.#disk, paths.campaignDir(this.#dataDir, id), fill))
  }

  /** Runs a step that changes the files of a campaign directly, so that its next `open` reads them again. */
  #change<T>(id: string | null, action: () => Promise<T>): Promise<Result<T, StoreError>> {
    return this.#inTurn(id ?? this.#dataDir, async () => {
      await this.#options.guard?.()
      if (id !== null) this.#open.delete(id)
      return action()
    })
  }

  #inTurn<T>(about: string, action: () => Promise<T>): Promise<Result<T, StoreError>> {
    return this.#queue.run(() => attempt(about, action))
  }
}
