import { partial } from './parts'
import { nameText, noteText } from './text'
import { z } from './zod'

/** `true` if these are the same type, `readonly` included. */
type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** A deeply read-only version of a type, as a schema's own type is mutable. A type that is read-only already keeps its name. */
export type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : Identical<T, Readonly<T>> extends true
    ? T
    : { readonly [K in keyof T]: DeepReadonly<T[K]> }

/** The type that a schema reads. Import the schema with `import type`: only code that reads outside data loads zod. */
export type Infer<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>

/**
 * `true` if each type accepts every value of the other and names the same fields; otherwise `true satisfies SameType<A, B>` does not
 * compile.
 */
export type SameType<A, B> = [A] extends [DeepReadonly<B>] ? ([DeepReadonly<B>] extends [A] ? Identical<keyof A, keyof B> : false) : false

/** Values of a state that a schema may set: does not compile if the schema names one that the state lacks, or gives it another type. */
export type SomeOf<State, Values extends { readonly [K in keyof Values]: K extends keyof State ? State[K] : never }> = Values

/** A type of the model and a schema that does not match it, shown in the compiler's message. */
interface Mismatch<Model, Inferred> {
  readonly model: Model
  readonly schema: Inferred
}

type Matching<T, Schema extends z.ZodType, Argument> = SameType<T, z.infer<Schema>> extends true ? Argument : Mismatch<T, z.infer<Schema>>

/** A schema for a named type of the model: does not compile if the two differ, and keeps the name inside larger schemas. */
export function schemaOf<T>() {
  return <Schema extends z.ZodType>(schema: Matching<T, Schema, Schema>): z.ZodType<T> => schema as unknown as z.ZodType<T>
}

/** The same for a strict object, by its fields. */
export function objectOf<T>() {
  return <Shape extends z.ZodRawShape>(shape: Matching<T, z.ZodObject<Shape, z.core.$strict>, Shape>): z.ZodType<T> =>
    z.strictObject(shape as Shape) as unknown as z.ZodType<T>
}

/** The same for a strict object whose fields may all be absent, but not undefined. */
export function partialOf<T>() {
  return <Shape extends z.ZodRawShape>(
    shape: Matching<T, ReturnType<z.ZodObject<Shape, z.core.$strict>['exactPartial']>, Shape>
  ): z.ZodType<T> => partial(shape as Shape) as unknown as z.ZodType<T>
}

/**
 * A correction as a command asks for it: the fields that its event tells, with name and note as a person types them. The rules limit its
 * numbers.
 */
export function askedOf<T>() {
  return <Shape extends z.ZodRawShape>(
    told: Matching<T, z.ZodObject<Shape, z.core.$strict>, z.ZodObject<Shape, z.core.$strict>>
  ): z.ZodType<T> => {
    const { shape } = told as z.ZodObject<Shape, z.core.$strict>
    const typed = Object.entries({ name: nameText, note: noteText }).filter(([field]) => field in shape)
    return partial({ ...shape, ...Object.fromEntries(typed) }) as unknown as z.ZodType<T>
  }
}
