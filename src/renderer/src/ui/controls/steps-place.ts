import type { Box, Size } from '../dialogs/card-place'

type Place = Pick<Box, 'left' | 'top'>

/** Between the field and its steps. */
const GAP = 4

/**
 * Where steps of this size stand by their field, in pixels: below, right, left or above, the first place that covers none of the other
 * controls, or else the one that covers fewest.
 */
export function stepsPlace(field: Box, { width, height }: Size, view: Size, others: readonly Box[]): Place {
  const [right, bottom] = [field.left + field.width, field.top + field.height]
  const within = (at: number, room: number): number => Math.max(0, Math.min(at, room))
  const across = within(field.left, view.width - width)
  const down = within((field.top + bottom - height) / 2, view.height - height)
  const places = [
    { left: across, top: bottom + GAP },
    { left: right + GAP, top: down },
    { left: field.left - GAP - width, top: down },
    { left: across, top: field.top - GAP - height }
  ].filter(({ left, top }) => left >= 0 && top >= 0 && left + width <= view.width && top + height <= view.height)
  const covered = ({ left, top }: Place): number =>
    others.filter(one => one.left < left + width && one.left + one.width > left && one.top < top + height && one.top + one.height > top)
      .length
  const [first = { left: across, top: within(bottom + GAP, view.height - height) }, ...rest] = places
  return rest.reduce((best, one) => (covered(one) < covered(best) ? one : best), first)
}
