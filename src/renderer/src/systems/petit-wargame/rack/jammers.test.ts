import { describe, expect, it } from 'vitest'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import { theShip } from '@shared/systems/petit-wargame/state'
import { duel, havingShip, sh } from '@kit/systems/petit-wargame'
import { jammers } from './jammers'
import { shipRow } from './ship-row'

const rolled: PwEvent = {
  type: 'detectionRolled',
  shipId: sh('a'),
  detector: 'W',
  targetId: sh('x'),
  countermeasure: 'w',
  score: 8,
  faces: [1, 1],
  margin: 2,
  enemyScore: 9,
  enemyFaces: [6, 6],
  enemyMargin: 3,
  result: 'jammed'
}
const jammed: PwEvent = { type: 'detectorJammed', shipId: sh('a'), detector: 'W', turns: 3, untilTurn: 4 }
/** The last first. */
const log = [{ events: [] }, { events: [rolled, jammed] }]
const state = havingShip(duel(), 'a', {
  jams: [
    { detector: 'W', untilTurn: 4 },
    { detector: 'Y', untilTurn: 2 }
  ]
})

describe('who jammed a detector (PW-037)', () => {
  it('is the ship that answered it, with its countermeasure; nobody where the GM set it', () => {
    expect([...jammers(state, log)]).toEqual([['a W 4', { shipId: sh('x'), countermeasure: 'w' }]])
  })
  it('is nobody while nothing is jammed', () => {
    expect(jammers(duel(), log).size).toBe(0)
  })
  it('is named on the ship', () => {
    const { chips } = shipRow(state, theShip(state, sh('a')), jammers(state, log))
    expect(chips.map(chip => chip.by)).toEqual([
      { key: 'pwTable.chip.jamByShip', values: { ship: theShip(state, sh('x')).name, countermeasure: 'W' } },
      { key: 'pwTable.chip.jamBy' }
    ])
  })
})
