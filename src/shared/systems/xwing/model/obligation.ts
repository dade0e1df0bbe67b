import type { ShipId } from './squad'

/** A card has been dealt face up: which one is it (XW-038, XW-Q12)? */
export interface XwObligation {
  /** Also the id of the card. */
  readonly id: string
  readonly kind: 'card'
  readonly shipId: ShipId
  readonly round: number
}
