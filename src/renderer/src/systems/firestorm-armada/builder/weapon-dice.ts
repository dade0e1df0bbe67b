import type { DraftWeapon } from '@shared/systems/firestorm-armada/model/design'

/** Sets or, with null, clears a weapon's dice at one band: gaps become 0, and trailing empty bands are dropped. */
export function withBand({ dice }: DraftWeapon, band: number, value: number | null): readonly number[] {
  const bands = Array.from({ length: Math.max(dice.length, band + 1) }, (_, i) => (i === band ? value : (dice[i] ?? 0)))
  while (bands.length > 1 && bands[bands.length - 1] === null) bands.pop()
  return bands.map(one => one ?? 0)
}

/** Dice by band as printed on cards: `6/8/5/–`. */
export function diceLine({ dice }: DraftWeapon): string {
  return dice.map(one => (one === 0 ? '–' : String(one))).join('/')
}
