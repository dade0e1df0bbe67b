import { fork } from 'node:child_process'
import type { ImportProblem } from '@shared/exchange/import-problem'
import type { Exchange } from '@shared/exchange/read-exchange'
import { err, type Result } from '@shared/kernel/result'
import { IMPORT_HEAP_MB, IMPORT_LIMIT_MS, type ImportRunner } from './import-runner'

/** The interface to a child process, whether Node's or Electron's. */
export interface ImportChild {
  onAnswer(listener: (answer: unknown) => void): void
  onEnd(listener: () => void): void
  ask(path: string): void
  kill(): void
}

/**
 * Reads each file in a process of its own, a built `import-worker.ts`. One that takes longer than `limitMs` is killed: `too-slow`. One that
 * exits before it has answered has run out of memory: `too-heavy`.
 */
export function processRunner(start: () => ImportChild, limitMs = IMPORT_LIMIT_MS): ImportRunner {
  return path =>
    new Promise(resolve => {
      const child = start()
      const settle = (result: Result<Exchange, ImportProblem>): void => {
        clearTimeout(timer)
        child.kill()
        resolve(result)
      }
      const timer = setTimeout(() => settle(err({ code: 'too-slow', at: '' })), limitMs)
      // It can only come from our own worker.
      child.onAnswer(answer => settle(answer as Result<Exchange, ImportProblem>))
      child.onEnd(() => settle(err({ code: 'too-heavy', at: '' })))
      child.ask(path)
    })
}

/** A Node child process, for every shell but the desktop window. */
export function nodeChild(workerFile: string, start: typeof fork = fork): ImportChild {
  const child = start(workerFile, {
    execArgv: [`--max-old-space-size=${String(IMPORT_HEAP_MB)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc']
  })
  return {
    onAnswer: listener => child.once('message', listener),
    // A child that never started emits more than one error, and an unhandled one would end the host.
    onEnd: listener => child.once('exit', listener).on('error', listener),
    ask: path => child.send(path),
    kill: () => child.kill('SIGKILL')
  }
}
