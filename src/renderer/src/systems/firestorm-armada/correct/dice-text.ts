/** Parses dice by range band, "6/8/5/0"; null if the text is invalid. */
export function diceOf(text: string): readonly number[] | null {
  const parts = text.split(/[/,;\s]+/u).filter(part => part !== '')
  const dice = parts.map(Number)
  return dice.length > 0 && dice.every(one => Number.isInteger(one) && one >= 0) ? dice : null
}
