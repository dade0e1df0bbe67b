export interface Surroundings {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly platform?: NodeJS.Platform
}

export declare function findElectron(root: string, surroundings?: Surroundings): string | null
export declare function hasScreen(surroundings?: Surroundings): boolean
export declare function obtainElectron(
  root: string,
  say: (line: string) => void,
  fetchOnce?: (root: string, say: (line: string) => void) => Promise<void>
): Promise<string | null>
