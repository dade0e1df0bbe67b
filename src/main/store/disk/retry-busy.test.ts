import { describe, expect, it } from 'vitest'
import { retryBusy } from './retry-busy'

/** Tries it on something that fails this often; the pauses it asked for, and the outcome. */
async function tried(errno: string, failures: number): Promise<{ readonly pauses: readonly number[]; readonly end: unknown }> {
  const pauses: number[] = []
  let calls = 0
  const action = (): Promise<string> => {
    calls += 1
    return calls > failures ? Promise.resolve('done') : Promise.reject(Object.assign(new Error(errno), { code: errno }))
  }
  const policy = { errors: new Set(['EBUSY']), retries: 10, pause: (ms: number) => Promise.resolve(void pauses.push(ms)) }
  const end = await retryBusy(action, policy).catch((error: unknown) => error)
  return { pauses, end }
}

describe('retrying while a file is held', () => {
  it('waits out as many refusals as it may', async () => {
    expect(await tried('EBUSY', 10)).toEqual({ pauses: Array.from({ length: 10 }, () => 100), end: 'done' })
  })

  it('gives up after the last', async () => {
    expect(await tried('EBUSY', 11)).toMatchObject({ pauses: { length: 10 }, end: { code: 'EBUSY' } })
  })

  it('does not retry anything else', async () => {
    expect(await tried('ENOSPC', 1)).toMatchObject({ pauses: [], end: { code: 'ENOSPC' } })
  })
})
