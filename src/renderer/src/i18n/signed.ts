/** A modifier as a sheet shows it: +3, −2 with a true minus sign, and +0. */
export function signed(value: number): string {
  return value < 0 ? `−${String(-value)}` : `+${String(value)}`
}

/** A figure with a true minus sign. */
export function figure(value: number): string {
  return value < 0 ? `−${String(-value)}` : String(value)
}
