import { encode } from 'uqr'
import { SQUARE_PRINT, squareOptions } from '@shared/exchange/paper/square-print'
import type { Gray } from './gray'

/** The part of a sheet that is photographed, in millimetres: its foot with both squares, or the whole of A4. */
const PARTS = { foot: { width: 210, height: 66 }, page: { width: 210, height: 297 } } as const
/** Dots to a millimetre, finer than any photograph that is made of it. */
const DOTS_PER_MM = 10
/** How far the squares of a sheet are above its end, in from its side, and apart from each other. */
const FOOT_MM = 57
const SIDE_MM = 12
const APART_MM = 3

/** The end of a sheet as it is printed: rows of boxes, a rule, and the squares side by side. */
export function renderedFoot(squares: readonly Uint8Array[], part: keyof typeof PARTS): Gray {
  const size = PARTS[part]
  const [width, height] = [size.width * DOTS_PER_MM, size.height * DOTS_PER_MM]
  const dots = new Uint8Array(width * height).fill(255)
  const black = (x: number, y: number, wide: number, high: number): void => {
    for (let down = Math.round(y * DOTS_PER_MM); down < Math.round((y + high) * DOTS_PER_MM); down += 1)
      dots.fill(0, down * width + Math.round(x * DOTS_PER_MM), down * width + Math.round((x + wide) * DOTS_PER_MM))
  }
  const foot = size.height - FOOT_MM
  for (let y = 2; y < foot - 8; y += 5.5)
    for (let x = 10; x < size.width - 20; x += 3.6) {
      black(x, y, 3.6, 0.2)
      black(x, y + 3.6, 3.6, 0.2)
      black(x, y, 0.2, 3.6)
    }
  black(4, foot - 2, size.width - 8, 0.4)
  const { moduleMm } = SQUARE_PRINT
  let left = SIDE_MM
  for (const bytes of squares) {
    const { data, size: modules } = encode([...bytes], squareOptions(bytes.length))
    for (const [down, row] of data.entries())
      for (const [across, isDark] of row.entries()) if (isDark) black(left + across * moduleMm, foot + down * moduleMm, moduleMm, moduleMm)
    left += modules * moduleMm + APART_MM
  }
  return { width, height, dots }
}
