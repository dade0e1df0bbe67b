import { computed, shallowRef, triggerRef, type ComputedRef, type ShallowRef } from 'vue'
import type { Message } from '@shared/core/engine/message'
import type { BattleKey, OpenedBattle, WireEntry } from '@shared/ipc/calls'
import { call } from './host/api'
import { BattleReader } from './reader/battle-reader'
import { readSystem } from './system-source'
import type { LogGroup, LogLine } from '../contract/log-line'

const NO_GROUPS: ReadonlyMap<number, LogGroup> = new Map()

export interface BattleFollow {
  /** With everything under the name by which it is told. */
  readonly state: ShallowRef<unknown>
  readonly undoName: ComputedRef<Message | null>
  readonly redoName: ComputedRef<Message | null>
  /** Grows in place; watch `lineCount`. */
  readonly lines: ComputedRef<readonly LogLine[]>
  readonly lineCount: ComputedRef<number>
  readonly entryCount: ComputedRef<number>
  /** Groups that can be undone at once, by their first entry. */
  readonly groups: ComputedRef<ReadonlyMap<number, LogGroup>>
  /** How many steps the last entry undid at once; 0 if none. */
  readonly redoSteps: ComputedRef<number>
  isUndone(seq: number): boolean
  /** The state right after this entry. */
  stateAt(seq: number): unknown
  /** Number of steps undone by going back there; 0 when none, or when undo cannot get there. */
  stepsBackTo(seq: number): number
  entries(): readonly WireEntry[]
  lastSeq(): number
  /** Folds a battle from its entries once the rules are loaded. The returned function makes it current and returns the last entry. */
  load(opened: OpenedBattle): Promise<() => WireEntry | undefined>
  /** Appends the next entry; a known one is skipped, and a gap is filled from the host first. */
  take(entry: WireEntry): Promise<void>
  refetch(): Promise<void>
  forget(): void
}

/** The entries of the open battle, folded with the same engine as on the host. */
export function useBattleFollow(battle: () => BattleKey | null): BattleFollow {
  const reader = shallowRef<BattleReader | null>(null)
  const state = shallowRef<unknown>(null)

  function publish(known: BattleReader): void {
    state.value = known.toldState
    triggerRef(reader)
  }

  async function refetch(): Promise<void> {
    const known = reader.value
    const key = battle()
    if (known === null || key === null) return
    const missing = await call('battle.log', { ...key, from: known.lastSeq + 1 })
    if (reader.value !== known) return
    for (const entry of missing) if (entry.seq === known.lastSeq + 1) known.append(entry)
    publish(known)
  }

  return {
    state,
    undoName: computed(() => reader.value?.undoName ?? null),
    redoName: computed(() => reader.value?.redoName ?? null),
    lines: computed(() => reader.value?.lines ?? []),
    lineCount: computed(() => reader.value?.lines.length ?? 0),
    entryCount: computed(() => reader.value?.lastSeq ?? 0),
    groups: computed(() => reader.value?.groups() ?? NO_GROUPS),
    redoSteps: computed(() => reader.value?.redoSteps ?? 0),
    isUndone: seq => reader.value?.isUndone(seq) ?? false,
    stateAt: seq => reader.value?.stateAt(seq) ?? null,
    stepsBackTo: seq => reader.value?.stepsBackTo(seq) ?? 0,
    entries: () => reader.value?.entries ?? [],
    lastSeq: () => reader.value?.lastSeq ?? 0,
    async load(opened) {
      const { system, log } = await readSystem(opened.system)
      const next = new BattleReader(system, log)
      for (const entry of opened.entries) next.append(entry)
      return () => {
        reader.value = next
        state.value = next.toldState
        return next.entries[next.entries.length - 1]
      }
    },
    async take(entry) {
      const known = reader.value
      if (known === null || entry.seq <= known.lastSeq) return
      if (entry.seq > known.lastSeq + 1) {
        await refetch()
        return
      }
      known.append(entry)
      publish(known)
    },
    refetch,
    forget() {
      reader.value = null
      state.value = null
    }
  }
}
