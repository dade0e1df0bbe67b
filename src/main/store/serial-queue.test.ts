import { describe, expect, it } from 'vitest'
import { SerialQueue } from './serial-queue'

describe('serial queue', () => {
  it('starts a task only when the one before has ended', async () => {
    const queue = new SerialQueue()
    const told: string[] = []
    const task = (name: string, ms: number) => async (): Promise<string> => {
      told.push(`${name} starts`)
      await new Promise(resolve => setTimeout(resolve, ms))
      told.push(`${name} ends`)
      return name
    }
    expect(await Promise.all([queue.run(task('a', 5)), queue.run(task('b', 0))])).toEqual(['a', 'b'])
    expect(told).toEqual(['a starts', 'a ends', 'b starts', 'b ends'])
  })

  it('goes on after a failure, which only its own caller sees', async () => {
    const queue = new SerialQueue()
    const failed = queue.run(() => Promise.reject(new Error('no')))
    const next = queue.run(() => Promise.resolve('yes'))
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})
