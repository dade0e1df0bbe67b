import { describe, expect, it } from 'vitest'
import { detect, duel, havingShip, PLAIN, play, shipIn } from '@kit/systems/petit-wargame'
import { viewFor } from './view'

const state = havingShip(
  havingShip(play(duel(), detect('W'), [1, 1]), 'x', { note: 'secret', jams: [{ detector: 'W', untilTurn: 2 }] }),
  'a',
  {
    pdSpent: 1
  }
)

describe('what a player may know (PW-005, PW-013, PW-037, PW-043)', () => {
  it('is every ship on the open map, as it counts now', () => {
    const seen = viewFor(state, { kind: 'side', sideId: 'A' })
    expect(seen.ships.find(ship => ship.id === 'a')).toMatchObject({
      pdLeft: 1,
      pmLeft: 1,
      manoeuvre: 1,
      hasEngaged: false,
      isDestroyed: false
    })
    expect(seen.ships.find(ship => ship.id === 'x')).toMatchObject({
      isDetected: true,
      jammed: [{ detector: 'W', turns: 2 }],
      figures: { pd: 2, pm: 1, countermeasures: [] },
      sideId: 'B'
    })
    expect([seen.conductor.awaited, seen.fleets[1]?.losses.total, seen.squadrons.map(one => one.isActive)]).toEqual([
      'detection',
      40,
      [true, false]
    ])
    expect(shipIn(state, 'x').sectors.front.elements.join('')).toBe(PLAIN.front)
  })
  it('is the notes of the own side alone', () => {
    expect(JSON.stringify(viewFor(state, { kind: 'side', sideId: 'A' }))).not.toMatch(/secret/u)
    expect(JSON.stringify(viewFor(state, { kind: 'side', sideId: 'B' }))).toMatch(/secret/u)
    expect(JSON.stringify(viewFor(state, { kind: 'gm' }))).toMatch(/secret/u)
  })
})
