import type { ChosenRulings } from '@shared/core/rulings/ruling'
import { xwing } from '@shared/systems/xwing'
import { battleBegun } from '@shared/systems/xwing/commands/battle/begin-battle'
import type { BattleState, ShipState, WeaponState } from '@shared/systems/xwing/model/battle'
import type { DraftSquad, ShipId } from '@shared/systems/xwing/model/squad'
import { attackOdds } from '@shared/systems/xwing/odds/attack-odds'
import { planOf } from '@shared/systems/xwing/odds/plan-of'
import { checkWeapon } from '@shared/systems/xwing/rules/check-weapon'
import { theShip } from '@shared/systems/xwing/state'
import { RANGE_MAX, RANGE_MIN } from '@shared/systems/xwing/tables/limits'

interface RangeRow {
  readonly range: number
  /** Ships of the squad with a weapon that reaches so far. */
  readonly ships: number
  /** Their damage together on average, each with its best weapon. */
  readonly expectedDamage: number
}

/**
 * What a squad does to a ship at each range: every ship attacks once with its best weapon, each with the tokens it starts with, nothing in
 * the way; a weapon's requirements count as met, and the tokens that it costs are gone. Its range and its dice come from the rules.
 */
export function fireByRange(squad: DraftSquad, enemy: DraftSquad, targetId: ShipId, rulings: ChosenRulings): readonly RangeRow[] {
  const state = meeting(squad, enemy, rulings)
  return Array.from({ length: RANGE_MAX - RANGE_MIN + 1 }, (_, i) => {
    const range = RANGE_MIN + i
    const best = squad.ships.flatMap(ship => bestDamage(state, theShip(state, ship.id), targetId, range) ?? [])
    return { range, ships: best.length, expectedDamage: best.reduce((total, damage) => total + damage, 0) }
  })
}

/** Both squads on the table, before the first round. */
function meeting(squad: DraftSquad, enemy: DraftSquad, rulings: ChosenRulings): BattleState {
  const squads = [
    { sideId: 'A', squad },
    { sideId: 'B', squad: enemy }
  ]
  return xwing.evolve(xwing.initial, battleBegun({ type: 'beginBattle', name: '', squads, rulings }))
}

function bestDamage(state: BattleState, ship: ShipState, targetId: ShipId, range: number): number | null {
  const damages = ship.weapons
    .map(weapon => ({ weapon, shot: { attackerId: ship.id, weaponId: weapon.id, defenderId: targetId, range, isObstructed: false } }))
    .filter(({ weapon, shot }) => reaches(state, ship, weapon, shot))
    .map(({ shot }) => attackOdds(planOf(state, shot)).expectedDamage)
  return damages.length === 0 ? null : Math.max(...damages)
}

function reaches(state: BattleState, ship: ShipState, weapon: WeaponState, shot: Parameters<typeof planOf>[1]): boolean {
  const command = { type: 'declareAttack', kind: 'standard', ...shot, isInArc: true, isRequirementMet: true, isCostPaid: true } as const
  return ![...checkWeapon(state, ship, weapon, command)].includes('out-of-range')
}
