export interface Environment {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly platform?: NodeJS.Platform
}

export interface ProgramEnd {
  readonly code: number | null
  readonly signal: string | null
  readonly afterMs: number
}

export declare function wasNotLet(end: ProgramEnd, platform?: NodeJS.Platform): boolean
export declare function findElectron(root: string, environment?: Environment): string | null
export declare function hasScreen(environment?: Environment): boolean
export declare function obtainElectron(
  root: string,
  say: (line: string) => void,
  fetchOnce?: (root: string, say: (line: string) => void) => Promise<void>
): Promise<string | null>
