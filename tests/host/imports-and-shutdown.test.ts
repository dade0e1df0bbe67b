import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { importPrefix } from '../../src/main/exchange/temporary-imports'
import { buildHost, type BuiltHost } from './build-host'
import { HostProcess } from './host-process'

let host: BuiltHost
let root: string
beforeAll(async () => {
  host = await buildHost()
  root = await mkdtemp(join(tmpdir(), 'flagship-shutdown-'))
})
afterAll(async () => {
  await host.remove()
  await rm(root, { recursive: true, force: true })
})

const SETTINGS = readFileSync(join(import.meta.dirname, '../fixtures/first/settings.flagship'))

/** Submits a file; resolves with its id. */
async function handIn(process: HostProcess): Promise<string> {
  const { id } = (await process.ask('import.begin', { bytes: SETTINGS.length })).result as { id: string }
  await process.ask('import.piece', { id, data: SETTINGS.toString('base64') })
  return id
}

/** Folders in which imports of this data folder wait; other tests have theirs beside them. */
const waiting = async (dataDir: string): Promise<readonly string[]> =>
  (await readdir(tmpdir())).filter(name => name.startsWith(importPrefix(dataDir)))

describe('the headless host', () => {
  it('reads imports in a process of its own', async () => {
    const process = new HostProcess(host.file, join(root, 'reads'))
    expect((await process.ask('import.check', { id: await handIn(process) })).result).toMatchObject({ kind: 'ready' })
    // Without the import process nothing can read files.
    await rm(host.importWorker)
    expect((await process.ask('import.check', { id: await handIn(process) })).result).toEqual({
      kind: 'refused',
      problem: { code: 'too-heavy', at: '' }
    })
    expect(await process.end()).toBe(0)
  })

  it('removes what imports left behind when it was killed', async () => {
    const dataDir = join(root, 'killed')
    for (let kill = 0; kill < 3; kill += 1) {
      const process = new HostProcess(host.file, dataDir)
      await handIn(process)
      expect((await waiting(dataDir)).length).toBeGreaterThan(0)
      await process.kill()
    }
    const process = new HostProcess(host.file, dataDir)
    await process.ask('app.info')
    expect(await process.end()).toBe(0)
    expect(await waiting(dataDir)).toEqual([])
  })

  it('ends within five seconds when it is asked to stop, whatever it waits for', async () => {
    const process = new HostProcess(host.file, join(root, 'hangs'), ['--import', await vanishedDisk()])
    onTestFinished(() => process.kill())
    await process.ask('app.info')
    process.send(JSON.stringify(CREATE))
    await expect.poll(() => process.errors).toContain('waits for the disk')
    expect(process.lines).toHaveLength(1)
    const began = performance.now()
    await process.stop()
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})

describe('the browser host', () => {
  it('ends as well when it is asked to stop, whatever it waits for', async () => {
    const process = new HostProcess(host.web, join(root, 'hangs-web'), '--port', '0', ['--import', await vanishedDisk()])
    onTestFinished(() => process.kill())
    await process.wrote(1)
    const page = await openPage(process.lines[0]?.replace('Flagship: ', '') ?? '')
    page.send(JSON.stringify(CREATE))
    await expect.poll(() => process.errors).toContain('waits for the disk')
    // It killed itself, so it has no exit code.
    expect(await Promise.race([process.stop(), wait(STILL_THERE_MS, 'still there', { ref: false })])).toBeNull()
  })
})

/** Far longer than a host may take, so that a busy machine fails no test. */
const STILL_THERE_MS = 30_000

const CREATE = { id: 2, call: 'campaigns.create', args: { name: 'Reach', system: 'xwing' } }

/** A module that simulates a vanished disk: writes of a campaign never return, and standard error says that one waits. */
async function vanishedDisk(): Promise<string> {
  const folder = await mkdtemp(join(root, 'disk-'))
  const pipe = join(folder, 'pipe')
  await promisify(execFile)('mkfifo', [pipe])
  const file = join(folder, 'hanging.mjs')
  await writeFile(
    file,
    `import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
const open = fs.open
fs.open = (path, ...rest) => {
  if (!String(path).includes('campaign.json')) return open(path, ...rest)
  process.stderr.write('waits for the disk\\n')
  return open(${JSON.stringify(pipe)}, 'r')
}
syncBuiltinESMExports()
`
  )
  return file
}

/** The socket of a page that a link lets in. */
async function openPage(link: string): Promise<WebSocket> {
  const letIn = await fetch(link, { redirect: 'manual' })
  const [cookie = ''] = (letIn.headers.get('set-cookie') ?? '').split(';')
  const { host: address, origin } = new URL(link)
  const page = new WebSocket(`ws://${address}/socket`, { origin, headers: { cookie } })
  // The line breaks when the host is killed.
  page.on('error', () => undefined)
  await once(page, 'open')
  return page
}
