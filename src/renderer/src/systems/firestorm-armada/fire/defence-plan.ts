import type { Faces } from '@shared/core/dice/rule'
import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import { pointDefenceLeft } from '@shared/systems/firestorm-armada/derive/defence-dice'
import type { HitRule } from '@shared/systems/firestorm-armada/derive/hit-rule'
import type { BattleState, ShipState, WingState } from '@shared/systems/firestorm-armada/model/battle'
import { extraDice } from '@shared/systems/firestorm-armada/rules/roll-pool'
import { areEnemies } from '@shared/systems/firestorm-armada/state'

/** Enemy wings that may be fired at, excluding those driven off this turn (FA-053). */
export function wingsFor(state: BattleState, ship: ShipState): readonly WingState[] {
  return state.wings.filter(wing => wing.status === 'active' && !wing.isDrivenOff && areEnemies(state, ship, wing))
}

/** Ships with dice left against wings this turn; those of the defending side first. */
export function defenders(state: BattleState, actingSide: string): readonly ShipState[] {
  const able = state.ships.filter(
    ship => ship.status === 'active' && pointDefenceLeft(state, ship).total > 0 && wingsFor(state, ship).length > 0
  )
  const isActing = (ship: ShipState): boolean => {
    const unit = state.units.find(one => one.id === ship.unitId)
    return state.fleets.find(fleet => fleet.id === unit?.fleetId)?.sideId === actingSide
  }
  return [...able.filter(ship => !isActing(ship)), ...able.filter(isActing)]
}

/** A ship's dice shared evenly among the wings in reach, with the remainder to the first ones (FA-052). */
export function evenly(dice: number, wingIds: readonly string[]): Readonly<Record<string, number>> {
  const count = wingIds.length
  return Object.fromEntries(wingIds.map((id, i) => [id, Math.floor(dice / count) + (i < dice % count ? 1 : 0)]))
}

/** The command for these shares; null while no wing is in reach. */
export function defenceOf(ship: ShipState, shares: Readonly<Record<string, number>>): FaCommands['firePointDefence'] | null {
  const allocations = Object.entries(shares).map(([id, dice]) => ({ wingId: id as WingState['id'], dice }))
  return allocations.length === 0 ? null : { type: 'firePointDefence', shipId: ship.id, allocations }
}

/** The wing being rolled for; null once all are done. `tape` holds the pools so far, each followed by the pools of its sixes. */
export function wingRolledFor(command: FaCommands['firePointDefence'], rule: HitRule, tape: readonly Faces[]): WingState['id'] | null {
  const pools = [...tape]
  for (const { wingId, dice } of command.allocations.filter(one => one.dice > 0)) {
    let count = dice
    for (let nth = 1; count > 0; nth += 1) {
      const faces = pools.shift()
      if (faces === undefined) return wingId
      count = extraDice(rule, faces, nth)
    }
  }
  return null
}
