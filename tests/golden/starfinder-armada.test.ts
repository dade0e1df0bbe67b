import { describe, expect, it } from 'vitest'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { Ability } from '@shared/systems/starfinder-armada/model/design'
import { ACTIONS } from '@shared/systems/starfinder-armada/model/officer-actions'
import type { ABILITIES_V1 } from '@shared/systems/starfinder-armada/schema/roster-v1'
import { describeGoldenBattles, goldenBattles } from '../support/golden-battles'

const golden = goldenBattles(starfinderArmada)
const kept = [...golden.values()]
describeGoldenBattles(starfinderArmada, golden)

describe('the golden battles together', () => {
  const events = kept.flatMap(golden => golden.entries.flatMap(entry => entry.events))
  const attacks = events.flatMap(event => (event.type === 'attackStaged' ? [event.attack] : []))
  const has = (fleetId: string, ability: Ability): boolean =>
    kept.some(golden => golden.end.fleets.some(fleet => fleet.id === fleetId && fleet.abilities.includes(ability)))
  const causes = new Set(events.flatMap(event => (event.type === 'effectBegun' ? [event.effect.cause] : [])))

  /** Evidence that an ability had an effect: those of the first release, with which these battles were recorded. */
  const used: Readonly<Record<Exclude<(typeof ABILITIES_V1)[number], 'agile'>, () => boolean>> = {
    array: () => attacks.some(attack => attack.arrayTargets > 1),
    boarders: () => causes.has('sa.cause.boarders') && attacks.some(attack => attack.kind === 'boarding'),
    bombers: () => attacks.some(attack => has(attack.attackerId, 'bombers') && attack.isHit),
    damageThreshold: () => attacks.some(attack => has(attack.targetId, 'damageThreshold') && attack.isHit),
    emp: () => attacks.some(attack => attack.isEmp),
    flagship: () => events.some(event => event.type === 'damageApplied' && has(event.targetId, 'flagship')),
    gravityMines: () => events.some(event => event.type === 'minesEntered') && events.some(event => event.type === 'minesAttacked'),
    interceptors: () => attacks.some(attack => has(attack.targetId, 'interceptors') && attack.isHit),
    pointDefense: () => attacks.some(attack => has(attack.attackerId, 'pointDefense') && attack.rangeHexes <= 2),
    selfDestruct: () => events.some(event => event.type === 'selfDestructed'),
    superweapon: () => attacks.some(attack => attack.usesSuperweapon && attack.isHit)
  }
  it.each(Object.entries(used))('use the ability %s', (_ability, isUsed) => {
    expect(isUsed()).toBe(true)
  })
  it.each(ACTIONS)('take the action %s, and it succeeds', action => {
    const taken = events.filter(event => event.type === 'actionTaken' && event.action === action)
    const rolled = events.filter(event => event.type === 'actionRolled' && event.action === action)
    expect(taken.length).toBeGreaterThan(0)
    expect(rolled.length === 0 || rolled.some(event => event.type === 'actionRolled' && event.isSuccess)).toBe(true)
  })
  it('are at least five, of the tiers 1, 5, 10 and 19 or 20, and one of three armadas', () => {
    const tiers = kept.map(golden => golden.end.armadas.map(armada => armada.tier))
    expect(kept.length).toBeGreaterThanOrEqual(5)
    for (const tier of [1, 5, 10, 20]) expect(tiers.some(list => list.includes(tier))).toBe(true)
    expect(tiers.some(list => list.length >= 3)).toBe(true)
  })
})
