/** The fields of a form that differ from the thing as it stands; what the GM did not touch is not corrected. */
export function correctionOf<T extends object, F extends Partial<T>>(now: T, form: F): Partial<F> {
  const changed = Object.entries(form).filter(([field, value]) => JSON.stringify(Reflect.get(now, field)) !== JSON.stringify(value))
  return Object.fromEntries(changed) as Partial<F>
}

/** A whole number as typed; `fallback` while the text says none. */
export function wholeOf(text: string | number, fallback: number): number {
  const typed = typeof text === 'number' ? text : Number(text.trim().replace('−', '-'))
  return String(text).trim() !== '' && Number.isInteger(typed) ? typed : fallback
}

/** A rating as typed: empty for none entered. */
export function ratingOf(text: string | number, fallback: number | null): number | null {
  return String(text).trim() === '' ? null : wholeOf(text, fallback ?? 1)
}

/** Dice by range band as typed, "6/8/5/0"; null while the text is none. */
export function diceOf(text: string): readonly number[] | null {
  const parts = text.split(/[/,;\s]+/u).filter(part => part !== '')
  const dice = parts.map(Number)
  return dice.length > 0 && dice.every(one => Number.isInteger(one) && one >= 0) ? dice : null
}
