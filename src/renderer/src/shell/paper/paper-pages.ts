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
  /** The battle as this side sees it. */
  readonly battle: TableView
  readonly view: SideView
  readonly strips: readonly PaperStrip[]
}

export const PAPER_FORMATS = ['a4', 'letter'] as const
export type PaperFormat = (typeof PAPER_FORMATS)[number]

/** The side that this viewer sees as its own; null where nobody fights on it. */
export function ownSide(sideId: string, view: TableView, facts: readonly PaperFacts[]): PaperSide | null {
  const own = view.sides.find(side => side.relation === 'own')
  if (own === undefined) return null
  const strips = own.strips.map((strip, index) => ({ strip, facts: facts[index] ?? { own: [], parts: [] } }))
  return { marker: SIDE_IDS.find(id => id === sideId) ?? 'A', battle: view, view: own, strips }
}

/** Strips of these heights in as few pages as they take, as indices: about as full as each other, and no strip torn apart. */
export function inPages(heights: readonly number[], room: number): readonly (readonly number[])[] {
  let pages = filled(heights, room)
  for (let less = room - 1; less > 0 && pages.length > 1; less -= 1) {
    const evener = filled(heights, less)
    if (evener.length > pages.length) break
    pages = evener
  }
  return pages
}

function filled(heights: readonly number[], room: number): readonly (readonly number[])[] {
  const pages: number[][] = []
  let left = 0
  for (const [index, height] of heights.entries()) {
    if (pages.length === 0 || height > left) {
      pages.push([])
      left = room
    }
    pages.at(-1)?.push(index)
    left -= height
  }
  return pages
}
