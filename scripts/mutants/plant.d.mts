export interface Fault {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly line: number
  readonly was: string
}

export declare function faultsIn(code: string): readonly Fault[]
export declare function planted(code: string, fault: Pick<Fault, 'start' | 'end' | 'text'>): string
