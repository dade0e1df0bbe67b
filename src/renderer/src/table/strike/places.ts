import { drained, type Box } from '../../ui/strike/gauges'
import type { Place, Places } from '../../ui/strike/places'

/** What a strip is aimed at, and what it fires from: the first of these that it shows. */
const TARGET = ['.silhouette', '.mk']
const FIRER = ['.mk', '.silhouette']

/**
 * Reads where units stand on the deck, all at once. `sides` are those of the left and the right rack, `sideOf` that of any unit, `before`
 * what gauges showed.
 */
export function readPlaces(
  deck: Element,
  sides: readonly string[],
  sideOf: (id: string) => string | null,
  before: ReadonlyMap<Element, number>
): Places {
  const origin = deck.getBoundingClientRect()
  const strips = stripsOn(deck)
  const tabs = [...deck.querySelectorAll('.tabs button')]

  function inRack(what: Element, parts: readonly string[]): Place | null {
    const rack = what.closest('.rack')
    const box = rack?.getBoundingClientRect()
    if (rack === null || box === undefined) return null
    const isRight = rack.classList.contains('last')
    const side = sides[Number(isRight)] ?? ''
    if (box.width === 0) return atTab(tabs[Number(isRight)], side)
    const whole = what.getBoundingClientRect()
    const boxes = parts.map(part => what.querySelector(part)?.getBoundingClientRect())
    const part = boxes.find(one => one !== undefined && one.width > 0) ?? whole
    const y = Math.min(Math.max(part.top + part.height / 2, box.top), box.bottom)
    const edge = isRight ? box.left : box.right
    return { x: part.left + part.width / 2 - origin.left, y: y - origin.top, edge: edge - origin.left, inward: isRight ? -1 : 1, side }
  }

  function atTab(tab: Element | undefined, side: string): Place | null {
    const box = tab?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return null
    const x = box.left + box.width / 2 - origin.left
    return { x, y: box.top - origin.top, edge: x, inward: 0, side }
  }

  /** A side that no rack shows is met at its letter above the rack. */
  function place(id: string, parts: readonly string[]): Place | null {
    const strip = strips.get(id)
    if (strip !== undefined) return inRack(strip, parts)
    const side = sideOf(id)
    const letter = side === null ? null : deck.querySelector(`.rack header .mk.${CSS.escape(side.toLowerCase())}`)
    const met = letter === null ? null : inRack(letter, parts)
    return met === null ? null : { ...met, side: side ?? '' }
  }

  /** Null for one that is scrolled out of its rack. */
  function boxOf(bar: Element): Box | null {
    const rack = bar.closest('.rack')?.getBoundingClientRect()
    const { left, top, bottom, width, height } = bar.getBoundingClientRect()
    if (rack === undefined || top < rack.top || bottom > rack.bottom) return null
    return { x: left - origin.left, y: top - origin.top, width, height }
  }

  return {
    from: id => place(id, FIRER),
    to: id => place(id, TARGET),
    gauges: id => drained(strips.get(id), before, boxOf),
    heightPx: origin.height
  }
}

/** The strips in the racks of the deck, by what they show. */
export function stripsOn(deck: Element): ReadonlyMap<string, HTMLElement> {
  const strips = new Map<string, HTMLElement>()
  for (const strip of deck.querySelectorAll<HTMLElement>('.rack article')) {
    for (const id of Object.values(strip.dataset)) if (id !== undefined && id !== '') strips.set(id, strip)
  }
  return strips
}
