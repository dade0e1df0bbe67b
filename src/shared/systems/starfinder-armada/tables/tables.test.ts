import { describe, expect, it } from 'vitest'
import { CONDITIONS, RANGE_BANDS, ROUND_PHASES, STUNTS } from '../model/battle'
import { ABILITIES, FLEET_CLASSES, ROLES, SIZES } from '../model/design'
import { ABILITY_COSTS } from './abilities'
import { BUDGETS } from './armada-budgets'
import { CLASSES, MANOEUVRABILITIES } from './classes'
import { CRITICAL_TABLE } from './criticals'
import { DAMAGE_DICE } from './damage-dice'
import { DIFFICULTIES, DIFFICULTY_OFFSETS } from './difficulty'
import { BASE_COSTS } from './fleet-costs'
import { HULL, REACH_HEXES, START_DISTANCE, SUPERWEAPON_ROUNDS, TIER_LIMITS } from './limits'
import { ARRAY_PENALTIES, DAMAGE_PER_DIE, GUNNERY_MODIFIERS, MORALE_MODIFIERS, RANGE_PENALTIES } from './modifiers'
import { ACTIONS } from '../model/officer-actions'
import { OFFICER_ACTIONS, OFFICER_BONUS, ROLE_SKILLS, SKILLS } from './officers'
import { REGENERATION } from './regeneration'
import { STUNTS_DC } from './stunts'
import { TIERS } from './tiers'

describe('armada tiers (SA-002)', () => {
  it('run from 1 to 20', () => {
    expect(TIERS).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(TIER_LIMITS.max).toBe(20)
  })
})

describe('armada budget (SA-003)', () => {
  it('is 24 points a tier, and 36 at tier 1', () => {
    for (const tier of TIERS) expect(BUDGETS[tier]).toBe(tier === 1 ? 36 : 24 * tier)
  })
  it('has a row for every tier and no other', () => {
    expect(Object.keys(BUDGETS).map(Number)).toEqual([...TIERS])
  })
})

describe('fleet base cost (SA-009)', () => {
  it('is 3, 4 or 5 points a tier by size, except at tiers 1 and 19', () => {
    for (const tier of TIERS) {
      if (tier !== 1 && tier !== 19) expect(BASE_COSTS[tier]).toEqual({ small: 3 * tier, medium: 4 * tier, large: 5 * tier })
    }
  })
  it('is 5, 6 and 8 points at tier 1', () => {
    expect(BASE_COSTS[1]).toEqual({ small: 5, medium: 6, large: 8 })
  })
  it('is 58, 77 and 95 points at tier 19, as printed (SA-Q14)', () => {
    expect(BASE_COSTS[19]).toEqual({ small: 58, medium: 77, large: 95 })
  })
  it('rises with every tier and every size', () => {
    for (const size of SIZES) {
      const column = TIERS.map(tier => BASE_COSTS[tier][size])
      expect([...new Set(column)].sort((a, b) => a - b)).toEqual(column)
    }
    for (const tier of TIERS)
      expect(BASE_COSTS[tier].small < BASE_COSTS[tier].medium && BASE_COSTS[tier].medium < BASE_COSTS[tier].large).toBe(true)
  })
})

describe('damage dice (SA-010)', () => {
  it('is one die of rising size at tiers 1 to 3', () => {
    expect(DAMAGE_DICE[1]).toEqual({ small: { count: 1, sides: 4 }, medium: { count: 1, sides: 6 }, large: { count: 1, sides: 8 } })
    expect(DAMAGE_DICE[2]).toEqual({ small: { count: 1, sides: 6 }, medium: { count: 1, sides: 8 }, large: { count: 1, sides: 10 } })
    expect(DAMAGE_DICE[3]).toEqual({ small: { count: 1, sides: 8 }, medium: { count: 1, sides: 10 }, large: { count: 1, sides: 12 } })
  })
  it('is one die for every two tiers from tier 4 on: d6, d8 or d10 by size', () => {
    for (const tier of TIERS.filter(t => t >= 4)) {
      const count = Math.floor(tier / 2)
      expect(DAMAGE_DICE[tier]).toEqual({ small: { count, sides: 6 }, medium: { count, sides: 8 }, large: { count, sides: 10 } })
    }
  })
})

