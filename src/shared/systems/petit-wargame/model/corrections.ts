import type { FleetState, ShipState, SquadronState } from './battle'
import type { BySector, Element } from './element'

/** What the GM asks for; a field left out stays as it is. */
export type ShipCorrection = Partial<Pick<ShipState, 'name' | 'position' | 'jams' | 'pdSpent' | 'pmSpent' | 'note'>> & {
  /** What still works in these sectors. */
  readonly elements?: Partial<BySector<readonly Element[]>>
}

export type SquadronCorrection = Partial<Pick<SquadronState, 'name' | 'hasActed' | 'note'>>

export type FleetCorrection = Partial<Pick<FleetState, 'name' | 'costPoints' | 'budgetPoints'>>
