/** What one fresh process found out about one contender. Times in microseconds per operation. */
export interface Sample {
  readonly cpuUs: number
  readonly wallUs: number
  /** Wall times of single operations, where they were taken one by one. */
  readonly p50Us?: number
  readonly p99Us?: number
  /** Same input, same result: what the contender computed, for the rows that compare it. */
  readonly check?: string
}

export interface Times {
  readonly warmMs: number
  readonly measureMs: number
}

/** Runs again and again, first to warm up, then measured. `run` does `operations` of them. */
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

/** The same for work that waits: each operation is timed by the clock on the wall. */
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
