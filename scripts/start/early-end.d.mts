export type EarlyKind = 'sandbox' | 'root' | 'libraries' | 'display' | 'notRun' | 'ended'

export interface ProgramEnd {
  readonly code: number | null
  readonly signal: string | null
  readonly error: string | null
  readonly afterMs: number
  readonly wasStopped: boolean
}

export declare const TOLD_WHY: number
export declare function earlyEnd(
  end: ProgramEnd,
  system: { readonly platform: NodeJS.Platform; readonly isRoot: boolean }
): { readonly kind: EarlyKind; readonly how: string } | null
export declare function exitCode(end: ProgramEnd): number
