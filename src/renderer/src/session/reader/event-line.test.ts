import { describe, expect, it } from 'vitest'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import { FakeHost } from '@kit/renderer/fake-host'
import type { LogLine } from '../../contract/log-line'
import { logReading } from '../../systems/starfinder-armada/words/log-reading'
import { BattleReader } from './battle-reader'

const STEPS = 700

describe('the lines of a long battle', () => {
  const wordsOf = (line: LogLine) => [line.seq, line.message, line.changes]

  /** Corrections, each told with the value before it, some of them taken back; and what each line said when it was the last. */
  function played() {
    const host = new FakeHost()
    const reader = new BattleReader(starfinderArmada, logReading)
    const told: unknown[] = []
    const read = () => {
      for (const entry of host.timeline.entries.slice(reader.lastSeq)) reader.append(structuredClone(entry))
      told.push(...reader.lines.slice(told.length).map(wordsOf))
    }
    host.begin()
    for (let step = 1; step <= STEPS; step += 1) {
      const correction = step % 3 === 0 ? { hp: 10 + (step % 11), sp: step % 4 } : { hp: 10 + (step % 7) }
      const command = { type: 'correctFleet', fleetId: 'hawk', correction, reason: '' }
      const { seq } = host.act(command)
      read()
      if (step % 50 > 2) continue
      host.timeline.append({ kind: 'undo', seq: seq + 1, at: 0, by: 'gm', target: seq })
      read()
    }
    return { lines: reader.lines, told }
  }

  it('say the same whenever they are looked at, and in whatever order', () => {
    const { lines, told } = played()
    expect(lines.length).toBeGreaterThan(STEPS)
    expect(lines.map(wordsOf)).toEqual(told)
    expect(lines.map((_, i) => wordsOf(lines.at(-1 - i) as LogLine)).reverse()).toEqual(told)
    expect(told[7]).toMatchObject([8, { values: { before: 14, after: 15 } }, [{ from: 14, to: 15 }]])
  })
})
