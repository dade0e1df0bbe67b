import type { BattleStore } from '../../stores/battle-store'

/** Hands out the log as read, as a JSON file: for keeping, or for asking help with a damaged one. */
export function downloadLog(store: Pick<BattleStore, 'key' | 'opening' | 'entries'>): void {
  const log = { battle: store.key, damage: store.opening?.damage ?? null, entries: store.entries() }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(log, null, 2)], { type: 'application/json' }))
  link.download = `${store.key?.battleId ?? 'battle'}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
