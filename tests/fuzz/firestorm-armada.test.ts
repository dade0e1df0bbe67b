import { describe, expect, it } from 'vitest'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import { brokenInvariants } from '../support/firestorm-armada/invariants'
import { randomCommand } from '../support/firestorm-armada/random-battle'
import { randomSetup } from '../support/firestorm-armada/random-setup'
import { nextCommand } from '../support/firestorm-armada/whole-battle'
import { explored } from '../support/explored'
import { fuzzBattle } from '../support/fuzz-battle'

const BATTLES_MAX = 500
const BATTLES = explored(BATTLES_MAX)

describe('any command at any time in Firestorm Armada', () => {
  it(`breaks no invariant in ${String(BATTLES)} battles and more, whose events rebuild and re-decide them`, () => {
    const fuzzed = { system: firestormArmada, commands: 150, randomSetup, randomCommand, nextCommand, brokenInvariants }
    const seen = new Set<string>()
    const isEnough = (battles: number): boolean => battles >= BATTLES && seen.size >= Object.keys(EVENTS).length
    for (let seed = 1; seed <= BATTLES_MAX && !isEnough(seed - 1); seed += 1) for (const type of fuzzBattle(fuzzed, seed)) seen.add(type)
    // It continues until every kind of event has occurred; a full run must reach them all.
    expect([...seen].sort()).toEqual(Object.keys(EVENTS).sort())
  })
})

/** Every kind of event; the compiler ensures that none is missing. */
const EVENTS: Readonly<Record<FaEvent['type'], true>> = {
  battleBegun: true,
  phaseEntered: true,
  turnCardsPlaced: true,
  turnCardsRevealed: true,
  turnCardsResolved: true,
  cardPlayed: true,
  cardsDiscarded: true,
  cardsDrawn: true,
  initiativeRolled: true,
  unitActivated: true,
  activationEnded: true,
  pointsScored: true,
  battleEnded: true,
  shipMoved: true,
  shipMarked: true,
  weaponsFired: true,
  hullLost: true,
  crewLost: true,
  shipDestroyed: true,
  shipCaptured: true,
  criticalSuffered: true,
  shipDisplaced: true,
  explosionStruck: true,
  pointDefenceFired: true,
  wingDestroyed: true,
  wingDrivenOff: true,
  wingMoved: true,
  wingWithdrew: true,
  boardingBegun: true,
  boardingResolved: true,
  boardingEnded: true,
  obligationOwed: true,
  obligationSettled: true,
  obligationDeferred: true,
  obligationLapsed: true,
  obligationWaived: true,
  effectBegun: true,
  effectEnded: true,
  fleetCorrected: true,
  unitCorrected: true,
  shipCorrected: true,
  weaponCorrected: true,
  wingCorrected: true,
  cardNoted: true,
  tableNoted: true,
  unitsJoined: true,
  fleetJoined: true,
  rulingSet: true
}
