import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { nodeChild, processRunner } from './import-process'

const { fork } = vi.hoisted(() => ({ fork: vi.fn() }))
vi.mock('node:child_process', () => ({ fork }))

it('a process that never started is too heavy, however often it says so', async () => {
  const unstarted = Object.assign(new EventEmitter(), { kill: () => false, send: () => unstarted.emit('error', new Error('no channel')) })
  fork.mockReturnValue(unstarted)
  const read = processRunner(() => nodeChild('worker.mjs'))('file.flagship')
  expect(unstarted.emit('error', new Error('spawn EAGAIN'))).toBe(true)
  expect(await read).toEqual({ ok: false, error: { code: 'too-heavy', at: '' } })
})
