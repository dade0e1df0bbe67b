import type { Fault } from './plant.mjs'

export interface Asker {
  readonly ask: (fault: Fault & { readonly file: string }, tests: readonly (readonly string[])[]) => Promise<string | null>
  readonly end: () => void
}

export declare function asker(): Asker
