import { Timeline } from '@shared/core/log/timeline'
import type { SystemId } from '@shared/campaign/campaign'
import { CallFailure, type BattleDamage, type BattleKey, type PendingCommand, type WireCommand, type WireEntry } from '@shared/ipc/calls'
import type { HostedSystem } from '@shared/systems/index'
import type { Disk } from '../store/disk/disk'
import type { WriteGuard } from '../store/document/durable-document'
import { openBattle, type OpenBattle } from '../store/battle/open-battle'
import type { DamageReport } from '../store/journal/read-journal'
import type { StoredEntry } from '../store/journal/read-segment'
import type { BattleIds } from '../store/journal/segment'
import { PendingStore } from '../store/battle/pending-store'
import { restoreFromRescue } from '../store/battle/restore-from-rescue'
import type { BattleEnvironment } from './battle-parts'
import { BattleHost } from './battle-host'
import { restoredPending, stillWaiting } from './pending'
import { usableState, wasLeftOpen, type SavedState } from './saved-state'

/** `known`: the campaign lists it. `new`: nothing is there yet. `continue`: go on from the last good entry of a damaged one. */
export type OpenHow = 'known' | 'new' | 'continue'

interface OpenBattleParts extends BattleEnvironment {
  readonly disk: Disk
  readonly guard: WriteGuard
  readonly isReadOnly: boolean
  readonly dir: string
  readonly key: BattleKey
  readonly systemId: SystemId
  readonly system: HostedSystem
}

/**
 * Opens a battle and folds it up to the last entry. Rejects with a StoreError, which is also `newer-format` when later rules than ours have
 * decided in it, or with `damaged` when its entries make no sense.
 */
export async function openBattleHost(parts: OpenBattleParts, how: OpenHow): Promise<BattleHost> {
  const found = await openFiles(parts, how)
  if (found.mode === 'rescue') return rescued(parts, found)
  try {
    return await writable(parts, found)
  } catch (error) {
    await found.files.close()
    throw error
  }
}

type Opened<M extends 'writable' | 'rescue'> = Extract<OpenBattle<WireEntry, SavedState>, { readonly mode: M }>

function rescued(parts: OpenBattleParts, { entries, damage, behindDamage }: Opened<'rescue'>): BattleHost {
  return new BattleHost({
    ...parts,
    timeline: restored(parts, entries, null),
    storage: null,
    pending: null,
    damage: damage === null ? null : damageOf(damage, behindDamage.length),
    repaired: [],
    wasInterrupted: damage !== null
  })
}

function damageOf({ file, line, found, lastGoodSeq }: DamageReport, behind: number): BattleDamage {
  return { file, line, found, lastGoodSeq, behind }
}

async function writable(parts: OpenBattleParts, { entries, checkpoint, files, repaired }: Opened<'writable'>): Promise<BattleHost> {
  const { rules } = parts.system
  const lastSeq = entries.length
  const timeline = restored(parts, entries, usableState(checkpoint, rules.rulesVersion, lastSeq))
  const pendings = await PendingStore.open<PendingCommand>(parts.disk, parts.dir, idsOf(parts.key), parts.guard)
  if (!pendings.ok) throw pendings.error
  return new BattleHost({
    ...parts,
    timeline,
    storage: { files, pendings: pendings.value },
    pending:
      restoredPending(rules, timeline.state, pendings.value.waitingAt(files.mark)) ??
      stillWaiting(rules, timeline.state, pendings.value.waitingBefore(files.mark), entries.at(-1)),
    damage: null,
    repaired: [...repaired.map(note => note.kind), ...(pendings.value.wasDamaged ? ['pending-set-aside'] : [])],
    wasInterrupted: wasLeftOpen(checkpoint, lastSeq)
  })
}

async function openFiles(
  { disk, guard, isReadOnly, dir, key, system }: OpenBattleParts,
  how: OpenHow
): Promise<OpenBattle<WireEntry, SavedState>> {
  const options = { guard, isReadOnly, known: how !== 'new', isNewer: (entry: StoredEntry) => isNewer(entry as WireEntry, system) }
  const open = how === 'continue' ? restoreFromRescue<WireEntry, SavedState> : openBattle<WireEntry, SavedState>
  const opened = await open(disk, dir, idsOf(key), options)
  if (!opened.ok) throw opened.error
  return opened.value
}

function idsOf({ campaignId, battleId }: BattleKey): BattleIds {
  return { campaign: campaignId, battle: battleId }
}

/** Whether later rules than ours have decided an entry: they say so, or it holds an event that we do not know. */
function isNewer(entry: WireEntry, { rules }: HostedSystem): boolean {
  if (entry.kind !== 'command') return false
  return entry.rulesVersion > rules.rulesVersion || entry.events.some(({ type }) => !rules.knowsEvent(type))
}

function restored(
  { system, key }: OpenBattleParts,
  entries: readonly WireEntry[],
  checkpoint: { readonly seq: number; readonly state: unknown } | null
): Timeline<unknown, WireCommand, WireCommand> {
  const { initial } = system.rules
  const evolve = (state: unknown, event: WireCommand): unknown => system.rules.evolve(state, event)
  try {
    return Timeline.restore<unknown, WireCommand, WireCommand>(initial, evolve, entries, checkpoint)
  } catch (error) {
    throw new CallFailure('damaged', `${key.battleId}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
