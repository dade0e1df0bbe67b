import type { FleetState, ShipState, UnitState, WeaponState, WingState } from './battle'

/** What the GM sets; a field left out stays as it is. */
export type FleetCorrection = Partial<
  Pick<FleetState, 'name' | 'victoryPoints' | 'tacticalShift' | 'commandShift' | 'handShift' | 'isAllied' | 'note'>
>
export type UnitCorrection = Partial<Pick<UnitState, 'name' | 'hasActivated' | 'note'>>
export type ShipCorrection = Partial<
  Pick<
    ShipState,
    | 'name'
    | 'mv'
    | 'hull'
    | 'crew'
    | 'assault'
    | 'pointDefence'
    | 'shields'
    | 'damageRating'
    | 'criticalRating'
    | 'hullLost'
    | 'crewLost'
    | 'assaultLost'
    | 'status'
    | 'movedInches'
    | 'hasRammed'
    | 'hasBoarded'
    | 'pointDefenceUsed'
    | 'note'
  >
>
export type WeaponCorrection = Partial<
  Pick<WeaponState, 'dice' | 'fired' | 'isOffline'> & {
    /** Dice already used of those it may share out. */
    readonly diceUsed: number
  }
>
export type WingCorrection = Partial<Pick<WingState, 'name' | 'status' | 'isDrivenOff' | 'hasMoved' | 'isHidden' | 'note'>>
