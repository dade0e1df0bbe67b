import type { Fault } from './plant.mjs'

export interface Asker {
  ask(fault: Fault & { readonly file: string }, tests: readonly (readonly string[])[]): Promise<string | null>
  end(): void
}

export declare function asker(): Asker
