import { describe, expect, it } from 'vitest'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import { logReading } from '../../systems/starfinder-armada/words/log-reading'
import type { LogGroupKind } from '../../contract/log-line'
import { BattleReader } from './battle-reader'
import { FakeHost } from '@kit/renderer/fake-host'

const distance = (hexes: number) => ({ type: 'setDistance', hexes })

describe('a long battle as a window reads it', () => {
  it('names every step, however long ago it was made', () => {
    const host = new FakeHost()
    host.begin()
    for (let hexes = 1; hexes <= 600; hexes += 1) host.act(distance(1 + (hexes % 20)))
    const reader = new BattleReader(starfinderArmada, logReading)
    for (const entry of host.timeline.entries) reader.append(structuredClone(entry))
    expect(reader.lastSeq).toBe(601)
    reader.append({ kind: 'undo', seq: 602, at: 0, by: 'gm', target: 2 })
    const { entries } = host.timeline
    const first = entries[1]
    if (first?.kind !== 'command') throw new Error('No command')
    expect(reader.lines.at(-1)?.message).toMatchObject({
      key: 'battle.log.undoSeveral',
      values: { count: 600, name: starfinderArmada.describeCommand(host.timeline.stateAt(1) as never, first.command as never) }
    })
  })
})

describe('the battle as screens show it', () => {
  it('has everything under the name by which it is told, now and at any moment before', () => {
    const host = new FakeHost()
    host.begin()
    const told = (state: unknown): object => ({ told: state })
    const reader = new BattleReader({ ...starfinderArmada, named: told }, logReading)
    for (const entry of host.timeline.entries) reader.append(entry)
    expect([reader.toldState, reader.stateAt(1)]).toEqual([{ told: reader.state }, { told: host.timeline.stateAt(1) }])
  })
})

describe('steps that are taken back together', () => {
  const grouped = (kind: LogGroupKind, of: readonly unknown[] = [9, 8, 7], momentOf = logReading.momentOf) => {
    const host = new FakeHost()
    host.begin()
    for (const hexes of [9, 8, 7]) host.act(distance(hexes))
    const reader = new BattleReader(starfinderArmada, {
      ...logReading,
      momentOf,
      groupOf: command => ('hexes' in command && of.includes(command['hexes']) ? kind : null)
    })
    for (const entry of host.timeline.entries) reader.append(structuredClone(entry))
    return reader
  }

  it('are the moves with nothing but moves after them', () => {
    expect([...grouped('moves').groups()]).toEqual([[2, { kind: 'moves', steps: 3 }]])
    // What was done between them is not taken back with them.
    expect([...grouped('moves', [9, 7]).groups()]).toEqual([])
    expect([...grouped('moves', [8, 7]).groups()]).toEqual([[3, { kind: 'moves', steps: 2 }]])
    expect([...grouped('moves', [9, 8]).groups()]).toEqual([])
  })

  it('are a volley, also once it was taken back and brought back, and once what came after it was', () => {
    const reader = grouped('volley', [9, 8])
    const volley = [[2, { kind: 'volley', steps: 3 }]]
    expect([...reader.groups()]).toEqual(volley)
    reader.append({ kind: 'undo', seq: 5, at: 0, by: 'gm', target: 2 })
    expect([...reader.groups()]).toEqual([])
    for (const [seq, target] of [6, 7, 8].map((at, i) => [at, 2 + i] as const))
      reader.append({ kind: 'redo', seq, at: 0, by: 'gm', target })
    expect([...reader.groups()]).toEqual(volley)
  })

  it('are a volley that has struck, with what came of it, but not the one before', () => {
    const momentOf = (state: unknown) => ({
      round: 1,
      turn: { key: 'turn' },
      phase: { key: (state as { readonly distanceHexes: number }).distanceHexes === 7 ? 'phase.resolution' : 'phase.gunnery' }
    })
    expect([...grouped('volley', [9, 8], momentOf).groups()]).toEqual([[2, { kind: 'volley', steps: 3 }]])
    expect([...grouped('volley', [9, 8, 7], momentOf).groups()]).toEqual([])
    const reader = grouped('volley', [9, 8], momentOf)
    reader.append({ kind: 'undo', seq: 5, at: 0, by: 'gm', target: 4 })
    expect([...reader.groups()]).toEqual([[2, { kind: 'volley', steps: 2 }]])
    reader.append({ kind: 'redo', seq: 6, at: 0, by: 'gm', target: 4 })
    expect([...reader.groups()]).toEqual([[2, { kind: 'volley', steps: 3 }]])
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

describe('what the log need not say again', () => {
  const event = (type: string, more: object = {}) => ({ type, ...more })
  const phase = event('phaseEntered', { phase: 'engineering', round: 1 })
  const settled = event('obligationSettled', { obligationId: 'none' })
  const turned = event('distanceSet', { hexes: 9, dice: null })
  function linesOf(events: readonly { readonly type: string }[], more: object = {}, reading = logReading) {
    const host = new FakeHost()
    host.begin()
    const reader = new BattleReader({ ...starfinderArmada, describe: () => ({ key: 'said' }), evolve: starfinderArmada.evolve }, reading)
    for (const entry of host.timeline.entries) reader.append(structuredClone(entry))
    const command = distance(9)
    reader.append({ kind: 'command', seq: 2, at: 0, by: 'gm', command, events, dice: [], ...more } as never)
    return reader.lines.filter(line => line.seq === 2).map(line => line.told)
  }

  it('is the phase that its heading names, unless no heading begins with it', () => {
    expect(linesOf([phase])).toEqual(['heading'])
    expect(linesOf([phase, phase])).toEqual(['heading', null])
  })

  it('is that something is settled, beside its result; alone it is said', () => {
    expect(linesOf([settled, turned])).toEqual(['result', null])
    expect(linesOf([settled])).toEqual([null])
  })

  it('is what the next act tells, also where it stands alone', () => {
    const announcing = { ...logReading, repeats: () => 'next' as const }
    expect(linesOf([turned], {}, announcing)).toEqual(['next'])
  })

  it('is nothing of what the game master allowed', () => {
    expect(linesOf([settled, turned, phase], { overruled: { refusals: ['wrong-phase'], reason: '' } })).toEqual([null, null, null])
  })
})
