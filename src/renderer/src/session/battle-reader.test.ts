import { describe, expect, it } from 'vitest'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import { logReading } from '../systems/starfinder-armada/words/log-reading'
import { BattleReader } from './battle-reader'
import { FakeDesk } from '@kit/renderer/fake-desk'

const distance = (hexes: number) => ({ type: 'setDistance', hexes })

describe('a long battle as a window reads it', () => {
  it('names every step, however long ago it was made', () => {
    const desk = new FakeDesk()
    desk.begin()
    for (let hexes = 1; hexes <= 600; hexes += 1) desk.act(distance(1 + (hexes % 20)))
    const reader = new BattleReader(starfinderArmada, logReading)
    for (const entry of desk.timeline.entries) reader.append(structuredClone(entry))
    expect(reader.lastSeq).toBe(601)
    reader.append({ kind: 'undo', seq: 602, at: 0, by: 'gm', target: 2 })
    const { entries } = desk.timeline
    const first = entries[1]
    if (first?.kind !== 'command') throw new Error('No command')
    expect(reader.lines.at(-1)?.message).toMatchObject({
      key: 'battle.log.undoSeveral',
      values: { count: 600, name: starfinderArmada.describeCommand(desk.timeline.stateAt(1) as never, first.command as never) }
    })
  })
})