describe('fleet sizes (SA-011)', () => {
  it('drive hull, cost and damage, each with a column', () => {
    expect(Object.keys(HULL.perTier)).toEqual([...SIZES])
    for (const tier of TIERS) {
      expect(Object.keys(BASE_COSTS[tier])).toEqual([...SIZES])
      expect(Object.keys(DAMAGE_DICE[tier])).toEqual([...SIZES])
    }
  })
})

describe('fleet classes (SA-012)', () => {
  it('have the printed speed, handling and range', () => {
    const figures = FLEET_CLASSES.map(name => {
      const row = CLASSES[name]
      return [row.speedHexes, row.manoeuvrability, row.pilotingModifier, row.turnDistance, row.rangeHexes]
    })
    expect(figures).toEqual([
      [4, 'average', 0, 2, 5],
      [5, 'good', 1, 1, 4],
      [6, 'perfect', 2, 0, 3]
    ])
  })
  it('are each strong against one of the others and weak against the third (SA-023)', () => {
    for (const name of FLEET_CLASSES) {
      const { strongAgainst, weakAgainst } = CLASSES[name]
      expect(new Set([name, strongAgainst, weakAgainst]).size).toBe(3)
      expect(CLASSES[strongAgainst].weakAgainst).toBe(name)
      expect(CLASSES[weakAgainst].strongAgainst).toBe(name)
    }
  })
  it('use every manoeuvrability (SA-014)', () => {
    expect(FLEET_CLASSES.map(name => CLASSES[name].manoeuvrability).sort()).toEqual([...MANOEUVRABILITIES].sort())
  })
  it('turn once a hex after their distance, twice with perfect handling (SA-087)', () => {
    expect(FLEET_CLASSES.map(name => [CLASSES[name].turnDistance, CLASSES[name].turnsPerHex])).toEqual([
      [2, 1],
      [1, 1],
      [0, 2]
    ])
  })
})

describe('ability prices (SA-027)', () => {
  it('are the printed ones', () => {
    const prices = Object.fromEntries(ABILITIES.map(name => [name, ABILITY_COSTS[name].bp]))
    expect(prices).toEqual({
      flagship: 0,
      array: 3,
      boarders: 2,
      bombers: 2,
      damageThreshold: 3,
      emp: 3,
      gravityMines: 3,
      interceptors: 0,
      pointDefense: 2,
      selfDestruct: 1,
      superweapon: 3
    })
  })
  it('agree with the lists of the classes both ways, but for agile', () => {
    for (const fleetClass of FLEET_CLASSES) {
      const listed = CLASSES[fleetClass].abilities.filter(name => name !== 'agile')
      const sold = ABILITIES.filter(name => ABILITY_COSTS[name].classes.some(buyer => buyer === fleetClass))
      expect([...listed].sort()).toEqual([...sold].sort())
    }
  })
  it('leave agile to fighters alone and without a price (SA-Q04)', () => {
    expect(FLEET_CLASSES.filter(name => CLASSES[name].abilities.some(ability => ability === 'agile'))).toEqual(['fighter'])
    expect(Object.keys(ABILITY_COSTS)).not.toContain('agile')
  })
})

describe('encounter difficulty (SA-007)', () => {
  it('goes from three tiers below to one above', () => {
    expect(DIFFICULTIES.map(level => DIFFICULTY_OFFSETS[level].tierOffset)).toEqual([-3, -2, -1, 0, 1])
  })
  it('suggests a challenge rating from one below to three above (SA-008)', () => {
    expect(DIFFICULTIES.map(level => DIFFICULTY_OFFSETS[level].crOffset)).toEqual([-1, 0, 1, 2, 3])
  })
})

describe('officer roles (SA-048)', () => {
  it('use every skill, and each role at least one', () => {
    const used = new Set<string>(ROLES.flatMap(role => [...ROLE_SKILLS[role].skills]))
    expect([...used].sort()).toEqual([...SKILLS].sort())
    expect(ROLES.every(role => ROLE_SKILLS[role].skills.length > 0)).toBe(true)
  })
  it('let only a commander use base attack bonus', () => {
    expect(ROLES.filter(role => ROLE_SKILLS[role].mayUseBaseAttackBonus)).toEqual(['commander'])
  })
  it('start from +2 and add one for six ranks', () => {
    expect(OFFICER_BONUS).toEqual({ base: 2, ranksPerPoint: 6 })
  })
})

