import type { SystemId } from '@shared/campaign/campaign'
import type { AppInfo } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import type { HostedSystem } from '@shared/systems/index'
import type { OpenBattles } from '../battle/open-battles'
import type { ExportFiles } from '../exchange/export-files'
import type { ImportDesk } from '../exchange/import-desk'
import type { ForecastDesk } from '../forecast/forecast-desk'
import type { OpenedFiles } from '../exchange/opened-files'
import type { Clock } from '../platform/clock'
import type { NewId } from '../platform/new-id'
import type { CampaignDesk } from './campaign-desk'
import type { FolderDesk } from './folder-desk'
import type { SettingsDesk } from './settings-desk'

/** What the calls work with. */
export interface HostContext {
  readonly info: AppInfo
  readonly settings: SettingsDesk
  readonly folder: FolderDesk
  readonly campaigns: CampaignDesk
  readonly battles: OpenBattles
  readonly forecasts: ForecastDesk
  readonly imports: ImportDesk
  readonly exports: ExportFiles
  readonly openedFiles: OpenedFiles
  readonly clock: Clock
  readonly newId: NewId
  readonly systemOf: (id: SystemId) => HostedSystem
  /** Resolves when the campaigns say of their battles what is true now. */
  readonly notesSettled: () => Promise<void>
  readonly announce: (news: News) => void
}
