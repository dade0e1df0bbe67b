import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer } from '@kit/systems/starfinder-armada'
import type { CarryRules } from '@shared/core/carry/carry-rules'
import { hostedSystem, type Roster } from '@shared/systems/index'
import { starfinderCarry } from '@shared/systems/starfinder-armada/carry'
import { firestormCarry } from '@shared/systems/firestorm-armada/carry'
import { libraryFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import { dystopianCarry } from '@shared/systems/dystopian-wars/carry'
import { xwingCarry } from '@shared/systems/xwing/carry'

type StateOf<Rules> = Rules extends CarryRules<infer State, infer _C, infer _R> ? State : never
let last = 0
const newId = (): string => `id${String((last += 1))}`

describe('what is struck off a roster', () => {
  it('takes a fleet, and its officers go aboard the first that is left', () => {
    const armada = anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('o', 'admiral', 'a')])
    const left = starfinderCarry.without(armada, 'a')
    expect(left.fleets.map(({ id }) => id)).toEqual(['b'])
    expect(left.officers.map(({ id, fleetId }) => [id, fleetId])).toEqual([['o', 'b']])
    expect(starfinderCarry.without(armada, 'o').officers).toEqual([])
  })
  it('takes a squadron or a flight with its last ship or wing', () => {
    const fleet = libraryFleets(newId, 'en').find(({ flights }) => flights.length > 0)
    if (fleet === undefined) throw new Error('No fleet has wings')
    const [squadron] = fleet.squadrons
    const without = (squadron?.ships ?? []).reduce((left, { id }) => firestormCarry.without(left, id), fleet)
    expect(without.squadrons.map(({ id }) => id)).toEqual(fleet.squadrons.slice(1).map(({ id }) => id))
    const grounded = fleet.flights.flatMap(({ wings }) => wings).reduce((left, { id }) => firestormCarry.without(left, id), fleet)
    expect([grounded.flights, grounded.squadrons.length]).toEqual([[], fleet.squadrons.length])
  })
  it('is all that there is, once each', () => {
    for (const id of ['dystopian-wars', 'petit-wargame', 'xwing'] as const) {
      const { carry, sampleRosters } = hostedSystem(id)
      const [roster] = sampleRosters(newId, 'en')
      if (roster === undefined) throw new Error(`No sample of ${id}`)
      const parts = carry.partsOf(roster)
      const none = parts.reduce<Roster>((left, part) => carry.without(left, part.id), roster)
      expect([new Set(parts.map(part => part.id)).size, carry.partsOf(none)]).toEqual([parts.length, []])
    }
  })
})

describe('the damage that lasts', () => {
  it('is of an X-Wing every card, also those that lie face up, face down from then on (XW-025, XW-026)', () => {
    const faceup = [{ card: null }, { card: 'hullBreach' }]
    const state = { ships: [{ id: 'k', facedown: 1, faceup, weapons: [] }] } as unknown as StateOf<typeof xwingCarry>
    expect(xwingCarry.woundOf(state, 'k', ['damage'])).toEqual({ facedown: 3 })
    expect(xwingCarry.woundOf(state, 'k', ['damage', 'criticals'])).toEqual({ facedown: 2, faceupCards: ['hullBreach'] })
    expect(xwingCarry.woundOf(state, 'none', ['damage'])).toEqual({})
  })
  it('is of a wing of Dystopian Wars its tokens, and given back to a wing', () => {
    const state = { units: [], wings: [{ id: 'w', tokens: 2, tokensStart: 5 }] } as unknown as StateOf<typeof dystopianCarry>
    const wound = dystopianCarry.woundOf(state, 'w', ['damage'])
    expect(wound).toEqual({ tokens: 2 })
    expect(dystopianCarry.wounded('w', wound, 'Dusk')).toMatchObject([{ type: 'correctWing', wingId: 'w', reason: 'Dusk' }])
  })
})
