/** The most of each that the files accept: squadrons of a force, units or wings of a squadron; then what is on a card. */
export const PARTS_MAX = 60
export const WEAPONS_MAX = 40
export const BANDS_MAX = 12
export const MARS_MAX = 20
