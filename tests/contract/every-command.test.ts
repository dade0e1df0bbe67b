import { describe, expect, it } from 'vitest'
import { hostedSystem, SYSTEM_IDS, type SystemId } from '@shared/systems'
import { unionNames } from '../support/union-names'
import { SOURCES } from '../tidy/repository'

/**
 * Commands that no phone proposes: what the game master keeps to decide, and what is still done at the table alone. A command that is added
 * is proposed from phones, in the game's `station/`, or named here.
 */
const AT_THE_TABLE: Readonly<Record<SystemId, string>> = {
  'starfinder-armada': `beginBattle setDistance changeRoles transferOfficer passOfficers armEmp advancePhase rollMovementOrder settleFreeAttack
    reorderVolley settleCascade deferObligation waiveObligation correctFleet correctOfficer correctAttack addEffect endEffect setScan endBattle
    layMines attackMines settleBoarding settleSelfDestruct settleDuelVictim setRuling tellBattle joinFleet joinArmada withdrawFleet correctFleets`,
  'dystopian-wars': `beginBattle endBattle endTurn withdrawAttack resolveCounter resolveTinyFlyers rollDefensiveFire rollRepair launchWing markUnit
    setCap playCard settleExplosion settleFuel deferObligation waiveObligation joinSquadrons joinForce setRuling tellBattle correctUnit correctWing
    correctSquadron correctForce correctAttack`,
  'firestorm-armada': `beginBattle advancePhase rollInitiative markShip scorePoints endBattle placeTurnCards revealTurnCards resolveTurnCards playCard
    discardCards drawCards firePointDefence moveWing endBoarding settleHits settleCritical settleExplosion settleBoarding settleDrivenOff
    correctFleet correctUnit correctShip correctWeapon correctWing noteCard noteTable addEffect endEffect deferObligation waiveObligation
    joinUnits joinFleet setRuling tellBattle`,
  'petit-wargame': `beginBattle shareTokens placeToken rollDeployment placeSquadron rollInitiative moveShip giveInitiative withdrawDetection
    endEngagement joinSquadrons correctShip correctSquadron correctFleet correctDetection correctDamage setTableCell setRuling tellBattle endBattle
    resumeBattle`,
  xwing: `beginBattle endBattle endRound setPlayerOrder beginEngagement measureTargets abandonAttack modifyDice useAbility sufferDamage changeToken
    setLock waiveObligation setRuling tellBattle joinShips joinSquad correctShip correctSquad correctAttack`
}

describe.each(SYSTEM_IDS.map(id => ({ id })))('every command of $id', ({ id }) => {
  const commands = unionNames(hostedSystem(id).commandSchema, 'type')
  const namedIn = (...folders: readonly string[]): ReadonlySet<string> => {
    const texts = SOURCES.filter(({ path }) => folders.some(folder => path.startsWith(folder))).map(({ text }) => text)
    return new Set(commands.filter(command => texts.some(text => text.includes(`'${command}'`))))
  }

  it('is given by something on the screen', () => {
    const screens = namedIn(`src/renderer/src/systems/${id}/`, 'src/renderer/src/table/', `src/shared/systems/${id}/acts/`)
    // A battle is begun from the campaign, in every game alike.
    expect(commands.filter(command => command !== 'beginBattle' && !screens.has(command))).toEqual([])
  })

  it('is proposed from phones, or known to be done at the table alone', () => {
    const proposed = namedIn(`src/shared/systems/${id}/station/`)
    const kept = AT_THE_TABLE[id].split(/\s+/u)
    expect(commands.filter(command => !proposed.has(command)).sort()).toEqual(kept.sort())
  })
})
