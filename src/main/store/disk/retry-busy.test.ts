import { describe, expect, it } from 'vitest'
import { retryBusy } from './retry-busy'

const failing = (errno: string, times: number): { action: () => Promise<string>; calls: () => number } => {
  let calls = 0
  return {
    action: () => {
      calls += 1
      return calls > times ? Promise.resolve('done') : Promise.reject(Object.assign(new Error(errno), { code: errno }))
    },
    calls: () => calls
  }
}
const noted = (): { pauses: number[]; pause: (ms: number) => Promise<void> } => {
  const pauses: number[] = []
  return { pauses, pause: ms => Promise.resolve(void pauses.push(ms)) }
}

describe('retrying while a file is held', () => {
  it.each(['EPERM', 'EBUSY'])('waits out ten refusals with %s', async errno => {
    const { action } = failing(errno, 10)
    const { pauses, pause } = noted()
    expect(await retryBusy(action, pause)).toBe('done')
    expect(pauses).toEqual(Array.from({ length: 10 }, () => 100))
  })

  it('gives up after the tenth retry', async () => {
    const { action, calls } = failing('EBUSY', 11)
    await expect(retryBusy(action, noted().pause)).rejects.toMatchObject({ code: 'EBUSY' })
    expect(calls()).toBe(11)
  })

  it('does not retry anything else', async () => {
    const { action, calls } = failing('ENOSPC', 1)
    await expect(retryBusy(action, noted().pause)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(calls()).toBe(1)
  })
})
