import { utilityProcess } from 'electron'
import type { ImportChild } from '../exchange/import-process'
import { IMPORT_HEAP_MB } from '../exchange/import-runner'

/** A process of Electron's own, since a packaged program does not run as plain Node. */
export function utilityChild(workerFile: string): ImportChild {
  const child = utilityProcess.fork(workerFile, [], {
    // `execArgv` becomes switches of the process, in which V8 looks for its own options only in this one (javascript_environment.cc); on
    // its own `--max-old-space-size` is ignored.
    execArgv: [`--js-flags=--max-old-space-size=${String(IMPORT_HEAP_MB)}`],
    serviceName: 'Flagship file reader',
    stdio: 'ignore'
  })
  return {
    onAnswer: listener => child.once('message', listener),
    // A child that runs out of memory emits `error` before it exits; unhandled, that would crash the program.
    onEnd: listener => child.once('exit', listener).on('error', listener),
    ask: path => child.postMessage(path),
    kill: () => child.kill()
  }
}
