/** The changes of a correction by the GM, worded for a sentence. */
type CorrectedFields =
  | { readonly kind: 'value'; readonly field: string; readonly before: string | number; readonly after: string | number }
  | { readonly kind: 'mark'; readonly field: string }
  | { readonly kind: 'several'; readonly count: number }

/**
 * A corrected name or number says what it was and is. Any other value, be it a note or a word of the rules, says only which it is, and
 * several at once are counted; so is what nobody knows any more.
 */
export function correctedFields(before: object | undefined, correction: object): CorrectedFields {
  const fields = Object.keys(correction)
  const [field] = fields
  if (before === undefined || field === undefined || fields.length > 1) return { kind: 'several', count: fields.length }
  const was: unknown = Reflect.get(before, field)
  const is: unknown = Reflect.get(correction, field)
  if (typeof was === 'number' && typeof is === 'number') return { kind: 'value', field, before: was, after: is }
  if (field === 'name' && typeof was === 'string' && typeof is === 'string') return { kind: 'value', field, before: was, after: is }
  return { kind: 'mark', field }
}
