/** Arcs a weapon may fire through. */
export const ARCS = ['bullseye', 'front', 'fullFront', 'left', 'right', 'rear', 'fullRear', 'turret'] as const
export type Arc = (typeof ARCS)[number]
