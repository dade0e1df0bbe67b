import type { BattleState, ShipState, SquadState } from '../model/battle'
import type { DraftShip, DraftSquad, SquadId } from '../model/squad'
import { readRuling } from '../rulings'

/** A squad as it arrives. `isIllegal` means it fights by leave of the GM. */
export function arrivingSquad(sideId: string, squad: DraftSquad, isIllegal: boolean): SquadState {
  const { id, name, attackDiceOwned, defenseDiceOwned } = squad
  return { id, name, sideId, attackDiceOwned, defenseDiceOwned, isIllegal }
}

/** Ships that arrive during the battle. By `xw.lateShips` those whose initiative step has passed wait for the next round (XW-040). */
export function lateShips(state: BattleState, squadId: SquadId, ships: readonly DraftShip[]): readonly ShipState[] {
  const isLate = ({ initiative }: ShipState): boolean => state.initiative !== null && initiative > state.initiative
  const waits = readRuling(state.rulings, 'xw.lateShips') === 'nextRound'
  return arrivingShips(squadId, ships).map(ship => (waits && isLate(ship) ? { ...ship, hasEngaged: true } : ship))
}

/** Ships as they arrive: undamaged, with their first tokens (XW-037, XW-038). */
export function arrivingShips(squadId: SquadId, ships: readonly DraftShip[]): readonly ShipState[] {
  return ships.map(ship => ({
    ...ship,
    squadId,
    weapons: ship.weapons.map(weapon => ({ ...weapon, chargesLeft: weapon.charges })),
    shieldsStart: ship.shields,
    facedown: 0,
    faceup: [],
    locks: [],
    otherTokens: '',
    hasEngaged: false,
    bonusAttacks: 0,
    status: 'active',
    hasReturnedCards: false,
    leavesAfter: null,
    note: ''
  }))
}
