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

describe('steps that are taken back together', () => {
  const grouped = (kind: 'moves' | 'activation', of: readonly unknown[] = [9, 8, 7]) => {
    const desk = new FakeDesk()
    desk.begin()
    for (const hexes of [9, 8, 7]) desk.act(distance(hexes))
    const reader = new BattleReader(starfinderArmada, {
      ...logReading,
      groupOf: command => ('hexes' in command && of.includes(command['hexes']) ? kind : null)
    })
    for (const entry of desk.timeline.entries) reader.append(structuredClone(entry))
    return reader
  }

  it('are all moves of the moment, from the first', () => {
    expect([...grouped('moves').groups()]).toEqual([[2, { kind: 'moves', steps: 3 }]])
  })

  it('are an activation from its beginning, with all that came after it', () => {
    expect([...grouped('activation', [8]).groups()]).toEqual([[3, { kind: 'activation', steps: 2 }]])
    // The last of two, which has but begun.
    expect([...grouped('activation', [8, 7]).groups()]).toEqual([])
  })

  it('are no longer there once they are taken back, and can all be brought back until something else is done', () => {
    const reader = grouped('moves')
    reader.append({ kind: 'undo', seq: 5, at: 0, by: 'gm', target: 2 })
    expect([[...reader.groups()], reader.redoSteps]).toEqual([[], 3])
    reader.append({ kind: 'redo', seq: 6, at: 0, by: 'gm', target: 2 })
    expect(reader.redoSteps).toBe(0)
  })
})
