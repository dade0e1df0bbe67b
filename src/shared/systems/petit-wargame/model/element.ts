/** The elements a point of a sector may hold. Countermeasures have the lower-case letters of the detectors they answer (PW-012). */
export const WEAPONS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export const DEFENCES = ['a', 'b', 'c', 'd', 'e', 'f'] as const
export const DETECTORS = ['W', 'X', 'Y', 'Z'] as const
export const COUNTERMEASURES = ['w', 'x', 'y', 'z'] as const
export const ELEMENTS = ['engine', ...WEAPONS, ...DEFENCES, ...DETECTORS, ...COUNTERMEASURES] as const

export type Weapon = (typeof WEAPONS)[number]
export type Defence = (typeof DEFENCES)[number]
export type Detector = (typeof DETECTORS)[number]
export type Countermeasure = (typeof COUNTERMEASURES)[number]
export type Element = (typeof ELEMENTS)[number]

export const SECTORS = ['front', 'rear', 'right', 'left', 'top', 'bottom'] as const
export type Sector = (typeof SECTORS)[number]
export type BySector<T> = Readonly<Record<Sector, T>>

export const SHIP_SIZES = ['small', 'medium', 'large'] as const
export type ShipSize = (typeof SHIP_SIZES)[number]

/** Concentrated fire puts all points into the sector aimed at; dispersed fire rolls a sector for each (PW-050). */
export const FIRE_MODES = ['concentrated', 'dispersed'] as const
export type FireMode = (typeof FIRE_MODES)[number]
