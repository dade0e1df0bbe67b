import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testDir } from '@kit/main/store/test-dir'
import { nodeDisk } from './node-disk'

describe.skipIf(process.platform === 'win32')('what the real disk writes', () => {
  it('is for the account of the program alone, copies too', async () => {
    const dir = await testDir()
    const before = process.umask(0)
    onTestFinished(() => void process.umask(before))
    await (await nodeDisk.open(join(dir, 'made'), 'create')).close()
    await writeFile(join(dir, 'open'), 'by an earlier version', { mode: 0o644 })
    await nodeDisk.copy(join(dir, 'open'), join(dir, 'copied'))
    for (const name of ['made', 'copied']) expect((await stat(join(dir, name))).mode & 0o777, name).toBe(0o600)
  })
})
