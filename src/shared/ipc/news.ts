import type { BattleKey, PendingCommand, WireEntry } from './calls'
import type { Settings } from '../campaign/settings'
import type { ForecastReport } from './forecast'
import type { ScreenFrame, ScreenState } from './player-screen'
import type { StationsState } from './stations'

/** Messages the host pushes to every window. News about stored data is sent only once it is on disk; forecasts are not stored. */
export type News =
  | ({ readonly kind: 'battle.appended'; readonly entry: WireEntry } & BattleKey)
  | ({ readonly kind: 'battle.pending'; readonly pending: PendingCommand | null } & BattleKey)
  | { readonly kind: 'campaigns.changed' }
  /** In a browser, from the page's own bridge: the line to the program is down, or back. */
  | { readonly kind: 'host.line'; readonly isDown: boolean }
  /** The data folder is gone, or back. Repeated while it is gone. */
  | { readonly kind: 'data.gone'; readonly isGone: boolean }
  /** There is room on the disk again: what was open for reading only is closed, and can be opened for play. */
  | { readonly kind: 'data.writable' }
  /** The system was asked to open a campaign file with Flagship; it is waiting at the host. */
  | { readonly kind: 'files.opened' }
  | { readonly kind: 'forecast.progress'; readonly report: ForecastReport }
  | { readonly kind: 'settings.changed'; readonly settings: Settings }
  /** For player screens, which receive nothing else. */
  | { readonly kind: 'players.frame'; readonly frame: ScreenFrame }
  /** The player screen as its game master sees it. */
  | { readonly kind: 'players.screen'; readonly screen: ScreenState }
  /** The table and its stations. */
  | { readonly kind: 'stations.changed'; readonly stations: StationsState }
