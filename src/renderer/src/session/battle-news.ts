import type { ShallowRef } from 'vue'
import type { BattleKey, PendingCommand, WireCommand } from '@shared/ipc/calls'
import { onNews } from './host/api'
import type { BattleFollow } from './battle-follow'
import type { SavingWatch } from './saving-state'

interface BattleNews {
  readonly key: ShallowRef<BattleKey | null>
  readonly pending: ShallowRef<PendingCommand | null>
  readonly follow: BattleFollow
  readonly saving: SavingWatch
  isPending(this: void, command: WireCommand): boolean
  takePending(this: void, pending: PendingCommand | null): void
  /** The line to the host is back. */
  resume(this: void, battle: BattleKey): Promise<void>
}

/** Follows what the host tells of the open battle, until the returned function is called. */
export function followNews({ key, pending, follow, saving, isPending, takePending, resume }: BattleNews): () => void {
  return onNews(news => {
    const battle = key.value
    if (battle === null) return
    if (news.kind === 'host.line' && !news.isDown) return void resume(battle)
    if (!('battleId' in news) || news.battleId !== battle.battleId || news.campaignId !== battle.campaignId) return
    if (news.kind === 'battle.pending') return takePending(news.pending)
    // What has just been carried out is not taken up again, with its dice. Of another command the host says whether it goes on waiting.
    const isOther = news.entry.kind === 'command' && pending.value !== null && !isPending(news.entry.command)
    if (news.entry.seq > follow.lastSeq() && !isOther) takePending(null)
    saving.wrote(news.entry.at)
    void follow.take(news.entry)
  })
}
