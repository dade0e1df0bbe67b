import type { Locale } from '../src/shared/kernel/locale'

export interface StartText {
  readonly noSandbox: string
  readonly noScreen: string
  readonly notInstalled: string
}

export const START_TEXT: Readonly<Record<Locale, StartText>>
export function startText(tag: string): StartText
