import type { StartText } from './start-text.mjs'

export interface Fetching {
  readonly say: (line: string) => void
  readonly text: StartText
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly stalledMs?: number
  readonly lookMs?: number
}

export declare const DOWNLOAD_MB: number
export declare function fetchElectron(root: string, options: Fetching): Promise<string | null>
