import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { dispatchCall } from './calls/dispatch'
import { nodeChild, processRunner } from './exchange/import-process'
import { startMovable } from './movable-application'
import { OpenPages } from './page/open-pages'
import { readPageTable } from './page/page-table'
import { killAfter, STOP_WAIT_MS } from './platform/kill-process'
import { stderrLog } from './platform/log'
import { dataMessages } from './web/data-messages'
import { findForWeb } from './web/find-for-web'
import { openBrowser } from './web/open-browser'
import { listenerOf } from './stations/listener/listener'
import { stationPages } from './stations/listener/station-pages'
import { readWebCommandLine } from './web/web-options'
import { startWebServer } from './web/web-server'

const PAGES = fileURLToPath(new URL('../renderer', import.meta.url))
const IMPORT_WORKER = fileURLToPath(new URL('./import-worker.js', import.meta.url))
const FORECAST_WORKER = fileURLToPath(new URL('./forecast-worker.js', import.meta.url))

void run().catch((error: unknown) => stop('cannot start', error))

async function run(): Promise<void> {
  const options = readWebCommandLine(process.argv.slice(2))
  if (!options.ok) return stop(options.error)
  const { ports, phonesPort, seed, opensBrowser } = options.value
  const { locale } = Intl.DateTimeFormat().resolvedOptions()
  const location = await findForWeb(options.value)
  if (!location.ok) return stop(location.error)
  const pages = new OpenPages()
  const started = await startMovable({
    location: location.value,
    folders: null,
    onLost: ({ code, detail }) => stop(`cannot go on: ${code} ${detail}`),
    shell: 'browser',
    forecastWorker: FORECAST_WORKER,
    importRunner: processRunner(() => nodeChild(IMPORT_WORKER)),
    locale,
    screenPages: pages,
    startListener: listenerOf(() => stationPages(PAGES), phonesPort ?? undefined),
    ...(seed === null ? {} : { seed })
  })
  if (!started.ok) return stop(dataMessages(locale).notOpened(started.error))
  const application = started.value
  const server = await startWebServer({
    table: readPageTable(PAGES),
    ports,
    pages,
    dispatch: (name, args) => dispatchCall(application.handlers, name, args)
  })
  application.onNews(news => server.tell(news))

  let isQuitting = false
  const quit = (): void => {
    // Ctrl+C often arrives twice: from the terminal, and from the parent process.
    if (isQuitting) return
    isQuitting = true
    killAfter(STOP_WAIT_MS)
    void Promise.allSettled([server.close(), application.close()]).then(() => process.exit(0))
  }
  process.on('SIGINT', quit)
  process.on('SIGTERM', quit)

  const printLink = (): string => {
    const link = server.newLink()
    process.stdout.write(`Flagship: ${link}\n`)
    return link
  }
  const link = printLink()
  if (opensBrowser) openBrowser(link)
  // A link admits one browser; Enter prints another.
  if (process.stdin.isTTY) createInterface({ input: process.stdin }).on('line', printLink)
}

function stop(why: string, error?: unknown): void {
  stderrLog(why, error)
  process.exitCode = 1
}
