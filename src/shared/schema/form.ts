import { partial } from './parts'
import { z } from './zod'

/** `true` when these are one and the same type, `readonly` included. */
type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** A type with everything in it read-only, as `shared` writes its types and a schema does not. What is read-only already keeps its name. */
export type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : Identical<T, Readonly<T>> extends true
    ? T
    : { readonly [K in keyof T]: DeepReadonly<T[K]> }

/** The type that a schema reads. Import the schema with `import type`: only what reads data from outside loads zod. */
export type Form<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>

/** `true` when each type takes every value of the other and names the same fields; `true satisfies SameType<A, B>` stops compiling when they part. */
export type SameType<A, B> = [A] extends [DeepReadonly<B>] ? ([DeepReadonly<B>] extends [A] ? Identical<keyof A, keyof B> : false) : false

/** Values of a state that a form may set: stops compiling when the form names one that the state does not have, or of another type. */
export type SomeOf<State, Values extends { readonly [K in keyof Values]: K extends keyof State ? State[K] : never }> = Values

/** A type of the model and the form that has parted from it, for the compiler's message. */
interface Parted<Model, Form> {
  readonly model: Model
  readonly form: Form
}

type Agreeing<T, Schema extends z.ZodType, Argument> = SameType<T, z.infer<Schema>> extends true ? Argument : Parted<T, z.infer<Schema>>

/** A schema for a type that the model names: it stops compiling when they part, and reads as that name wherever it is a part of a form. */
export function formOf<T>() {
  return <Schema extends z.ZodType>(schema: Agreeing<T, Schema, Schema>): z.ZodType<T> => schema as unknown as z.ZodType<T>
}

/** The same for a strict object, by its fields. */
export function objectOf<T>() {
  return <Shape extends z.ZodRawShape>(shape: Agreeing<T, z.ZodObject<Shape, z.core.$strict>, Shape>): z.ZodType<T> =>
    z.strictObject(shape as Shape) as unknown as z.ZodType<T>
}

/** The same for a strict object of which any field may be left out, though none may be there without a value. */
export function partialOf<T>() {
  return <Shape extends z.ZodRawShape>(
    shape: Agreeing<T, ReturnType<z.ZodObject<Shape, z.core.$strict>['exactPartial']>, Shape>
  ): z.ZodType<T> => partial(shape as Shape) as unknown as z.ZodType<T>
}
