import { fork, type ChildProcess } from 'node:child_process'

/** Like Electron, gives the child a port to its parent instead of Node's own messages. */
const PARENT_PORT = `data:text/javascript,${encodeURIComponent(
  'process.parentPort = { once: (name, hear) => process.once(name, data => hear({ data })), postMessage: message => process.send(message) }'
)}`

/** Electron gives V8 only what `--js-flags` says; Node's own switches for it are ignored (node_bindings.cc). */
function heard(execArgv: readonly string[]): readonly string[] {
  return execArgv.flatMap(word => {
    const flags = /^--js-flags=(.*)$/u.exec(word)?.[1]
    if (flags !== undefined) return flags.split(' ')
    return word.startsWith('--max-old-space-size') ? [] : [word]
  })
}

interface ForkOptions {
  readonly execArgv?: readonly string[]
}

export const utilityProcess = {
  fork(
    file: string,
    words: readonly string[] = [],
    { execArgv = [] }: ForkOptions = {}
  ): ChildProcess & { postMessage(message: string): void } {
    const child = fork(file, [...words], {
      execArgv: [...heard(execArgv), '--import', PARENT_PORT],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc']
    })
    return Object.assign(child, { postMessage: (message: string) => void child.send(message) })
  }
}
