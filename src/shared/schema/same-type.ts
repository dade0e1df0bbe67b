/** A type with everything in it read-only, as `shared` writes its types and a schema does not. */
export type DeepReadonly<T> = T extends string | number | boolean | null | undefined ? T : { readonly [K in keyof T]: DeepReadonly<T[K]> }

/** `true` when each type takes every value of the other; a line `true satisfies SameType<A, B>` stops compiling when they part. */
export type SameType<A, B> = [A] extends [DeepReadonly<B>] ? ([DeepReadonly<B>] extends [A] ? true : false) : false
