/** The changes made by a GM correction, worded for a sentence. */
type CorrectedFields =
  | { readonly kind: 'value'; readonly field: string; readonly before: string | number; readonly after: string | number }
  | { readonly kind: 'mark'; readonly field: string }
  | { readonly kind: 'several'; readonly count: number }

/**
 * A single corrected name or number is given with its old and new value. Any other single value, such as a note or a term of the rules, is
 * only named, and several values are only counted, as is a value that is no longer known.
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
