import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { processRunner } from '../exchange/import-process'
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
