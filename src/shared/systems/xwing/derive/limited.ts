import { breakdown, type Breakdown, type BreakdownPart } from '../../../core/breakdown/breakdown'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { DiceLimits } from '../model/attack'
import { readRuling } from '../rulings'
import { DICE_MAX, DICE_MIN } from '../tables/limits'
import { notCounted, part, type PartName } from './part'

/**
 * The sum of the parts held by limits of effects, which come after all modifiers, and then by 0 and 6. A limit above 6 counts as 6; one
 * that excludes the other gives way by `xw.limitConflict` (XW-011, XW-017, XW-Q04). `raisedTo` is the most a minimum may raise the sum to,
 * null where nothing is in its way (XW-012).
 */
export function limited(
  parts: readonly BreakdownPart[],
  limits: DiceLimits,
  { rulings, source, raisedTo }: { readonly rulings: ChosenRulings; readonly source: string; readonly raisedTo: number | null }
): Breakdown {
  let { total } = breakdown(parts)
  const all = parts.slice()
  const hold = (to: number, name: PartName, by = source): void => {
    if (to !== total) all.push(part(name, to - total, by))
    total = to
  }
  const { min, max } = agreeing(rulings, limits)
  if (max !== null) hold(Math.min(total, max), 'maximum')
  if (min !== null && raisedTo !== null && min > raisedTo) {
    hold(Math.max(total, raisedTo), 'minimum', 'XW-012')
    if (min > total) all.push(notCounted(part('minimum', min - total, 'XW-012'), 'range0'))
  } else if (min !== null) hold(Math.max(total, min), 'minimum')
  hold(Math.max(total, DICE_MIN), 'floor')
  hold(Math.min(total, DICE_MAX), 'cap')
  return breakdown(all)
}

function agreeing(rulings: ChosenRulings, limits: DiceLimits): DiceLimits {
  const sound = (limit: number | null): number | null => (limit === null ? null : Math.min(limit, DICE_MAX))
  const [min, max] = [sound(limits.min), sound(limits.max)]
  if (min === null || max === null || min <= max) return { min, max }
  return readRuling(rulings, 'xw.limitConflict') === 'maximum' ? { min: max, max } : { min, max: min }
}
