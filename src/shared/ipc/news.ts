import type { BattleKey, PendingCommand, WireEntry } from './calls'
import type { Settings } from '../campaign/settings'

/** What the host tells every window of its own accord. Sent only after the thing is on disk. */
export type News =
  | ({ readonly kind: 'battle.appended'; readonly entry: WireEntry } & BattleKey)
  | ({ readonly kind: 'battle.pending'; readonly pending: PendingCommand | null } & BattleKey)
  | { readonly kind: 'campaigns.changed' }
  | { readonly kind: 'settings.changed'; readonly settings: Settings }
