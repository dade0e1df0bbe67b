declare const brand: unique symbol

/** A string that cannot be confused with another kind of string. */
export type Brand<Name extends string> = string & { readonly [brand]: Name }
