import { err, ok, type Result } from '@shared/kernel/result'
import { parseArgs } from 'node:util'

export interface WebCommandLine {
  readonly dataDir: string | null
  /** Move the data here before doing anything else. */
  readonly moveTo: string | null
  readonly ports: readonly number[]
  /** Where phones find a new table; null for the usual port. */
  readonly phonesPort: number | null
  readonly seed: number | null
  readonly opensBrowser: boolean
}

/** The default port, so that bookmarks keep working; any free one if it is taken. */
export const DEFAULT_PORT = 4714

export const WEB_USAGE = 'usage: web.js [--data DIR | --move-data DIR] [--port N] [--phones-port N] [--seed N] [--open]'

/** Reads the command line. The error is what to print. */
export function readWebCommandLine(args: readonly string[]): Result<WebCommandLine, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        'move-data': { type: 'string' },
        port: { type: 'string' },
        'phones-port': { type: 'string' },
        seed: { type: 'string' },
        open: { type: 'boolean' }
      }
    })
    const port = wholeNumber(values.port, 65_535)
    const phonesPort = wholeNumber(values['phones-port'], 65_535)
    const seed = wholeNumber(values.seed, Number.MAX_SAFE_INTEGER)
    const { data: dataDir = null, 'move-data': moveTo = null } = values
    if (port === undefined || phonesPort === undefined || seed === undefined) return err(WEB_USAGE)
    if (dataDir === '' || moveTo === '' || (dataDir !== null && moveTo !== null)) return err(WEB_USAGE)
    const ports = port === null ? [DEFAULT_PORT, 0] : [port]
    return ok({ dataDir, moveTo, ports, phonesPort, seed, opensBrowser: values.open ?? false })
  } catch {
    return err(WEB_USAGE)
  }
}

/** Null when it was not given; undefined when it is not a whole number from 0 to `most`. */
function wholeNumber(text: string | undefined, most: number): number | null | undefined {
  if (text === undefined) return null
  const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN
  return value <= most ? value : undefined
}
