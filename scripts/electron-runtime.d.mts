import type { StartText } from './start/start-text.mjs'

export interface Environment {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly platform?: NodeJS.Platform
}

export interface Obtained {
  readonly program: string | null
  readonly problem: string | null
}

export interface Obtaining {
  readonly say: (line: string) => void
  readonly text: StartText
  readonly isInsisting?: boolean
  readonly fetchOnce?: (root: string, options: { readonly say: (line: string) => void; readonly text: StartText }) => Promise<string | null>
  readonly now?: () => number
}

export declare function findElectron(root: string, environment?: Environment): string | null
export declare function hasScreen(environment?: Environment): boolean
export declare function displaySwitches(environment?: Environment): readonly string[]
export declare function obtainElectron(root: string, options: Obtaining): Promise<Obtained>
