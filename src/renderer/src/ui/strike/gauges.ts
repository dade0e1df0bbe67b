/** Where something is, in the units of the picture. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A gauge on the screen that shows less than it did. */
export interface Gauge {
  readonly isShield: boolean
  readonly box: Box
  /** Points that its whole width is. */
  readonly max: number
  readonly left: number
  readonly lost: number
}

const figure = (bar: HTMLElement, name: '--m' | '--c'): number => Number(bar.style.getPropertyValue(name))

/** What the gauges that can be counted show, without a look at where they are. */
export function readGauges(screen: Element): ReadonlyMap<Element, number> {
  return new Map([...screen.querySelectorAll<HTMLElement>('.bar.sp, .bar.hp')].map(bar => [bar, figure(bar, '--c')]))
}

/** The gauges of a unit that show less than before: its shields and its hull, as far as they are on the screen. */
export function drained(
  unit: Element | null | undefined,
  before: ReadonlyMap<Element, number>,
  boxOf: (bar: Element) => Box | null
): readonly Gauge[] {
  return ['.bar.sp', '.bar.hp'].flatMap(kind => {
    const bar = unit?.querySelector<HTMLElement>(kind) ?? null
    const was = bar === null ? undefined : before.get(bar)
    if (bar === null || was === undefined) return []
    const [max, left] = [figure(bar, '--m'), figure(bar, '--c')]
    const box = left < was ? boxOf(bar) : null
    return box === null || box.width === 0 ? [] : [{ isShield: kind === '.bar.sp', box, max, left, lost: was - left }]
  })
}
