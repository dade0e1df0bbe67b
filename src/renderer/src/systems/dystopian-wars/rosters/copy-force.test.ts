import { describe, expect, it } from 'vitest'
import type { DraftForce } from '@shared/systems/dystopian-wars/model/force'
import { sampleForces } from '@shared/systems/dystopian-wars/samples/two-forces'
import { copyForce, emptyForce } from './copy-force'

const counter = (prefix: string): (() => string) => {
  let last = 0
  return () => `${prefix}${String((last += 1))}`
}
const idsOf = ({ id, squadrons }: DraftForce): readonly string[] => [
  id,
  ...squadrons.flatMap(squadron => [
    squadron.id,
    ...squadron.units.flatMap(unit => [unit.id, ...unit.weapons.map(weapon => weapon.id)]),
    ...squadron.wings.map(wing => wing.id)
  ])
]

describe('copy of a force', () => {
  const [, force] = sampleForces(counter('a'))
  const copy = copyForce(force, 'Copy', counter('b'))

  it('shares no id with the original, so that both may fight one battle', () => {
    expect(idsOf(copy).filter(id => idsOf(force).includes(id))).toEqual([])
    expect(new Set(idsOf(copy)).size).toBe(idsOf(force).length)
  })
  it('keeps everything else', () => {
    const withoutIds = (one: DraftForce): unknown => JSON.parse(JSON.stringify(one, (key, value: unknown) => (key === 'id' ? '' : value)))
    expect(withoutIds({ ...copy, name: force.name })).toEqual(withoutIds(force))
    expect(copy.name).toBe('Copy')
  })
  it('has nothing in it when it starts from nothing', () => {
    expect(emptyForce('New', counter('c'))).toEqual({ id: 'c1', name: 'New', cards: 0, squadrons: [], allowIllegal: false })
  })
})