describe('officer actions (SA-046)', () => {
  it('give every role two or three of its own', () => {
    const perRole = ROLES.map(role => ACTIONS.filter(action => OFFICER_ACTIONS[action].role === role).length)
    expect(perRole).toEqual([3, 2, 2, 3, 3])
  })
  it('are taken around the move of the fleet for Direct, Scan, Target and Taunt alone (SA-047)', () => {
    expect(ACTIONS.filter(action => OFFICER_ACTIONS[action].isAroundTheMove).sort()).toEqual(['direct', 'scan', 'target', 'taunt'])
    for (const action of ACTIONS) if (OFFICER_ACTIONS[action].isAroundTheMove) expect(OFFICER_ACTIONS[action].phases).toEqual(['helm'])
  })
  it('name phases of the round', () => {
    for (const action of ACTIONS) for (const phase of OFFICER_ACTIONS[action].phases) expect(ROUND_PHASES).toContain(phase)
  })
  it('roll flat against 10 or 15, or an officer check', () => {
    const flat = ACTIONS.flatMap(action => {
      const { check } = OFFICER_ACTIONS[action]
      return check.kind === 'flat' ? [[action, check.dc]] : []
    })
    expect(flat).toEqual([
      ['encourage', 10],
      ['direct', 15],
      ['conjure', 10],
      ['precognition', 10]
    ])
  })
})

describe('stunt difficulty (SA-090)', () => {
  it('is printed for every stunt', () => {
    expect(STUNTS.map(stunt => STUNTS_DC[stunt])).toEqual([{ base: 10 }, { base: 15 }, 'targetAc', { base: 10 }, null])
  })
})

describe('shield regeneration (SA-078)', () => {
  it('is printed with overlaps at 5 and at 20 and without gaps', () => {
    const rowsAt = (spMax: number): number => REGENERATION.filter(row => spMax >= row.spMin && spMax <= (row.spMax ?? Infinity)).length
    const counts = Array.from({ length: 40 }, (_, i) => rowsAt(i + 1))
    expect(counts.map((rows, i) => (rows === 1 ? 0 : i + 1)).filter(spMax => spMax > 0)).toEqual([5, 20])
    expect(rowsAt(5)).toBe(2)
    expect(rowsAt(20)).toBe(2)
  })
  it('gives larger dice for larger shields', () => {
    expect(REGENERATION.map(row => row.sides)).toEqual([4, 6, 8, 10, 12])
  })
})

describe('critical table (SA-109)', () => {
  it('names every condition once and rolls twice on 6', () => {
    expect(Object.values(CRITICAL_TABLE)).toEqual([...CONDITIONS, 'twice'])
  })
})

describe('modifiers (SA-095)', () => {
  it('fall by two for each range band (SA-025)', () => {
    expect(RANGE_BANDS.map(band => RANGE_PENALTIES[band])).toEqual([0, -2, -4])
  })
  it('fall by two for each further target of an array (SA-034)', () => {
    expect(Object.values(ARRAY_PENALTIES)).toEqual([0, -2, -4])
  })
  it('are the printed ones for abilities, Target, debris, rout and morale', () => {
    expect(GUNNERY_MODIFIERS).toEqual({ bombers: 1, target: 1, pointDefense: 1, superweapon: -2, debris: -1, routed: -2 })
    expect(MORALE_MODIFIERS).toEqual({ emboldened: 1, shaken: -1 })
  })
  it('change damage by one for each die', () => {
    expect(Object.values(DAMAGE_PER_DIE).map(Math.abs)).toEqual([1, 1, 1, 1])
  })
})

describe('limits of the table (SA-043, SA-075, SA-104)', () => {
  it('count point defense and cascades within two hexes', () => {
    expect([REACH_HEXES.pointDefense, REACH_HEXES.cascade]).toEqual([2, 2])
  })
  it('start the armadas 8 to 23 hexes apart', () => {
    const { dice, sides, plus } = START_DISTANCE
    expect([dice + plus, dice * sides + plus]).toEqual([8, 23])
  })
  it('have a superweapon fire again two rounds later (SA-042)', () => {
    expect(SUPERWEAPON_ROUNDS).toBe(2)
  })
})
