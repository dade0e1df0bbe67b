import type { BattleKey, PendingCommand, WireEntry } from './calls'
import type { Settings } from '../campaign/settings'
import type { ForecastReport } from './forecast'

/** What the host tells every window of its own accord. What is kept is told only after it is on disk; a forecast is kept nowhere. */
export type News =
  | ({ readonly kind: 'battle.appended'; readonly entry: WireEntry } & BattleKey)
  | ({ readonly kind: 'battle.pending'; readonly pending: PendingCommand | null } & BattleKey)
  | { readonly kind: 'campaigns.changed' }
  /** The system was asked to open a campaign file with Flagship; it waits at the host. */
  | { readonly kind: 'files.opened' }
  | { readonly kind: 'forecast.progress'; readonly report: ForecastReport }
  | { readonly kind: 'settings.changed'; readonly settings: Settings }
