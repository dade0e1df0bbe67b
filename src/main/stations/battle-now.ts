import type { PendingCommand } from '@shared/ipc/calls'
import type { OpenBattle } from '../battle/open-battles'

/** The command of a battle that waits for dice, and the number of its last entry. */
export function battleNow({ host }: OpenBattle): { readonly pending: PendingCommand | null; readonly lastSeq: number } {
  const { pending, entries } = host.opened()
  return { pending, lastSeq: entries.length }
}

/** The name of the battle as its players know it. */
export function nameOfBattle({ system, host }: OpenBattle): string {
  return system.rules.viewFor(host.state, { kind: 'table' }).name
}
