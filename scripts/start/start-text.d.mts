import type { Locale } from '../../src/shared/kernel/locale'
import type { EarlyKind } from './early-end.mjs'

export interface StartText {
  readonly downloading: (megabytes: number) => string
  readonly arrived: (megabytes: number, all: number) => string
  readonly proxy: string
  readonly stalled: (seconds: number) => string
  readonly inBrowser: (why: string) => string
  readonly noWindow: (why: string) => string
  readonly noScreen: () => string
  readonly notInstalled: (problem: string | null) => string
  readonly early: Readonly<Record<EarlyKind, (how: string) => string>>
  readonly allow: string
  readonly allowKernel: string
}

export const START_TEXT: Readonly<Record<Locale, StartText>>
export function startText(tag: string): StartText
