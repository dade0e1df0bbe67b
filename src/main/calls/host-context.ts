import type { SystemId } from '@shared/campaign/campaign'
import type { AppInfo } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import type { HostedSystem } from '@shared/systems/index'
import type { OpenBattles } from '../battle/open-battles'
import type { ExportFiles } from '../exchange/export-files'
import type { ImportService } from '../exchange/import-service'
import type { ForecastService } from '../forecast/forecast-service'
import type { OpenedFiles } from '../exchange/opened-files'
import type { Clock } from '../platform/clock'
import type { NewId } from '../platform/new-id'
import type { PlayerScreen } from '../players/player-screen'
import type { StationService } from '../stations/station-service'
import type { CampaignService } from './campaign-service'
import type { FolderService } from './folder-service'
import type { OwnLibrary } from '../store/own-library'
import type { SettingsService } from './settings-service'

export interface HostContext {
  readonly info: AppInfo
  readonly settings: SettingsService
  readonly library: OwnLibrary
  readonly folder: FolderService
  /** The page of the window as a PDF; null where the browser prints. */
  readonly printPdf: (() => Promise<Uint8Array>) | null
  readonly campaigns: CampaignService
  readonly battles: OpenBattles
  readonly forecasts: ForecastService
  readonly imports: ImportService
  readonly exports: ExportFiles
  readonly openedFiles: OpenedFiles
  readonly screen: PlayerScreen
  readonly stations: StationService
  readonly clock: Clock
  readonly newId: NewId
  readonly systemOf: (id: SystemId) => HostedSystem
  /** Resolves when the campaigns' lists of battles are up to date. */
  readonly notesSettled: () => Promise<void>
  readonly announce: (news: News) => void
}
