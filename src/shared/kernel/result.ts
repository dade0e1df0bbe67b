/** Either a value or a reason. Files and outside input fail this way; rules refuse with a code; only bugs throw. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/** The value of what went well. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

/** The reason why not. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}
