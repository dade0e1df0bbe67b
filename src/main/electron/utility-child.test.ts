import { EventEmitter } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { utilityProcess } from '../../../tests/e2e/electron-stand-in/utility-process'
import { TIMEOUTS } from '../../../tests/support/timeouts'
import { processRunner } from '../exchange/import-process'
import { IMPORT_HEAP_MB } from '../exchange/import-runner'
import { utilityChild } from './utility-child'

const { fork } = vi.hoisted(() => ({ fork: vi.fn() }))
vi.mock('electron', () => ({ utilityProcess: { fork } }))

it('a reader that runs out of memory is too heavy, and the program goes on', async () => {
  const child = Object.assign(new EventEmitter(), { kill: () => true, postMessage: () => undefined })
  fork.mockReturnValue(child)
  const read = processRunner(() => utilityChild('worker.mjs'))('file.flagship')
  expect(child.emit('error', 'FatalError', 'v8::Heap', '')).toBe(true)
  child.emit('exit', 133)
  expect(await read).toEqual({ ok: false, error: { code: 'too-heavy', at: '' } })
})

describe('a process like that of Electron', () => {
  let dir: string
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'flagship-bomb-'))
    fork.mockImplementation((...words: Parameters<typeof utilityProcess.fork>) => utilityProcess.fork(...words))
  })
  afterAll(() => rm(dir, { recursive: true, force: true }))

  /** A reader of files that does this. */
  async function reader(name: string, source: string): Promise<(path: string) => Promise<unknown>> {
    const file = join(dir, `${name}.mjs`)
    await writeFile(file, `import { getHeapStatistics } from 'node:v8'\nprocess.parentPort.once('message', () => {${source}})\n`)
    return processRunner(() => utilityChild(file), TIMEOUTS.visibleMs)
  }

  it('has as much memory as it may have, and no more', async () => {
    const read = await reader('modest', 'process.parentPort.postMessage(getHeapStatistics().heap_size_limit)')
    const MB = 1024 * 1024
    const limit = Number(await read('file.flagship'))
    // V8 adds room for its young objects.
    expect(limit).toBeGreaterThanOrEqual(IMPORT_HEAP_MB * MB)
    expect(limit).toBeLessThan((IMPORT_HEAP_MB + 256) * MB)
  })

  it('ends when a file fills all of it, and the program goes on', async () => {
    const read = await reader('glutton', 'const held = []; for (;;) held.push(new Array(100_000).fill(held))')
    expect(await read('file.flagship')).toEqual({ ok: false, error: { code: 'too-heavy', at: '' } })
  })
})
