import type { Exchange } from '@shared/exchange/read-exchange'
import { readImportFile } from './read-import-file'

/** Exit codes of the checker: all files fit, some do not, none was named. */
export const CHECKED = { fit: 0, unfit: 1, misused: 2 } as const

/**
 * Checks files against the open battle format, as an import would, and writes a line for each: `FILE: fit, ...` or `FILE: CODE at PLACE`.
 * Nothing else is read, and nothing is written.
 */
export async function checkFiles(paths: readonly string[], write: (line: string) => void): Promise<number> {
  if (paths.length === 0) {
    write('Usage: host check FILE...')
    return CHECKED.misused
  }
  let code: number = CHECKED.fit
  for (const path of paths) {
    const read = await readImportFile(path)
    if (read.ok) write(`${path}: fit, ${contentsOf(read.value)}`)
    else {
      const { code: problem, at } = read.error
      write(`${path}: ${problem}${at === '' ? '' : ` at ${at}`}`)
      code = CHECKED.unfit
    }
  }
  return code
}

function contentsOf(exchange: Exchange): string {
  if (exchange.kind === 'settings') return 'settings'
  if (exchange.kind === 'roster') return `roster of ${exchange.system}`
  const battles = exchange.campaigns.flatMap(campaign => campaign.battles)
  const entries = battles.reduce((sum, battle) => sum + battle.entries.length, 0)
  const library = exchange.library === undefined ? '' : `, library ${String(exchange.library.length)}`
  return `campaigns ${String(exchange.campaigns.length)}, battles ${String(battles.length)}, entries ${String(entries)}${library}`
}
