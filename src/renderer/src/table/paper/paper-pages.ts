import type { SideView, StripView, TableView } from '@shared/core/view/table-view'
import type { PaperFacts } from '../../contract/system-paper'
import { SIDE_IDS } from '../../session/battle-sides'

/** A strip of a side with what its card says. */
export interface PaperStrip {
  readonly strip: StripView
  readonly facts: PaperFacts
}

/** A side as its sheets show it. */
export interface PaperSide {
  /** A to D: the shape of its marker. */
  readonly marker: string
  readonly view: SideView
  readonly strips: readonly PaperStrip[]
}

export const PAPER_FORMATS = ['a4', 'letter'] as const
export type PaperFormat = (typeof PAPER_FORMATS)[number]

/** Millimetres between head and foot of a page. */
const ROOM_MM: Readonly<Record<PaperFormat, number>> = { a4: 200, letter: 182 }
/** Boxes and letters that fit in a line, and the heights of lines. */
const BOXES_IN_LINE = 36
const LETTERS_IN_LINE = 105
const HEAD_MM = 8
const LINE_MM = 4.2
const GAUGE_MM = 5.4
const TICKS_MM = 12

/** The side that this viewer sees as its own; null where nobody fights on it. */
export function ownSide(sideId: string, view: TableView, facts: readonly PaperFacts[]): PaperSide | null {
  const own = view.sides.find(side => side.relation === 'own')
  if (own === undefined) return null
  const strips = own.strips.map((strip, index) => ({ strip, facts: facts[index] ?? { own: [], parts: [] } }))
  return { marker: SIDE_IDS.find(id => id === sideId) ?? 'A', view: own, strips }
}

/** The strips of a side in pages, each as full as its format allows: no strip is torn apart. */
export function inPages(strips: readonly PaperStrip[], format: PaperFormat): readonly (readonly PaperStrip[])[] {
  const pages: PaperStrip[][] = [[]]
  let left = ROOM_MM[format]
  for (const strip of strips) {
    const height = heightOf(strip)
    if (height > left && (pages.at(-1)?.length ?? 0) > 0) {
      pages.push([])
      left = ROOM_MM[format]
    }
    pages.at(-1)?.push(strip)
    left -= height
  }
  return pages
}

/** Millimetres that a strip takes, rather more than fewer. */
function heightOf({ strip, facts }: PaperStrip): number {
  const parts = strip.parts.map((part, index) => HEAD_MM - 2 + gaugesOf(part) + linesOf(facts.parts[index] ?? []))
  return HEAD_MM + gaugesOf(strip) + linesOf(facts.own) + TICKS_MM + parts.reduce((sum, height) => sum + height, 0)
}

function gaugesOf({ gauges }: Pick<StripView, 'gauges'>): number {
  return gauges.reduce((sum, { figures }) => sum + Math.max(1, Math.ceil((figures?.max ?? 0) / BOXES_IN_LINE)) * GAUGE_MM, 0)
}

function linesOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Math.ceil(line.length / LETTERS_IN_LINE) * LINE_MM, 0)
}
