import { describe, expect, it } from 'vitest'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { DwEvent } from '@shared/systems/dystopian-wars/events'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { Chance } from '../support/chance'
import { brokenInvariants } from '../support/dystopian-wars/invariants'
import { randomCommand, randomSetup } from '../support/dystopian-wars/random-battle'
import { nextCommand } from '../support/dystopian-wars/whole-battle'
import { explored } from '../support/explored'
import { fuzzBattle } from '../support/fuzz-battle'

const BATTLES_MAX = 500
const BATTLES = explored(BATTLES_MAX)

describe('any command at any time in Dystopian Wars', () => {
  it(`breaks no invariant in ${String(BATTLES)} battles and more, whose events rebuild and re-decide them`, () => {
    const fuzzed = { system: dystopianWars, commands: 150, randomSetup, randomCommand, nextCommand: nextOrSo, brokenInvariants }
    const seen = new Set<string>()
    const isEnough = (battles: number): boolean => battles >= BATTLES && seen.size >= Object.keys(EVENTS).length
    for (let seed = 1; seed <= BATTLES_MAX && !isEnough(seed - 1); seed += 1) for (const type of fuzzBattle(fuzzed, seed)) seen.add(type)
    // It continues until every kind of event has occurred; a full run must reach them all.
    expect([...seen].sort()).toEqual(Object.keys(EVENTS).sort())
  })
})

/** A table that sometimes delays settling what it owes. */
function nextOrSo(chance: Chance, state: BattleState): DwCommand | null {
  return state.obligations.length > 0 && chance.whole(1, 2) === 1 ? randomCommand(chance, state) : nextCommand(chance, state)
}

/** Every kind of event; the compiler ensures that none is missing. */
const EVENTS: Readonly<Record<DwEvent['type'], true>> = {
  squadronActivated: true,
  stepEntered: true,
  stepPassed: true,
  activationEnded: true,
  attackDeclared: true,
  attackWithdrawn: true,
  attackDropped: true,
  attackRolled: true,
  defensiveFireRolled: true,
  shieldsRolled: true,
  hitsModified: true,
  attackResolved: true,
  unitHit: true,
  criticalSuffered: true,
  assaultPointsLost: true,
  hullLost: true,
  unitTeleported: true,
  unitRemoved: true,
  explosionStruck: true,
  tokensLost: true,
  wingAborted: true,
  wingRemoved: true,
  wingLanded: true,
  repairTried: true,
  battleBegun: true,
  turnEnded: true,
  wingLaunched: true,
  unitMarked: true,
  capSet: true,
  cardPlayed: true,
  obligationOwed: true,
  obligationSettled: true,
  obligationDeferred: true,
  obligationLapsed: true,
  obligationWaived: true,
  unitCorrected: true,
  wingCorrected: true,
  squadronCorrected: true,
  forceCorrected: true,
  attackCorrected: true,
  squadronsJoined: true,
  forceJoined: true,
  rulingSet: true,
  battleEnded: true
}
