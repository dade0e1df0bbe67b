import type { BattleKey, PendingCommand, WireCommand } from '@shared/ipc/calls'
import { call } from '../host/api'

interface Resuming {
  current(): BattleKey | null
  refetch(): Promise<void>
  isPending(command: WireCommand): boolean
  takePending(pending: PendingCommand | null): void
}

/** Goes on with a battle once the line is back: another run of the program may be there, in which it is not open. What is typed stays. */
export function resuming({ current, refetch, isPending, takePending }: Resuming): (battle: BattleKey) => Promise<void> {
  return async battle => {
    const opened = await call('battle.open', battle).catch(() => null)
    if (opened === null || current() !== battle) return
    await refetch().catch(() => undefined)
    if (opened.pending === null || !isPending(opened.pending.command)) takePending(opened.pending)
  }
}
