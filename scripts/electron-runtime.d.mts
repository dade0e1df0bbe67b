export interface Surroundings {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly platform?: NodeJS.Platform
}

export interface ProgramEnd {
  readonly code: number | null
  readonly signal: string | null
  readonly afterMs: number
}

export declare function wasNotLet(end: ProgramEnd, platform?: NodeJS.Platform): boolean
export declare function findElectron(root: string, surroundings?: Surroundings): string | null
export declare function hasScreen(surroundings?: Surroundings): boolean
export declare function obtainElectron(
  root: string,
  say: (line: string) => void,
  fetchOnce?: (root: string, say: (line: string) => void) => Promise<void>
): Promise<string | null>
