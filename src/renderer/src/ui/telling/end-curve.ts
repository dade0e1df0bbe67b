import type { Account } from '@shared/report/account'
import { sideLetter } from '../marks/side-letter'
import type { Canvas } from './end-canvas'
import { hullSteps } from './hull-steps'

const DASHES = ['', '10 6', '3 5', '14 4 4 4']

interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The hull of each side by round, with the turning points by number, and the flagships at the ends of their lines. */
export function curveDrawn(to: Canvas, account: Account, rounds: readonly string[], { left, right, top, bottom }: Frame): void {
  const { k } = to
  const steps = hullSteps(account)
  const x = (percent: number): number => left + ((right - left) * percent) / 100
  const y = (percent: number): number => top + ((bottom - top) * percent) / 100
  const placed = steps.lines.map(({ points }) =>
    points.split(' ').map(point => {
      const [across = 0, down = 0] = point.split(',').map(Number)
      return `${x(across).toFixed(1)} ${y(down).toFixed(1)}`
    })
  )
  const [one, other] = placed
  // The room between two sides.
  if (one !== undefined && other !== undefined && placed.length === 2)
    to.path(`M${[...one, ...other.slice().reverse()].join('L')}Z`, { fill: 'var(--raise)' })
  for (const tick of steps.ticks) {
    to.line(left, y(tick.y), right, y(tick.y), 'line')
    to.text(left - 8 * k, y(tick.y) + 4 * k, 12, String(tick.value), { face: 'fig', ink: 'ink-2', anchor: 'end' })
  }
  const across = (right - left) / Math.max(1, steps.rounds.length)
  for (const [i, { x: at }] of steps.rounds.entries())
    to.text(x(at) - 4 * k, bottom + 16 * k, 12, rounds[i] ?? '', { ink: 'ink-2', anchor: 'end', width: across - 4 * k })
  for (const { x: at } of steps.turns) to.line(x(at), top, x(at), bottom, 'ink-2', '2 4')
  for (const [i, { side, dots }] of steps.lines.entries()) {
    to.path(`M${placed[i]?.join('L') ?? ''}`, {
      fill: 'none',
      stroke: `var(--side-${sideLetter(side)})`,
      'stroke-width': 2.5 * k,
      'stroke-dasharray': DASHES[side % DASHES.length] ?? ''
    })
    for (const dot of dots) to.mark(side, x(dot.x), y(dot.y), 10)
  }
  for (const { x: at, number } of steps.turns.filter(({ x: at }, i) => steps.turns.findIndex(turn => turn.x === at) === i)) {
    const same = steps.turns.filter(turn => turn.x === at).map(turn => turn.number)
    to.path(circle(x(at), top, 10 * k), { fill: 'var(--ground)', stroke: 'var(--ink)', 'stroke-width': 1.5 })
    const word = same.length === 1 ? String(number) : `${String(number)}–${String(same.at(-1))}`
    to.text(x(at), top + 4 * k, same.length === 1 ? 12 : 9, word, { face: 'fig', weight: 700, anchor: 'middle' })
  }
  ends(steps.lines.flatMap(({ side, dots }) => dots.slice(-1).map(dot => ({ side, value: dot.value, y: y(dot.y) }))))

  /** Each in its own height, the higher first. */
  function ends(lines: readonly { readonly side: number; readonly value: number; readonly y: number }[]): void {
    let least = -Infinity
    for (const line of lines.slice().sort((a, b) => a.y - b.y)) {
      const at = Math.max(line.y, least)
      least = at + 26 * k
      const flagship = account.units.find(unit => unit.side === line.side && unit.isFlagship === true)
      const wide = flagship?.outline === undefined ? 0 : to.ship(flagship, right + 10 * k, at, 42) + 4 * k
      to.text(right + 10 * k + wide, at + 6 * k, 17, String(line.value), { face: 'fig', weight: 700 })
    }
  }
}

const circle = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${String(r)} ${String(r)} 0 1 0 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 0 ${String(-2 * r)} 0z`
