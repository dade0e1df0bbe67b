import type { ShipState, SquadState } from '../model/battle'
import type { DraftShip, DraftSquad, SquadId } from '../model/squad'

/** A squad as it arrives. `isIllegal` means it fights by leave of the GM. */
export function arrivingSquad(sideId: string, squad: DraftSquad, isIllegal: boolean): SquadState {
  const { id, name, attackDiceOwned, defenseDiceOwned } = squad
  return { id, name, sideId, attackDiceOwned, defenseDiceOwned, isIllegal }
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
