import { createInterface } from 'node:readline'
import { dispatchCall } from '../calls/dispatch'
import { nodeChild, processRunner } from '../exchange/import-process'
import { startMovable } from '../movable-application'
import { OpenPages } from '../page/open-pages'
import { readPageTable } from '../page/page-table'
import { killAfter, STOP_WAIT_MS } from '../platform/kill-process'
import { stderrLog } from '../platform/log'
import { listenerOf } from '../stations/listener/listener'
import { stationPages } from '../stations/listener/station-pages'
import { dataMessages } from './data-messages'
import { findForWeb } from './find-for-web'
import { openBrowser } from './open-browser'
import { readWebCommandLine } from './web-options'
import { startWebServer } from './web-server'

/** Paths of the build. */
interface BuiltFiles {
  /** The folder of the pages. */
  readonly pages: string
  readonly importWorker: string
  readonly forecastWorker: string
}

/** Serves the application to a browser, as the command line says. Never rejects: where it cannot start, it says why. */
export async function serve(files: BuiltFiles): Promise<void> {
  await run(files).catch((error: unknown) => stop('cannot start', error))
}

async function run(files: BuiltFiles): Promise<void> {
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
    forecastWorker: files.forecastWorker,
    importRunner: processRunner(() => nodeChild(files.importWorker)),
    locale,
    screenPages: pages,
    startListener: listenerOf(() => stationPages(files.pages), phonesPort ?? undefined),
    ...(seed === null ? {} : { seed })
  })
  if (!started.ok) return stop(dataMessages(locale).notOpened(started.error))
  const application = started.value
  const server = await startWebServer({
    table: readPageTable(files.pages),
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
