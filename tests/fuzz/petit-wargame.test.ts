import { describe, expect, it } from 'vitest'
import { petitWargame } from '@shared/systems/petit-wargame'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import { brokenInvariants } from '../support/petit-wargame/invariants'
import { randomCommand, randomSetup } from '../support/petit-wargame/random-battle'
import { nextCommand } from '../support/petit-wargame/whole-battle'
import { explored } from '../support/explored'
import { fuzzBattle } from '../support/fuzz-battle'

const BATTLES_MAX = 120
const BATTLES = explored(BATTLES_MAX)

describe('any command at any time in Petit Wargame', () => {
  it(`breaks no invariant in ${String(BATTLES)} battles and more, whose events rebuild and re-decide them`, () => {
    const fuzzed = {
      system: petitWargame,
      commands: 220,
      randomSetup,
      randomCommand,
      nextCommand,
      brokenInvariants,
      isForce: (command: PwCommand) => command.type === 'correctShip'
    }
    const seen = new Set<string>()
    const isEnough = (battles: number): boolean => battles >= BATTLES && seen.size >= Object.keys(EVENTS).length
    for (let seed = 1; seed <= BATTLES_MAX && !isEnough(seed - 1); seed += 1) for (const type of fuzzBattle(fuzzed, seed)) seen.add(type)
    // It continues until every kind of event has occurred; a full run must reach them all.
    expect([...seen].sort()).toEqual(Object.keys(EVENTS).sort())
  })
})

/** Every kind of event; the compiler ensures that none is missing. */
const EVENTS: Readonly<Record<PwEvent['type'], true>> = {
  battleBegun: true,
  tokensShared: true,
  tokenPlaced: true,
  tableCompleted: true,
  deploymentRolled: true,
  squadronPlaced: true,
  deploymentPassed: true,
  deploymentEnded: true,
  initiativeRolled: true,
  initiativeGiven: true,
  initiativeReopened: true,
  squadronActivated: true,
  phaseEntered: true,
  activationEnded: true,
  jamEnded: true,
  turnEnded: true,
  detectionTried: true,
  detectionRolled: true,
  detectorJammed: true,
  detectionWithdrawn: true,
  shipMoved: true,
  engagementBegun: true,
  manoeuvreRolled: true,
  positionSet: true,
  weaponChosen: true,
  fireOpened: true,
  fireDeclared: true,
  shotRolled: true,
  pointStruck: true,
  choiceDue: true,
  elementLost: true,
  pointsWasted: true,
  pointsDropped: true,
  shipDestroyed: true,
  shotEnded: true,
  engagementEnded: true,
  victoryWon: true,
  squadronsJoined: true,
  shipCorrected: true,
  squadronCorrected: true,
  fleetCorrected: true,
  detectionCorrected: true,
  damageCorrected: true,
  tableCellSet: true,
  rulingSet: true,
  battleEnded: true,
  battleResumed: true
}
