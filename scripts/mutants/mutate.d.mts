export interface Mutant {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly line: number
  readonly was: string
}

export declare function mutantsIn(code: string): readonly Mutant[]
export declare function applyMutant(code: string, mutant: Pick<Mutant, 'start' | 'end' | 'text'>): string
