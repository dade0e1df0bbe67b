/**
 * How much is left of something, in coarse steps for viewers who may not know the number: 0 none, 1 up to a quarter, 2 up to a half, 3 more
 * than half, 4 undamaged.
 */
export function quartersLeft(value: number, max: number): 0 | 1 | 2 | 3 | 4 {
  if (max <= 0 || value <= 0) return 0
  if (value >= max) return 4
  if (value * 4 <= max) return 1
  return value * 2 <= max ? 2 : 3
}
