declare const brand: unique symbol

/** A string that may not be confused with another kind of string. */
export type Brand<Name extends string> = string & { readonly [brand]: Name }
