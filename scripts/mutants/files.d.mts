import type { Mutant } from './mutate.mjs'

export interface EligibleTest {
  readonly path: string
  readonly imports: readonly string[]
}

export declare const ROOT: string
export declare function mutatedFiles(): readonly string[]
export declare function eligibleTests(): readonly EligibleTest[]
export declare function testsOf(file: string, tests: readonly EligibleTest[]): readonly [readonly string[], readonly string[]]
export declare function named<T extends { readonly file: string; readonly code: string; readonly was: string; readonly text: string }>(
  mutants: readonly T[]
): readonly (T & { readonly name: string })[]
export declare function allMutants(
  files?: readonly string[]
): readonly (Mutant & { readonly file: string; readonly code: string; readonly name: string })[]
export declare function shuffled<T>(things: readonly T[], nameOf: (thing: T) => string): readonly T[]
