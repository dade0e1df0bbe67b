import type { DraftWeapon } from '@shared/systems/firestorm-armada/model/design'

/** The dice of a weapon with another number at one band, null for none: bands left out in between have no shot, and the last ones fall away. */
export function withBand({ dice }: DraftWeapon, band: number, value: number | null): readonly number[] {
  const bands = Array.from({ length: Math.max(dice.length, band + 1) }, (_, i) => (i === band ? value : (dice[i] ?? 0)))
  while (bands.length > 1 && bands[bands.length - 1] === null) bands.pop()
  return bands.map(one => one ?? 0)
}

/** Dice by band as a card has them: `6/8/5/–`. */
export function diceLine({ dice }: DraftWeapon): string {
  return dice.map(one => (one === 0 ? '–' : String(one))).join('/')
}
