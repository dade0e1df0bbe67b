import type { Mutant } from './mutate.mjs'

export interface MutantRunner {
  readonly run: (mutant: Mutant & { readonly file: string }, tests: readonly (readonly string[])[]) => Promise<string | null>
  readonly end: () => void
}

export declare function createRunner(): MutantRunner
