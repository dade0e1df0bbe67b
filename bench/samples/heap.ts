import type { WireSystem } from '@renderer/contract/wire-system'
import { BattleReader } from '@renderer/session/reader/battle-reader'
import { SharedValues } from '@renderer/session/reader/shared-values'
import { logReading } from '@renderer/systems/starfinder-armada/words/log-reading'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import { longBattle } from './long-battle'
import { retained, type Sample } from './measure'

const LENGTH = 10_000

/** Row i: what a window keeps of a battle of ten thousand commands: entries as they came over the wire, log lines, undo, states. */
export function flagshipHeap(): Sample {
  return retainedBy(entries => {
    const made = new BattleReader(starfinderArmada as unknown as WireSystem, logReading)
    for (const entry of entries) made.append(JSON.parse(entry) as Parameters<BattleReader['append']>[0])
    return made
  })
}

/** The least that can be kept of it: its entries, with equal values kept once. */
export function entriesAlone(): Sample {
  return retainedBy(entries => {
    const values = new SharedValues()
    return entries.map(entry => values.within(JSON.parse(entry) as object))
  })
}

function retainedBy(read: (entries: readonly string[]) => unknown): Sample {
  const entries = longBattle(LENGTH).entries.map(entry => JSON.stringify(entry))
  // A first run, so that code and tables are not counted.
  read(entries)
  return retained(() => read(entries))
}
