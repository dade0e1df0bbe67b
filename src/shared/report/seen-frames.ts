import { showsGauges, strengthSeen } from '../core/balance/strength'
import { pairs, type Shown } from '../core/view/pairs'
import type { SideView, StripView, TableView, UnitView } from '../core/view/table-view'
import type { Frame, FrameUnit } from './frame'

/** Something a viewer has seen, and how it is seen now; null while it is out of sight. */
interface Known<T> extends Shown {
  readonly id: string
  readonly seen: T | null
}

/**
 * Makes frames from what a viewer was shown, and from nothing else. A view holds no ids, so units are told apart as a reader of the screen
 * would: by name, and those of one name in their order. Mutable, and owned by one teller.
 */
export class SeenFrames {
  #sides: readonly Known<SideView>[] = []
  readonly #strips = new Map<string, readonly Known<StripView>[]>()
  readonly #parts = new Map<string, readonly Known<UnitView>[]>()
  #ids = 0

  frameOf(view: TableView): Frame {
    this.#sides = this.#matched(this.#sides, view.sides)
    return {
      round: view.round.number,
      word: { key: 'view.moment.inRound', values: { round: view.round.word, number: view.round.number } },
      phase: view.heading,
      isOver: view.isOver,
      sides: this.#sides.map(({ id, name }) => ({ id, name })),
      units: this.#sides.flatMap(side => this.#unitsOf(side))
    }
  }

  #unitsOf({ id: sideId, seen: side }: Known<SideView>): readonly FrameUnit[] {
    const strips = this.#matched(this.#strips.get(sideId) ?? [], side?.strips ?? [])
    this.#strips.set(sideId, strips)
    const hasGauges = side !== null && showsGauges(side)
    return strips.flatMap(({ id, name, seen: strip }) => {
      const group = { id, name }
      const known = this.#parts.get(id) ?? []
      if (strip !== null && strip.parts.length === 0 && known.length === 0)
        return [{ id, sideId, group, ...seenUnit(strip, hasGauges), ...(strip.isFlagship && { isFlagship: true }) }]
      const parts = this.#matched(known, strip?.parts ?? [])
      this.#parts.set(id, parts)
      return parts.flatMap(part => (part.seen === null ? [] : [{ id: part.id, sideId, group, ...seenUnit(part.seen, hasGauges) }]))
    })
  }

  /** What was known and what is seen now, in the order of now; what is out of sight comes last. */
  #matched<T extends Shown>(known: readonly Known<T>[], now: readonly T[]): readonly Known<T>[] {
    return pairs<Shown & { readonly id?: string; readonly seen?: T | null }>(
      known,
      now.map(seen => ({ name: seen.name, called: seen.called, seen }))
    ).map(([before, after]) => {
      const { name = '', called } = after ?? before ?? {}
      return { id: before?.id ?? this.#fresh(), name, called, seen: after?.seen ?? null }
    })
  }

  #fresh(): string {
    this.#ids += 1
    return `u${String(this.#ids)}`
  }
}

function seenUnit(unit: UnitView, hasGauges: boolean): Omit<FrameUnit, 'id' | 'sideId' | 'group'> {
  const { name, gauges, standing, standingWord, outline } = unit
  const hull = gauges.find(gauge => gauge.kind === 'hull')
  const figures = hull?.figures ?? null
  return {
    name,
    hull: figures === null ? null : { left: figures.value, max: figures.max },
    quarters: hull?.quarters ?? null,
    strength: strengthSeen(unit, hasGauges),
    standing,
    standingWord,
    ...(outline !== undefined && { outline })
  }
}
