import { summariseCampaign, type Campaign, type CampaignSummary } from '@shared/campaign/campaign'
import { noteBattle } from '@shared/campaign/edits/note-battle'
import { readCampaign } from '@shared/campaign/read-campaign'
import type { AppInfo, CallHandlers, IpcError } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import { err, ok, type Result } from '@shared/kernel/result'
import { BattleNotes } from './battle/battle-notes'
import { OpenBattles } from './battle/open-battles'
import { bringIn } from './calls/bring-in'
import { callErrorOf } from './calls/call-error'
import { CampaignDesk } from './calls/campaign-desk'
import { fixedFolder, type FolderDesk } from './calls/folder-desk'
import { callHandlers } from './calls/handlers'
import { NewsStand } from './calls/news-stand'
import { openSettings } from './calls/settings-desk'
import { diskWithBallast } from './disk-with-ballast'
import { exportFiles } from './exchange/export-files'
import { ImportDesk } from './exchange/import-desk'
import { ownProcess, type ImportRunner } from './exchange/import-runner'
import { ForecastDesk } from './forecast/forecast-desk'
import { ownThread } from './forecast/forecast-runner'
import { threads } from './forecast/thread-runner'
import { CampaignStore } from './store/campaign-store'
import { acquireLock, type DataLock, type LockRefusal } from './store/lock'
import { OpenedFiles } from './exchange/opened-files'
import { surroundingsFor, type Surroundings } from './surroundings'
import { APP_VERSION } from './platform/version'

export interface ApplicationOptions {
  readonly dataDir: string
  readonly shell: AppInfo['shell']
  /** Language tag of the operating system, such as fr-FR. */
  readonly locale: string
  /** Makes dice, ids and times the same on every run: for demonstrations and tests, never for play. */
  readonly seed?: number
  /** The built `forecast-worker.ts`; without it forecasts are played in the host's own thread. */
  readonly forecastWorker?: string
  /** Reads files that come in; without it the host's own process does. */
  readonly importRunner?: ImportRunner
  /** What the shell can do with the data directory; without it, only tell where it is. */
  readonly folder?: FolderDesk
  /** What the system asks us to open. Windows are told when something comes; a shell without such wishes leaves it out. */
  readonly openedFiles?: OpenedFiles
}

/** The application without a shell: what Electron, the web server and the headless host have in common. */
export interface Application {
  readonly handlers: CallHandlers
  /** Gives the function that ends the listening. */
  onNews(listener: (news: News) => void): () => void
  /** Resolves when every battle has been put away and the data directory is free again. Never rejects: trouble is logged. */
  close(): Promise<void>
}

/**
 * Opens a data directory for one owner. Error `locked`: another program has it; the detail says which. Any other error: the directory
 * cannot be used. Nothing was changed then.
 */
export async function startApplication(
  options: ApplicationOptions,
  surroundings: Surroundings = surroundingsFor(options.seed)
): Promise<Result<Application, IpcError>> {
  const { dataDir, shell, locale } = options
  const { clock, log, newId, systemOf } = surroundings
  const lock = await acquireLock(surroundings.disk, dataDir)
  if (!lock.ok) return err(refusalOf(lock.error))
  const { guard } = lock.value
  const disk = await diskWithBallast(surroundings.disk, dataDir, log)

  const news = new NewsStand(log)
  const announce = (item: News): void => news.announce(item)
  const openedFiles = options.openedFiles ?? new OpenedFiles()
  openedFiles.onAdded(() => announce({ kind: 'files.opened' }))
  const settings = await openSettings(disk, dataDir, guard, log)
  const store = new CampaignStore<Campaign, CampaignSummary>({
    disk,
    dataDir,
    read: readCampaign,
    summarise: summariseCampaign,
    guard,
    clock,
    onBackupTrouble: error => log('No copy in time was made', error)
  })
  const campaigns = new CampaignDesk(store, newId, () => announce({ kind: 'campaigns.changed' }))
  const notes = new BattleNotes(
    async (key, note) => {
      await campaigns.change(key.campaignId, campaign => noteBattle(campaign, key.battleId, note))
    },
    (key, error) => log(`The list of battles is behind for ${key.battleId}`, error)
  )
  const battles = new OpenBattles({
    ...surroundings,
    disk,
    announce,
    guard,
    onMoment: (key, moment, playedAt) => notes.note(key, moment, playedAt),
    dirOf: ({ campaignId, battleId }) => campaigns.battleDir(campaignId, battleId)
  })
  const forecasts = new ForecastDesk({
    runner: options.forecastWorker === undefined ? ownThread() : threads(options.forecastWorker),
    newId,
    // Time that goes by, even where the clock of a seeded run stands still.
    clock: { now: () => performance.now() },
    log,
    tell: report => announce({ kind: 'forecast.progress', report })
  })
  const imports = new ImportDesk({
    run: options.importRunner ?? ownProcess,
    newId,
    bringIn: incoming => bringIn(campaigns, battles, incoming),
    discard: campaignId => campaigns.discard(campaignId)
  })
  const exports = exportFiles({
    clock,
    campaign: id => campaigns.get(id),
    entries: (campaignId, battleId) => campaigns.battleEntries(campaignId, battleId)
  })
  const info: AppInfo = { version: APP_VERSION, dataDir, shell, locale, platform: process.platform }

  return ok({
    handlers: callHandlers({
      info,
      settings,
      folder: options.folder ?? fixedFolder(dataDir),
      campaigns,
      battles,
      forecasts,
      imports,
      exports,
      openedFiles,
      clock,
      newId,
      systemOf,
      announce,
      notesSettled: () => notes.settle()
    }),
    onNews: listener => news.listen(listener),
    close: async () => {
      const steps = [() => forecasts.close(), () => imports.close(), () => battles.closeAll(), () => notes.settle(), () => campaigns.idle()]
      // One that fails leaves neither the battles open nor the directory locked.
      for (const step of steps) await step().catch((error: unknown) => log('Not everything could be put away', error))
      await giveBack(lock.value, surroundings)
    }
  })
}

async function giveBack(lock: DataLock, { log }: Surroundings): Promise<void> {
  try {
    await lock.release()
  } catch (error) {
    log('The data directory was not given back; the next start takes it over', error)
  }
}

function refusalOf(refusal: LockRefusal): IpcError {
  if (refusal.code === 'failed') return callErrorOf(refusal.error)
  const { holder } = refusal
  return { code: 'locked', detail: holder === null ? '' : `process ${String(holder.pid)} on ${holder.host}` }
}
