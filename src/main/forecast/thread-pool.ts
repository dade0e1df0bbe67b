import { Worker } from 'node:worker_threads'

/** What a thread answers to a task. */
export type ThreadReply<R> = { readonly ok: true; readonly result: R } | { readonly ok: false; readonly message: string }

interface Job<T, R> {
  readonly task: T
  readonly resolve: (result: R) => void
  readonly reject: (error: Error) => void
}

/**
 * Threads that load one file and answer a message with a `ThreadReply`, one task at a time each. A thread starts when there is a task
 * for it, and stays; in place of one that ends, another starts with the next task.
 */
export class ThreadPool<T, R> {
  readonly #file: string
  readonly #width: number
  readonly #waiting: Job<T, R>[] = []
  /** Every living thread, with what it works on; null for one that rests. */
  readonly #threads = new Map<Worker, Job<T, R> | null>()
  #isClosed = false

  constructor(file: string, width: number) {
    this.#file = file
    this.#width = width
  }

  /** Rejects when the task fails, when its thread ends, and when the pool is closed before. */
  run(task: T): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('The threads have been sent home'))
      this.#waiting.push({ task, resolve, reject })
      this.#hand()
    })
  }

  /** Ends every thread, whatever it is at. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('The threads have been sent home'))
    await Promise.all([...this.#threads.keys()].map(thread => thread.terminate()))
  }

  /** Gives waiting tasks to threads at rest, and starts threads while there may be more. */
  #hand(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#resting() ?? (this.#threads.size < this.#width ? this.#start() : undefined)
      const job = thread === undefined ? undefined : this.#waiting.shift()
      if (thread === undefined || job === undefined) return
      this.#threads.set(thread, job)
      thread.postMessage(job.task)
    }
  }

  #resting(): Worker | undefined {
    return [...this.#threads].find(([, job]) => job === null)?.[0]
  }

  #start(): Worker {
    const thread = new Worker(this.#file)
    this.#threads.set(thread, null)
    thread.on('message', (reply: ThreadReply<R>) => {
      const job = this.#threads.get(thread)
      this.#threads.set(thread, null)
      if (reply.ok) job?.resolve(reply.result)
      else job?.reject(new Error(reply.message))
      this.#hand()
    })
    thread.on('error', error => this.#bury(thread, error instanceof Error ? error : new Error(String(error))))
    thread.on('exit', code => this.#bury(thread, new Error(`A thread ended with ${String(code)}`)))
    return thread
  }

  #bury(thread: Worker, why: Error): void {
    const job = this.#threads.get(thread)
    this.#threads.delete(thread)
    job?.reject(why)
    if (!this.#isClosed) this.#hand()
  }
}
