import type { ProfileOutline } from '../../../core/view/outline'
import type { DraftUnit, DraftWing } from '../model/force'

/** What a model looks like, from its card. `hp` is that of the start: what it loses does not make it another ship. */
export function unitOutline(
  unit: Pick<DraftUnit, 'type' | 'isSmall' | 'hp' | 'dr' | 'aa' | 'shields' | 'guardians' | 'weapons'>
): ProfileOutline {
  const { type, isSmall, hp, dr, aa, shields, guardians, weapons } = unit
  const guns: Record<string, number> = {}
  for (const { kind } of weapons) guns[kind] = (guns[kind] ?? 0) + 1
  return { style: 'profile', type, isSmall, hull: hp, armour: dr, ackAck: aa, shields, guardians, tokens: 0, guns }
}

/** What a wing looks like: as many aircraft as it began with, up to five. */
export function wingOutline({ tokens }: Pick<DraftWing, 'tokens'>): ProfileOutline {
  const none = { hull: 1, armour: 1, ackAck: 0, shields: 0, guardians: 0, guns: {} }
  return { style: 'profile', type: 'flight', isSmall: true, tokens, ...none }
}

/** What others see of a model of which they know no figures: its type and its size. */
export function outlineAfar({ type, isSmall }: Pick<DraftUnit, 'type' | 'isSmall'>): ProfileOutline {
  return unitOutline({ type, isSmall, hp: isSmall ? 2 : 5, dr: 4, aa: 0, shields: 0, guardians: 0, weapons: [] })
}

/** How many aircraft a wing is drawn with where their number is not known. */
const SOME = 3
export const wingAfar = (): ProfileOutline => wingOutline({ tokens: SOME })
