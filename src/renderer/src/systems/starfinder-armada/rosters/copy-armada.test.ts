import { describe, expect, it } from 'vitest'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { copyArmada, emptyArmada } from './copy-armada'

const counter = (prefix: string): (() => string) => {
  let last = 0
  return () => `${prefix}${String((last += 1))}`
}

describe('copy of an armada', () => {
  const [armada] = sampleArmadas(counter('a'))
  const copy = copyArmada(armada, 'Copy', counter('b'))

  it('shares no id with the original, so that both may fight one battle', () => {
    const ids = (one: typeof armada): readonly string[] => [
      one.id,
      ...one.fleets.map(fleet => fleet.id),
      ...one.officers.map(officer => officer.id)
    ]
    expect(ids(copy).filter(id => ids(armada).includes(id))).toEqual([])
    expect(new Set(ids(copy)).size).toBe(ids(armada).length)
  })
  it('has its officers aboard the copies of their fleets', () => {
    const places = (one: typeof armada): readonly number[] =>
      one.officers.map(officer => one.fleets.findIndex(fleet => fleet.id === officer.fleetId))
    expect(places(copy)).toEqual(places(armada))
  })
  it('keeps everything else', () => {
    expect(copy.fleets.map(fleet => ({ ...fleet, id: '' }))).toEqual(armada.fleets.map(fleet => ({ ...fleet, id: '' })))
    expect(copy.name).toBe('Copy')
  })
  it('has nothing in it when it starts from nothing', () => {
    expect(emptyArmada('New', 4, counter('c'))).toEqual({ id: 'c1', name: 'New', tier: 4, fleets: [], officers: [], allowIllegal: false })
  })
})
