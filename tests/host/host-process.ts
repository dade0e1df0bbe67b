import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'

/** A running headless host, addressed by JSON lines. */
export class HostProcess {
  /** Lines the host has written, in order. */
  readonly lines: string[] = []
  #process: ChildProcessWithoutNullStreams
  #errors = ''
  #waiting: ((line: string) => void)[] = []
  #ended: Promise<unknown>
  #reader: Interface

  /** In `options`, a list holds options for Node itself. */
  constructor(file: string, dataDir: string, ...options: readonly (string | readonly string[])[]) {
    const ofNode = options.flatMap(option => (typeof option === 'string' ? [] : option))
    const ofHost = options.filter(option => typeof option === 'string')
    this.#process = spawn(process.execPath, [...ofNode, file, '--data', dataDir, ...ofHost])
    this.#ended = once(this.#process, 'close')
    this.#process.stdin.on('error', () => undefined)
    this.#process.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors += text
    })
    this.#reader = createInterface({ input: this.#process.stdout }).on('line', line => {
      this.lines.push(line)
      this.#waiting.shift()?.(line)
    })
  }

  /** The host's standard error. */
  get errors(): string {
    return this.#errors
  }

  /** Sends a line without waiting. */
  send(line: string): void {
    this.#process.stdin.write(`${line}\n`)
  }

  /** Sends a line and resolves with the next line that no other caller awaits. */
  async tell(line: string): Promise<string> {
    const answer = new Promise<string>(resolve => this.#waiting.push(resolve))
    this.send(line)
    const told = await Promise.race([answer, this.#ended])
    if (typeof told !== 'string') throw new Error(`The host ended instead of answering ${line}\n${this.#errors}`)
    return told
  }

  /** Resolves when the host has written this many lines in total. */
  async wrote(count: number): Promise<void> {
    const over = this.#ended.then(() => null)
    while (this.lines.length < count) if ((await Promise.race([once(this.#reader, 'line'), over])) === null) return
  }

  /** Calls and resolves with the answer as JSON. */
  async ask(call: string, args: unknown = {}): Promise<HostAnswer> {
    return JSON.parse(await this.tell(JSON.stringify({ id: 1, call, args }))) as HostAnswer
  }

  /** Closes the input, as a script does when it is done. Resolves with the exit code. */
  async end(): Promise<number | null> {
    this.#process.stdin.end()
    await this.#ended
    return this.#process.exitCode
  }

  /** Sends SIGTERM, as a system does on shutdown. Resolves with the exit code. */
  async stop(): Promise<number | null> {
    this.#process.kill('SIGTERM')
    await this.#ended
    return this.#process.exitCode
  }

  /** kill -9. Resolves when the host is gone and everything it had written has been read. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL')
    await this.#ended
  }
}

/** An answer, parsed by the test that asked for it. */
export interface HostAnswer {
  readonly id: unknown
  readonly ok: boolean
  readonly result: never
  readonly refusal?: string
  readonly error?: { readonly code: string; readonly detail: string }
}
