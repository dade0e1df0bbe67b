import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { ThreadPool } from './thread-pool'

const folder = mkdtempSync(join(tmpdir(), 'flagship-threads-'))
const file = join(folder, 'worker.mjs')
writeFileSync(
  file,
  `import { parentPort, threadId } from 'node:worker_threads'
   let atWork = 0
   parentPort.on('message', async task => {
     if (atWork > 0) return parentPort.postMessage({ ok: false, message: 'two tasks at one time' })
     atWork += 1
     if (task === 'throw') throw new Error('a thread fell')
     if (task === 'leave') process.exit(3)
     if (task === 'hang') for (;;);
     if (task === 'fail') atWork -= 1
     if (task === 'fail') return parentPort.postMessage({ ok: false, message: 'no such battle' })
     if (task === 'later') await new Promise(resolve => setTimeout(resolve, 60))
     atWork -= 1
     parentPort.postMessage({ ok: true, result: threadId })
   })`
)
afterAll(() => rmSync(folder, { recursive: true }))

function poolOf(width: number): ThreadPool<string, number> {
  const pool = new ThreadPool<string, number>(file, width)
  onTestFinished(() => pool.close())
  return pool
}

describe('threads', () => {
  it('share tasks, one at a time each, and no more of them than told', async () => {
    const pool = poolOf(2)
    const by = await Promise.all(Array.from({ length: 8 }, () => pool.run('later')))
    expect(new Set(by).size).toBe(2)
  })

  it('start only when there is something for them, and stay', async () => {
    const pool = poolOf(4)
    const by = [await pool.run('a'), await pool.run('b'), await pool.run('c')]
    expect(new Set(by).size).toBe(1)
  })

  it('say why a task failed, and take the next', async () => {
    const pool = poolOf(1)
    const first = await pool.run('a')
    await expect(pool.run('fail')).rejects.toThrow('no such battle')
    expect(await pool.run('b')).toBe(first)
  })

  it.each([
    ['throw', 'a thread fell'],
    ['leave', 'ended with 3']
  ])('that end with a task are replaced: %s', async (task, why) => {
    const pool = poolOf(1)
    const first = await pool.run('a')
    const [fallen, next] = await Promise.allSettled([pool.run(task), pool.run('b')])
    expect(fallen).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining(why) as unknown } })
    expect(next.status === 'fulfilled' && next.value !== first).toBe(true)
  })

  it('leave everything as it is when they are sent home, even from a task without end', async () => {
    const pool = poolOf(1)
    const left = Promise.allSettled([pool.run('hang'), pool.run('a')])
    await pool.close()
    expect((await left).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(pool.run('b')).rejects.toThrow('sent home')
  })
})
