import { describe, expect, it } from 'vitest'
import { xwing } from '@shared/systems/xwing'
import type { XwEvent } from '@shared/systems/xwing/events'
import { brokenInvariants } from '../support/xwing/invariants'
import { randomCommand, randomSetup } from '../support/xwing/random-battle'
import { nextCommand } from '../support/xwing/whole-battle'
import { explored } from '../support/explored'
import { fuzzBattle } from '../support/fuzz-battle'

const BATTLES_MAX = 500
const BATTLES = explored(BATTLES_MAX)

describe('any command at any time in X-Wing', () => {
  it(`breaks no invariant in ${String(BATTLES)} battles and more, whose events rebuild and re-decide them`, () => {
    const fuzzed = { system: xwing, commands: 150, randomSetup, randomCommand, nextCommand, brokenInvariants }
    const seen = new Set<string>()
    const isEnough = (battles: number): boolean => battles >= BATTLES && seen.size >= Object.keys(EVENTS).length
    for (let seed = 1; seed <= BATTLES_MAX && !isEnough(seed - 1); seed += 1) for (const type of fuzzBattle(fuzzed, seed)) seen.add(type)
    // It continues until every kind of event has occurred; a full run must reach them all.
    expect([...seen].sort()).toEqual(Object.keys(EVENTS).sort())
  })
})

/** Every kind of event; the compiler ensures that none is missing. */
const EVENTS: Readonly<Record<XwEvent['type'], true>> = {
  attackDeclared: true,
  costPaid: true,
  stageEntered: true,
  stagePassed: true,
  diceRolled: true,
  tokenSpent: true,
  diceModified: true,
  resultsNeutralized: true,
  resultsCancelled: true,
  abilityUsed: true,
  attackEnded: true,
  attackAbandoned: true,
  shieldLost: true,
  cardDealt: true,
  deckRenewed: true,
  shipDestroyed: true,
  engagementBegun: true,
  initiativeReached: true,
  targetsMeasured: true,
  shipEngaged: true,
  shipRemoved: true,
  engagementEnded: true,
  roundEnded: true,
  battleBegun: true,
  playerOrderSet: true,
  damageSuffered: true,
  cardNamed: true,
  obligationWaived: true,
  tokenChanged: true,
  lockSet: true,
  shipsJoined: true,
  squadJoined: true,
  shipCorrected: true,
  squadCorrected: true,
  attackCorrected: true,
  rulingSet: true,
  battleEnded: true
}
