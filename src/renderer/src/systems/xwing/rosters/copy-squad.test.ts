import { describe, expect, it } from 'vitest'
import type { DraftSquad } from '@shared/systems/xwing/model/squad'
import { sampleSquads } from '@shared/systems/xwing/samples/two-squads'
import { copySquad, emptySquad } from './copy-squad'

const counter = (prefix: string): (() => string) => {
  let last = 0
  return () => `${prefix}${String((last += 1))}`
}
const idsOf = ({ id, ships }: DraftSquad): readonly string[] => [
  id,
  ...ships.flatMap(ship => [ship.id, ...ship.weapons.map(weapon => weapon.id)])
]

describe('copy of a squad', () => {
  const [, squad] = sampleSquads(counter('a'))
  const copy = copySquad(squad, 'Copy', counter('b'))

  it('shares no id with the original, so that both may fight one battle', () => {
    expect(idsOf(copy).filter(id => idsOf(squad).includes(id))).toEqual([])
    expect(new Set(idsOf(copy)).size).toBe(idsOf(squad).length)
  })
  it('keeps everything else', () => {
    const withoutIds = (one: DraftSquad): unknown => JSON.parse(JSON.stringify(one, (key, value: unknown) => (key === 'id' ? '' : value)))
    expect(withoutIds({ ...copy, name: squad.name })).toEqual(withoutIds(squad))
    expect(copy.name).toBe('Copy')
  })
  it('has nothing in it when it starts from nothing', () => {
    expect(emptySquad('New', counter('c'))).toEqual({
      id: 'c1',
      name: 'New',
      attackDiceOwned: null,
      defenseDiceOwned: null,
      ships: [],
      allowIllegal: false
    })
  })
})
