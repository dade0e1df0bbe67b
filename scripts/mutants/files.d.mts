import type { Fault } from './plant.mjs'

export interface AskedTest {
  readonly path: string
  readonly imports: readonly string[]
}

export declare const ROOT: string
export declare function plantedFiles(): readonly string[]
export declare function askedTests(): readonly AskedTest[]
export declare function testsOf(file: string, tests: readonly AskedTest[]): readonly [readonly string[], readonly string[]]
export declare function named<T extends { readonly file: string; readonly code: string; readonly was: string; readonly text: string }>(
  faults: readonly T[]
): readonly (T & { readonly name: string })[]
export declare function everyFault(
  files?: readonly string[]
): readonly (Fault & { readonly file: string; readonly code: string; readonly name: string })[]
export declare function drawn<T>(things: readonly T[], nameOf: (thing: T) => string): readonly T[]
