import type { fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { nodeChild, processRunner } from './import-process'

it('a process that never started is too heavy, however often it says so', async () => {
  const unstarted = Object.assign(new EventEmitter(), { kill: () => false, send: () => unstarted.emit('error', new Error('no channel')) })
  const start = (() => unstarted) as unknown as typeof fork
  const read = processRunner(() => nodeChild('worker.mjs', start))('file.flagship')
  expect(unstarted.emit('error', new Error('spawn EAGAIN'))).toBe(true)
  expect(await read).toEqual({ ok: false, error: { code: 'too-heavy', at: '' } })
})
