import { downloadText } from '../../../ui/files/download-text'
import type { BattleStore } from '../../../session/battle-store'

/** Downloads the log as a JSON file, to keep or to get help with a damaged one. */
export function downloadLog(store: Pick<BattleStore, 'key' | 'opening' | 'entries'>): void {
  const log = { battle: store.key, damage: store.opening?.damage ?? null, entries: store.entries() }
  downloadText(`${store.key?.battleId ?? 'battle'}.json`, 'application/json', JSON.stringify(log, null, 2))
}
