import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startApplication, type Application } from './application'
import type { ApplicationOptions } from './application-options'
import { serveJsonLines } from './calls/json-lines'
import { checkFiles } from './exchange/check-files'
import { nodeChild, processRunner } from './exchange/import-process'
import { killAfter, STOP_WAIT_MS } from './platform/kill-process'
import { stderrLog } from './platform/log'

/** The host without a window: JSON Lines on standard input and output, for scripts, tests and support. See docs/headless.md. */
async function main(): Promise<void> {
  const [verb, ...paths] = process.argv.slice(2)
  if (verb === 'check') {
    process.exitCode = await checkFiles(paths, line => process.stdout.write(`${line}\n`))
    return
  }
  const options = readOptions()
  if (options === null) {
    stderrLog('Usage: host --data DIR [--seed N] [--news], or: host check FILE...')
    process.exitCode = 2
    return
  }
  const started = await startApplication(options)
  if (!started.ok) {
    writeLine({ id: null, ok: false, error: started.error })
    stderrLog(`The data directory cannot be opened: ${started.error.code} ${started.error.detail}`)
    process.exitCode = 1
    return
  }
  await serve(started.value, options.hasNews)
}

async function serve(application: Application, hasNews: boolean): Promise<void> {
  if (hasNews) application.onNews(news => writeLine({ news }))
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity })
  const stop = (): void => {
    killAfter(STOP_WAIT_MS)
    lines.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    await serveJsonLines(application.handlers, lines, writeLine)
  } finally {
    await application.close()
  }
}

function readOptions(): (ApplicationOptions & { readonly hasNews: boolean }) | null {
  const { values } = readArguments() ?? {}
  if (values?.data === undefined) return null
  const seed = values.seed === undefined ? undefined : Number(values.seed)
  if (seed !== undefined && !Number.isSafeInteger(seed)) return null
  const { locale } = new Intl.DateTimeFormat().resolvedOptions()
  const built = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
  return {
    dataDir: values.data,
    shell: 'headless',
    locale,
    forecastWorker: built('./forecast-worker.js'),
    importRunner: processRunner(() => nodeChild(built('./import-worker.js'))),
    ...(seed === undefined ? {} : { seed }),
    hasNews: values.news === true
  }
}

function readArguments() {
  try {
    return parseArgs({ options: { data: { type: 'string' }, seed: { type: 'string' }, news: { type: 'boolean' } } })
  } catch {
    return null
  }
}

function writeLine(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

void main()
