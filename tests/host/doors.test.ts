import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuiltHost } from './build-host'
import { buildHost } from './build-host'
import { HostProcess } from './host-process'

let host: BuiltHost
let root: string
beforeAll(async () => {
  host = await buildHost()
  root = await mkdtemp(join(tmpdir(), 'flagship-doors-'))
})
afterAll(async () => {
  await host.remove()
  await rm(root, { recursive: true, force: true })
})

const SETTINGS = readFileSync(join(import.meta.dirname, '../fixtures/first/settings.flagship'))

/** Hands in a file, and resolves with the id it waits under. */
async function handIn(process: HostProcess): Promise<string> {
  const { id } = (await process.ask('import.begin', { bytes: SETTINGS.length })).result as { id: string }
  await process.ask('import.piece', { id, data: SETTINGS.toString('base64') })
  return id
}

const waiting = async (): Promise<readonly string[]> => (await readdir(tmpdir())).filter(name => name.startsWith('flagship-import-'))

describe('the headless host', () => {
  it('reads imports in a process of its own', async () => {
    const process = new HostProcess(host.file, join(root, 'reads'))
    expect((await process.ask('import.check', { id: await handIn(process) })).result).toMatchObject({ kind: 'ready' })
    // Without the other process there is nobody who could read.
    await rm(host.importWorker)
    expect((await process.ask('import.check', { id: await handIn(process) })).result).toEqual({
      kind: 'refused',
      problem: { code: 'too-heavy', at: '' }
    })
    expect(await process.end()).toBe(0)
  })

  it('removes what imports left behind when it was killed', async () => {
    const dataDir = join(root, 'killed')
    const before = await waiting()
    for (let kill = 0; kill < 3; kill += 1) {
      const process = new HostProcess(host.file, dataDir)
      await handIn(process)
      const left = (await waiting()).filter(name => !before.includes(name))
      expect(left.length).toBeGreaterThan(0)
      await process.kill()
    }
    const process = new HostProcess(host.file, dataDir)
    await process.ask('app.info')
    expect(await process.end()).toBe(0)
    expect((await waiting()).filter(name => !before.includes(name))).toEqual([])
  })

  it('ends within five seconds when it is asked to stop, whatever it waits for', async () => {
    const pipe = join(root, 'pipe')
    await promisify(execFile)('mkfifo', [pipe])
    // Stands for a disk that is gone: what is written there never comes back from the system.
    const hanging = join(root, 'hanging.mjs')
    await writeFile(
      hanging,
      `import fs from 'node:fs/promises'\nimport { syncBuiltinESMExports } from 'node:module'\n` +
        `const open = fs.open\nfs.open = (path, ...rest) => open(String(path).includes('campaign.json') ? ${JSON.stringify(pipe)} : path, ...(String(path).includes('campaign.json') ? ['r'] : rest))\nsyncBuiltinESMExports()\n`
    )
    const process = new HostProcess(host.file, join(root, 'hangs'), ['--import', hanging])
    await process.ask('app.info')
    process.send(JSON.stringify({ id: 2, call: 'campaigns.create', args: { name: 'Reach', system: 'xwing' } }))
    await wait(300)
    expect(process.lines).toHaveLength(1)
    const began = performance.now()
    await process.stop()
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
