import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { isSameBoot, nodeProbe, startFromPs } from './process-probe'

describe('what is known of programs', () => {
  it('tells running ones from ended ones', async () => {
    expect(await nodeProbe.startOf(process.pid)).not.toBeNull()
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise(resolve => child.once('exit', resolve))
    expect(await nodeProbe.startOf(child.pid ?? 0)).toBeNull()
  })

  it.skipIf(process.platform === 'win32')('asks ps where the system has no file that tells it', async () => {
    const start = await startFromPs(process.pid)
    expect(start).toMatch(/^\w{3} \w{3} +\d+ \d\d:\d\d:\d\d \d{4}$/)
    expect(await startFromPs(process.pid)).toBe(start)
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise(resolve => child.once('exit', resolve))
    expect(await startFromPs(child.pid ?? 0)).toBeNull()
  })

  it('answers the same for the same program and run of the system', async () => {
    expect(await nodeProbe.startOf(process.pid)).toBe(await nodeProbe.startOf(process.pid))
    expect(isSameBoot(await nodeProbe.boot(), await nodeProbe.boot())).toBe(true)
  })

  it('forgives clocks that drift a little', () => {
    expect(isSameBoot('started-at-1000', 'started-at-1100')).toBe(true)
    expect(isSameBoot('started-at-1000', 'started-at-1200')).toBe(false)
    expect(isSameBoot('3f2a', '3f2b')).toBe(false)
    expect(isSameBoot('3f2a', 'started-at-1000')).toBe(false)
  })
})
