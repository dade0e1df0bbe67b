import type { Outline } from '@shared/core/view/outline'
import { drawCells } from './cells'
import { drawFighter } from './fighter'
import { drawFormation } from './formation'
import { drawLine } from './line'
import { drawProfile } from './profile'
import { path, seededBy, upTo, type Detail, type Sketch } from './sketch'

/** How a unit stands, told by form and not by colour: whole, bitten, as an outline, or its outline broken in two. */
export type SilhouetteState = 'whole' | 'low' | 'off' | 'lost'

/** A path of the drawing, with the attributes that paint it. */
interface Stroke {
  readonly d: string
  readonly fill: string
  readonly 'fill-opacity'?: number
  readonly stroke?: string
  readonly 'stroke-width'?: number
}

/** The inks a drawing is painted with, for style sheets; who paints elsewhere puts colours in their place. */
const GROUND = 'var(--bg, var(--ground))'
export const SIDE = 'currentColor'
const FAINT = 'var(--ink-3)'

/** What has been drawn, by facts, detail and state. It grows by designs, not by battles. */
const drawn = new Map<string, readonly Stroke[]>()

/**
 * The silhouette of a unit in a box of 96 by 64, its bow to the right: pure in its facts, so that the same facts are the same ship on every
 * screen. `px` is the width it is shown at: the smaller, the less of it is drawn.
 */
export function silhouette(outline: Outline, px: number, state: SilhouetteState = 'whole'): readonly Stroke[] {
  const facts = JSON.stringify(outline)
  const key = `${facts} ${String(px)} ${state}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const strokes = paint(sketchOf(outline, detailAt(px), facts), 96 / px, state, facts)
  drawn.set(key, strokes)
  return strokes
}

const detailAt = (px: number): Detail => (px < 40 ? 0 : px < 120 ? 1 : 2)

function sketchOf(outline: Outline, detail: Detail, facts: string): Sketch {
  const random = seededBy(facts)
  if (outline.style === 'formation') return drawFormation(outline, detail, random)
  if (outline.style === 'line') return drawLine(outline, detail, random)
  if (outline.style === 'profile') return drawProfile(outline, detail, random)
  return outline.style === 'fighter' ? drawFighter(outline, detail, random) : drawCells(outline, detail)
}

/** `unit` is a pixel of the screen in units of the box: no line is thinner. */
function paint(sketch: Sketch, unit: number, state: SilhouetteState, facts: string): readonly Stroke[] {
  const fine = Math.max(0.7, unit * 0.9)
  const thick = Math.max(1.5, unit * 1.15)
  const isOpen = state === 'off' || state === 'lost'
  const strokes: readonly Stroke[] = isOpen
    ? [
        { d: sketch.under, fill: 'none', stroke: FAINT, 'stroke-width': unit * 0.6 },
        { d: sketch.shade + sketch.hull, fill: GROUND, stroke: FAINT, 'stroke-width': unit * 1.1 },
        { d: sketch.thin, fill: 'none', stroke: FAINT, 'stroke-width': fine },
        { d: sketch.gun, fill: 'none', stroke: FAINT, 'stroke-width': thick }
      ]
    : [
        { d: sketch.under, fill: SIDE, 'fill-opacity': 0.58 },
        { d: sketch.shade, fill: SIDE, 'fill-opacity': 0.82 },
        { d: sketch.hull, fill: SIDE },
        { d: sketch.tone, fill: GROUND, 'fill-opacity': 0.42 },
        { d: sketch.hole, fill: GROUND },
        { d: sketch.island, fill: SIDE },
        { d: sketch.cut, fill: 'none', stroke: GROUND, 'stroke-width': fine },
        { d: sketch.thin, fill: 'none', stroke: SIDE, 'stroke-width': fine },
        { d: sketch.gun, fill: 'none', stroke: SIDE, 'stroke-width': thick },
        ...(state === 'low' ? [{ d: bites(facts), fill: GROUND }] : [])
      ]
  return strokes.filter(({ d }) => d !== '')
}

/** Four bites out of its edges. */
function bites(facts: string): string {
  const random = seededBy(`bite ${facts}`)
  return upTo(4)
    .map(() => {
      const x = 18 + random() * 56
      const isUp = random() > 0.5
      const depth = 6 + random() * 10
      const edge = isUp ? 0 : 64
      const at = (more: number): number => (isUp ? depth + more : 64 - depth - more)
      return path`M${x} ${edge}L${x + 7} ${edge}L${x + 3 + random() * 4} ${at(12)}L${x + 1} ${at(7)}L${x - 2} ${at(10)}Z`
    })
    .join('')
}
