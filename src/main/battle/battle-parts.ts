import type { SystemId } from '@shared/campaign/campaign'
import type { Ended } from '@shared/campaign/chronicle'
import type { Timeline } from '@shared/core/log/timeline'
import type { BattleDamage, BattleKey, PendingCommand, WireCommand, WireEntry } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import type { BattleMoment, HostedSystem } from '@shared/systems/index'
import type { Clock } from '../platform/clock'
import type { Log } from '../platform/log'
import type { RandomSource } from '../platform/random-source'
import type { BattleFiles } from '../store/battle/battle-files'
import type { PendingStore } from '../store/battle/pending-store'
import type { CheckpointTimes } from './checkpointer'
import type { SavedState } from './saved-state'

export interface BattleEnvironment {
  readonly clock: Clock
  readonly random: RandomSource
  readonly log: Log
  readonly announce: (news: News) => void
  /** Called when the battle reaches another phase, and when it closes. Must return at once and never throw. */
  readonly onMoment: (key: BattleKey, moment: BattleMoment, playedAt: number | null, ended: Ended | null) => void
  readonly checkpointTimes?: CheckpointTimes
}

/** The files of a battle that can be written. */
export interface BattleStorage {
  readonly files: BattleFiles<WireEntry, SavedState>
  readonly pendings: PendingStore<PendingCommand>
}

export interface BattleParts extends BattleEnvironment {
  readonly key: BattleKey
  readonly systemId: SystemId
  readonly system: HostedSystem
  readonly timeline: Timeline<unknown, WireCommand, WireCommand>
  /** `null` in rescue mode: nothing can be written. */
  readonly storage: BattleStorage | null
  readonly pending: PendingCommand | null
  readonly damage: BattleDamage | null
  readonly repaired: readonly string[]
  readonly wasInterrupted: boolean
}
