/** Arcs a weapon may fire through. */
export const ARCS = ['bullseye', 'front', 'fullFront', 'left', 'right', 'rear', 'fullRear', 'turret'] as const
export type Arc = (typeof ARCS)[number]

/** The wider arcs around each arc: a ship in it is in those too (XW-Q11). */
export const ARCS_AROUND = {
  bullseye: ['front', 'fullFront'],
  front: ['fullFront'],
  fullFront: [],
  left: [],
  right: [],
  rear: ['fullRear'],
  fullRear: [],
  turret: []
} as const satisfies Readonly<Record<Arc, readonly Arc[]>>
