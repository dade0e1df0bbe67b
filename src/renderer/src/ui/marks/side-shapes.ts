/** A circle, B diamond, C square, D hexagon, as paths in a box of 24 by 24. */
const SHAPES: Readonly<Record<string, string>> = {
  a: 'M1 12a11 11 0 1 1 22 0 11 11 0 1 1-22 0Z',
  b: 'M12 .5 23.5 12 12 23.5 .5 12Z',
  c: 'M2 2h20v20H2Z',
  d: 'M12 .5 22.4 6.5v11L12 23.5 1.6 17.5v-11Z'
}

/** The shape of a side, by its letter. */
export function sideShape(side: string): string {
  return SHAPES[side.toLowerCase()] ?? SHAPES['a'] ?? ''
}
