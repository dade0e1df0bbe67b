/** Battles whose end has been shown since this window was opened. */
const shown = new Set<string>()

/** Whether the end of a battle is shown for the first time, and comes from its table. It counts as shown from then on. */
export function isNewEnd(battleId: string, from: unknown): boolean {
  const isNew = !shown.has(battleId) && String(from).endsWith(`/battle/${battleId}`)
  shown.add(battleId)
  return isNew
}
