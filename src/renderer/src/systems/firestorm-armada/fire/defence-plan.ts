import type { Faces } from '@shared/core/dice/rule'
import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import { pointDefenceLeft } from '@shared/systems/firestorm-armada/derive/defence-dice'
import type { HitRule } from '@shared/systems/firestorm-armada/derive/hit-rule'
import type { BattleState, ShipState, WingState } from '@shared/systems/firestorm-armada/model/battle'
import { extraDice } from '@shared/systems/firestorm-armada/rules/roll-pool'
import { areEnemies } from '@shared/systems/firestorm-armada/state'

/** Wings of the other side that may be fired at: those driven off this turn may not (FA-053). */
export function wingsFor(state: BattleState, ship: ShipState): readonly WingState[] {
  return state.wings.filter(wing => wing.status === 'active' && !wing.isDrivenOff && areEnemies(state, ship, wing))
}

/** Ships that have dice left against wings this turn; those of the side that is not acting first, since it is they who defend. */
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

/** The dice of a ship shared out evenly among the wings in reach, the first get what is over (FA-052). */
export function evenly(dice: number, wingIds: readonly string[]): Readonly<Record<string, number>> {
  const count = wingIds.length
  return Object.fromEntries(wingIds.map((id, i) => [id, Math.floor(dice / count) + (i < dice % count ? 1 : 0)]))
}

/** The command of these shares; null while no wing is in reach. */
export function defenceOf(ship: ShipState, shares: Readonly<Record<string, number>>): FaCommands['firePointDefence'] | null {
  const allocations = Object.entries(shares).map(([id, dice]) => ({ wingId: id as WingState['id'], dice }))
  return allocations.length === 0 ? null : { type: 'firePointDefence', shipId: ship.id, allocations }
}

/** The wing whose dice are rolled now; null once all are. `tape` holds the pools so far, each followed by those of its sixes. */
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
