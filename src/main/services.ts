import { withIncoming } from '@shared/campaign/own-library'
import { summariseCampaign, type Campaign, type CampaignSummary } from '@shared/campaign/campaign'
import { noteBattle } from '@shared/campaign/edits/note-battle'
import { readCampaign } from '@shared/campaign/read-campaign'
import type { News } from '@shared/ipc/news'
import { err, type Result } from '@shared/kernel/result'
import type { ApplicationOptions } from './application-options'
import { BattleNotes } from './battle/battle-notes'
import { OpenBattles } from './battle/open-battles'
import { importCampaign } from './calls/import-campaign'
import { CampaignService } from './calls/campaign-service'
import { ownSquads } from './calls/own-squads'
import type { HostContext } from './calls/host-context'
import { exportFiles } from './exchange/export-files'
import { ImportService } from './exchange/import-service'
import { ownProcess } from './exchange/import-runner'
import type { TemporaryImports } from './exchange/temporary-imports'
import { ForecastService } from './forecast/forecast-service'
import { ownThread } from './forecast/forecast-runner'
import { threads } from './forecast/thread-runner'
import type { CampaignFault } from './store/campaign/campaign-options'
import type { SettingsService } from './calls/settings-service'
import type { KeptChoice } from './players/kept-choice'
import { PlayerScreen } from './players/player-screen'
import type { KeptTable } from './stations/kept-table'
import { StationService } from './stations/station-service'
import type { KeptDocument } from './store/document/kept-document'
import type { OwnLibrary } from './store/own-library'
import { CampaignStore } from './store/campaign/campaign-store'
import type { DataLock } from './store/lock/lock'
import type { Environment } from './environment'

interface ServiceParts {
  readonly options: ApplicationOptions
  readonly environment: Environment
  readonly guard: DataLock['guard']
  readonly isReadOnly: boolean
  readonly temporaryImports: TemporaryImports
  readonly announce: (item: News) => void
  readonly settings: SettingsService
  readonly kept: KeptChoice
  readonly keptPage: KeptDocument<boolean>
  readonly library: OwnLibrary
  readonly keptTable: KeptTable
}

/** The services behind the calls, over a data directory we have locked. */
interface Services {
  readonly byName: Pick<HostContext, 'campaigns' | 'battles' | 'forecasts' | 'imports' | 'exports' | 'screen' | 'stations'>
  /** Resolves when the lists of battles are up to date. */
  readonly notesSettled: () => Promise<void>
  /** Stops everything in progress. Never rejects: trouble is logged. */
  readonly dispose: () => Promise<void>
}

export function openServices(parts: ServiceParts): Services {
  const { newId, clock, log } = parts.environment
  const campaigns = campaignService(parts)
  const notes = notesFor(campaigns, parts)
  const battles = openBattles(campaigns, notes, parts, () => {
    screen.lookSoon()
    stations.look()
  })
  const screen = new PlayerScreen({
    ...parts,
    window: parts.options.screenWindow ?? null,
    pages: parts.options.screenPages ?? null,
    log,
    viewFor: (key, viewer) => battles.viewFor(key, viewer),
    accountFor: (key, viewer) => battles.accountFor(key, viewer),
    struckSince: (key, viewer) => battles.struckSince(key, viewer)
  })
  const stations = new StationService({
    ...parts.environment,
    kept: parts.keptTable,
    startListener: parts.options.startListener ?? null,
    battle: key => battles.find(key),
    announce: parts.announce
  })
  const forecasts = forecastService(parts)
  const imports = new ImportService({
    run: parts.options.importRunner ?? ownProcess,
    temporary: parts.temporaryImports,
    newId,
    importCampaign: incoming => importCampaign(campaigns, battles, incoming),
    discard: campaignId => campaigns.discard(campaignId),
    keepRosters: library => parts.library.change(all => withIncoming(all, library, newId)),
    ownSquads: () => ownSquads(campaigns)
  })
  const exports = exportFiles({
    clock,
    campaign: id => campaigns.get(id),
    entries: (campaignId, battleId) => campaigns.battleEntries(campaignId, battleId)
  })

  return {
    byName: { campaigns, battles, forecasts, imports, exports, screen, stations },
    notesSettled: () => notes.settle(),
    dispose: async () => {
      screen.stop()
      const steps = [
        () => stations.stop(),
        () => forecasts.close(),
        () => imports.close(),
        () => battles.closeAll(),
        () => notes.settle(),
        () => campaigns.idle()
      ]
      // Even if a step fails, the battles must be closed and the directory unlocked.
      for (const step of steps) await step().catch((error: unknown) => log('Not everything could be closed', error))
    }
  }
}

function campaignService({ options, environment, guard, announce }: ServiceParts): CampaignService {
  const { disk, clock, log, newId } = environment
  const store = new CampaignStore<Campaign, CampaignSummary>({
    disk,
    dataDir: options.dataDir,
    read: readOwn,
    idOf: ({ id }) => id,
    summarise: summariseCampaign,
    guard,
    clock,
    onBackupError: error => log('No copy in time was made', error)
  })
  return new CampaignService(store, newId, () => announce({ kind: 'campaigns.changed' }))
}

/** Reads a campaign and checks it against the name of its folder. */
function readOwn(json: unknown, id: string | null): Result<Campaign, CampaignFault> {
  const read = readCampaign(json)
  return read.ok && id !== null && read.value.id !== id ? err({ code: 'wrong-owner', at: read.value.id }) : read
}

/** Keeps the progress of each battle up to date in its campaign's list. */
function notesFor(campaigns: CampaignService, { environment: { log } }: ServiceParts): BattleNotes {
  return new BattleNotes(
    async (key, note) => {
      await campaigns.change(key.campaignId, campaign => noteBattle(campaign, key.battleId, note))
    },
    (key, error) => log(`The list of battles is behind for ${key.battleId}`, error)
  )
}

function openBattles(
  campaigns: CampaignService,
  notes: BattleNotes,
  { environment, guard, isReadOnly, announce }: ServiceParts,
  onOpened: () => void
): OpenBattles {
  return new OpenBattles({
    ...environment,
    announce,
    guard,
    isReadOnly,
    onOpened,
    onMoment: (key, moment, playedAt, ended) => notes.note(key, moment, playedAt, ended),
    dirOf: ({ campaignId, battleId }) => campaigns.battleDir(campaignId, battleId)
  })
}

function forecastService({ options, environment: { newId, log }, announce }: ServiceParts): ForecastService {
  return new ForecastService({
    runner: options.forecastWorker === undefined ? ownThread() : threads(options.forecastWorker),
    newId,
    // Real time, even where the clock of a seeded run does not move.
    clock: { now: () => performance.now() },
    log,
    tell: report => announce({ kind: 'forecast.progress', report })
  })
}
