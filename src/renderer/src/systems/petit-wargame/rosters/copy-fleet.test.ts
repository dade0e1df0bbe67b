import { describe, expect, it } from 'vitest'
import type { DraftFleet } from '@shared/systems/petit-wargame/model/design'
import { sampleFleets } from '@shared/systems/petit-wargame/samples/two-fleets'
import { copyFleet, emptyFleet } from './copy-fleet'

const counter = (prefix: string): (() => string) => {
  let last = 0
  return () => `${prefix}${String((last += 1))}`
}

const idsOf = ({ id, squadrons }: DraftFleet): readonly string[] => [
  id,
  ...squadrons.flatMap(squadron => [squadron.id, ...squadron.ships.map(ship => ship.id)])
]

describe('copy of a fleet', () => {
  const [fleet] = sampleFleets(counter('a'))
  const copy = copyFleet(fleet, 'Copy', counter('b'))

  it('shares no id with the original, so that both may fight one battle', () => {
    const old = new Set(idsOf(fleet))
    expect(idsOf(copy).filter(id => old.has(id))).toEqual([])
    expect(new Set(idsOf(copy)).size).toBe(old.size)
  })
  it('keeps everything else', () => {
    const bare = (one: DraftFleet): string => JSON.stringify({ ...one, name: '' }).replaceAll(/"id":"[ab]\d+"/gu, '"id":""')
    expect(bare(copy)).toBe(bare(fleet))
    expect(copy.name).toBe('Copy')
  })
  it('has nothing in it when it starts from nothing, and 500 points unless the others have another budget', () => {
    expect(emptyFleet('New', undefined, counter('c'))).toEqual({
      id: 'c1',
      name: 'New',
      budgetPoints: 500,
      squadrons: [],
      allowIllegal: false
    })
    expect(emptyFleet('New', 300, counter('c')).budgetPoints).toBe(300)
  })
})
