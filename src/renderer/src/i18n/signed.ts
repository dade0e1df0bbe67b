/** A signed modifier: +3, −2 with a true minus sign, and +0. */
export function signed(value: number): string {
  return value < 0 ? `−${String(-value)}` : `+${String(value)}`
}

/** A number with a true minus sign. */
export function figure(value: number): string {
  return value < 0 ? `−${String(-value)}` : String(value)
}
