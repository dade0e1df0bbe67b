import type { LogEntry } from '@shared/core/log/entry'
import { Timeline } from '@shared/core/log/timeline'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { longBattle } from './long-battle'
import { repeat, type Sample, type Times } from './measure'

/** Pairs between two cuts of the log back to its length: the cut is the benchmark's own cost, and grows with the log. */
const PAIRS = 500

/** Row b: undo and redo of the last command, in a battle of this many commands. */
export function flagshipUndo(length: number, times: Times): Sample {
  const { entries } = longBattle(Math.min(length, 10_000))
  const evolve = (state: BattleState, event: SaEvent): BattleState => starfinderArmada.evolve(state, event)
  const timeline = new Timeline<BattleState, SaCommand, SaEvent>(starfinderArmada.initial, evolve)
  for (const entry of entries) timeline.append(entry)
  // Beyond ten thousand commands the last round is repeated: only the length matters here.
  const last = entries.slice(-100)
  for (let seq = entries.length + 1; seq <= length; seq += 1) {
    const entry = last[seq % last.length]
    if (entry !== undefined) timeline.append({ ...entry, seq })
  }
  let pending: LogEntry<SaCommand, SaEvent>[] = []
  const before = timeline.entries.length
  return repeat(times, PAIRS, () => {
    for (let pair = 0; pair < PAIRS; pair += 1) {
      timeline.append({ kind: 'undo', seq: timeline.lastSeq + 1, at: 0, by: 'gm', target: timeline.undoTarget ?? 0 })
      timeline.append({ kind: 'redo', seq: timeline.lastSeq + 1, at: 0, by: 'gm', target: timeline.redoTarget ?? 0 })
    }
    pending = timeline.entries.splice(before)
    if (pending.length !== 2 * PAIRS) throw new Error('The log lost entries')
  })
}
