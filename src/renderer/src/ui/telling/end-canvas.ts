import type { Outline } from '@shared/core/view/outline'
import type { AccountUnit } from '@shared/report/account'
import { sideLetter } from '../marks/side-letter'
import { sideShape } from '../marks/side-shapes'
import type { SilhouetteState } from '../silhouette/draw'
import { fitted } from './fitted'
import { lookAtEnd } from './look-at-end'

interface DrawnText {
  readonly x: number
  readonly y: number
  readonly 'font-size': number
  readonly 'font-family': string
  readonly 'font-weight': number
  readonly 'text-anchor': 'start' | 'middle' | 'end'
  readonly 'text-decoration': 'line-through' | 'none'
  readonly fill: string
  readonly text: string
}

interface DrawnShip {
  readonly outline: Outline
  readonly side: string
  readonly state: SilhouetteState
  readonly 'is-mirrored': boolean
  readonly x: number
  readonly y: number
  readonly px: number
}

/** Everything of a drawing by the element that draws it, in the order in which it is painted. Colours are tokens of the theme. */
export interface EndDrawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Readonly<Record<string, string | number>>[]
  readonly ships: readonly DrawnShip[]
  readonly texts: readonly DrawnText[]
}

interface TextLook {
  readonly ink?: string
  readonly face?: 'ui' | 'fig' | 'name'
  readonly weight?: number
  readonly anchor?: DrawnText['text-anchor']
  /** The room there is for it. */
  readonly width?: number
  readonly most?: number
  readonly isStruck?: boolean
}

const ink = (token: string): string => `var(--${token})`
const round = (value: number): number => Math.round(value * 10) / 10

/** What a drawing is put on. Sizes of texts, marks and ships are those at a scale of 1. */
export class Canvas {
  readonly #shapes: Record<string, string | number>[] = []
  readonly #ships: DrawnShip[] = []
  readonly #texts: DrawnText[] = []

  constructor(readonly k: number) {}

  get drawn(): Pick<EndDrawing, 'shapes' | 'ships' | 'texts'> {
    return { shapes: this.#shapes, ships: this.#ships, texts: this.#texts }
  }

  path(d: string, more: Readonly<Record<string, string | number>>): void {
    this.#shapes.push({ d, ...more })
  }

  line(x1: number, y1: number, x2: number, y2: number, token: string, dashes = ''): void {
    const d = `M${String(round(x1))} ${String(round(y1))}L${String(round(x2))} ${String(round(y2))}`
    this.path(d, { fill: 'none', stroke: ink(token), 'stroke-dasharray': dashes })
  }

  bar(x: number, y: number, width: number, height: number, token: string): void {
    this.path(`M${String(round(x))} ${String(round(y))}h${String(round(width))}v${String(round(height))}h${String(round(-width))}z`, {
      fill: ink(token)
    })
  }

  /** The marker of a side, with its letter where it is large enough. */
  mark(side: number, x: number, y: number, size: number): void {
    const scale = (size * this.k) / 24
    const letter = sideLetter(side)
    const at = `translate(${String(round(x - 12 * scale))} ${String(round(y - 12 * scale))}) scale(${String(Math.round(scale * 1000) / 1000)})`
    this.path(sideShape(letter), { fill: ink(`side-${letter}`), transform: at })
    if (size > 14)
      this.text(x, y + size * 0.2 * this.k, size * 0.58, letter.toUpperCase(), { ink: 'on-side', weight: 700, anchor: 'middle' })
  }

  /** A ship about a middle line, or its marker where nothing is known of its looks; returns how wide it is. */
  ship(unit: AccountUnit, x: number, y: number, size: number): number {
    const px = size * this.k
    const { outline, side } = unit
    if (outline === undefined) {
      const mark = Math.max(12, size * 0.3)
      this.mark(side, x + (mark / 2 + 2) * this.k, y, mark)
      return (mark + 4) * this.k
    }
    const at = { x: round(x), y: round(y - px / 3), px: round(px) }
    this.#ships.push({ ...at, outline, side: sideLetter(side), state: lookAtEnd(unit), 'is-mirrored': side > 0 })
    return px
  }

  text(x: number, y: number, size: number, what: string, look: TextLook = {}): void {
    const { width = Infinity } = look
    const { size: fits } = width === Infinity ? { size } : fitted(what, size, width / this.k)
    this.#write(x, y, fits, what, look)
  }

  /** How high a text comes to be in lines. */
  heightOf(size: number, what: string, { width, most }: TextLook & { readonly width: number }): number {
    if (what === '') return 0
    const { size: fits, lines } = fitted(what, size, width / this.k, most)
    return fits * this.k * 1.25 * lines.length
  }

  /** Lines from a height on, as many as it may take; returns where they end. */
  lines(x: number, y: number, size: number, what: string, look: TextLook & { readonly width: number }): number {
    if (what === '') return y
    const { size: fits, lines } = fitted(what, size, look.width / this.k, look.most)
    const high = fits * this.k * 1.25
    for (const [i, line] of lines.entries()) this.#write(x, y + high * (i + 0.8), fits, line, look)
    return y + high * lines.length
  }

  #write(x: number, y: number, size: number, text: string, look: TextLook): void {
    const { ink: token = 'ink', face = 'ui', weight = 400, anchor = 'start', isStruck = false } = look
    this.#texts.push({
      x: round(x),
      y: round(y),
      'font-size': round(size * this.k),
      'font-family': `var(--font-${face})`,
      'font-weight': weight,
      'text-anchor': anchor,
      'text-decoration': isStruck ? 'line-through' : 'none',
      fill: ink(token),
      text
    })
  }
}
