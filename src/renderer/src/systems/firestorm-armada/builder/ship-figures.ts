import { SHIP_FIGURES, type ShipFigure } from '@shared/systems/firestorm-armada/tables/limits'

/** All values of a ship card, in card order. */
export const FIGURES = Object.keys(SHIP_FIGURES) as readonly ShipFigure[]

/** Values that not every card has. */
export const EXTRAS = ['points', 'mines'] as const
export type ShipExtra = (typeof EXTRAS)[number]
