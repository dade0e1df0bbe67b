import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The measurements of one contender in a fresh process. Times in microseconds per operation. */
export interface Sample {
  readonly cpuUs: number
  readonly wallUs: number
  /** Wall-clock times of single operations, if they were timed one by one. */
  readonly p50Us?: number
  readonly p99Us?: number
  /** Bytes left on the heap, in the row that measures memory. */
  readonly bytes?: number
  /** The computed result, for rows that compare the results of contenders. */
  readonly check?: string
}

export interface Times {
  readonly warmMs: number
  readonly measureMs: number
}

/** Runs repeatedly, first to warm up, then measured. Each `run` does `operations` operations. */
export function repeat(times: Times, operations: number, run: () => void): Sample {
  const warmEnd = performance.now() + times.warmMs
  while (performance.now() < warmEnd) run()
  const cpu = process.cpuUsage()
  const start = performance.now()
  let runs = 0
  while (performance.now() - start < times.measureMs) {
    run()
    runs += 1
  }
  const wallUs = ((performance.now() - start) * 1000) / (runs * operations)
  const used = process.cpuUsage(cpu)
  return { cpuUs: (used.user + used.system) / (runs * operations), wallUs }
}

/** The same for asynchronous work: each operation is timed by wall clock. */
export async function repeatAsync(times: Times, run: () => Promise<void>): Promise<Sample> {
  const warmEnd = performance.now() + times.warmMs
  while (performance.now() < warmEnd) await run()
  const cpu = process.cpuUsage()
  const start = performance.now()
  const walls: number[] = []
  while (performance.now() - start < times.measureMs || walls.length < 20) {
    const before = performance.now()
    await run()
    walls.push((performance.now() - before) * 1000)
  }
  const wallUs = ((performance.now() - start) * 1000) / walls.length
  const used = process.cpuUsage(cpu)
  return { cpuUs: (used.user + used.system) / walls.length, wallUs, ...percentiles(walls) }
}

export function percentiles(values: readonly number[]): { readonly p50Us: number; readonly p99Us: number } {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50Us: at(0.5), p99Us: at(0.99) }
}

/** Heap bytes retained by the result of `make`. */
export function retained(make: () => unknown): Sample {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = (): number => {
    for (let i = 0; i < 4; i += 1) collect()
    return process.memoryUsage().heapUsed
  }
  const before = used()
  const kept = { made: make() }
  const bytes = used() - before
  if (kept.made === undefined) throw new Error('Nothing was made')
  return { cpuUs: 0, wallUs: 0, bytes }
}
