import type { FleetId, ShipId, SquadronId } from '@shared/systems/petit-wargame/model/design'

/** A thing the GM can correct. */
export type CorrectionTarget =
  | { readonly kind: 'ship'; readonly id: ShipId }
  | { readonly kind: 'squadron'; readonly id: SquadronId }
  | { readonly kind: 'fleet'; readonly id: FleetId }
