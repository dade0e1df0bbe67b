import type { UnitId, WingId } from './force'

/** A magazine has blown up, and the GM has to say who is within reach (DW-066, DW-Q14). */
export interface ExplosionDue {
  readonly id: string
  readonly kind: 'explosion'
  readonly unitId: UnitId
  readonly turn: number
  /** The GM has put it off; absent until then. */
  readonly isDeferred?: true
}

/** A wing has no fuel left: it lands or is removed (DW-Q06). */
export interface FuelDue {
  readonly id: string
  readonly kind: 'fuel'
  readonly wingId: WingId
  readonly turn: number
  readonly isDeferred?: true
}

export type DwObligation = ExplosionDue | FuelDue
