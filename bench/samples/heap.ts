import { BattleReader, type WireSystem } from '@renderer/session/battle-reader'
import { logReading } from '@renderer/systems/starfinder-armada/words/log-reading'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import { longBattle } from './long-battle'
import { retained, type Sample } from './measure'

const LENGTH = 10_000

/** Row i: what a window keeps of a battle of ten thousand commands: entries as they came over the wire, log lines, undo, states. */
export function flagshipHeap(): Sample {
  let text: string[] | null = longBattle(LENGTH).entries.map(entry => JSON.stringify(entry))
  const reader = (): BattleReader => {
    const made = new BattleReader(starfinderArmada as unknown as WireSystem, logReading)
    for (const entry of text ?? []) made.append(JSON.parse(entry) as Parameters<BattleReader['append']>[0])
    return made
  }
  // A first run, so that code and tables are not counted.
  reader()
  const sample = retained(() => reader())
  text = null
  return sample
}
