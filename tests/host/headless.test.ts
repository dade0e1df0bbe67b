import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildHost, type BuiltHost } from './build-host'
import { HostProcess } from './host-process'

let host: BuiltHost
let root: string
let dataDir: string
beforeAll(async () => {
  host = await buildHost()
  root = await mkdtemp(join(tmpdir(), 'flagship-headless-'))
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(root, 'data-'))
})
afterAll(async () => {
  await host.remove()
  await rm(root, { recursive: true, force: true })
})

describe('the headless host', () => {
  it('answers lines sent all at once in their order, and ends with its input', async () => {
    const process = new HostProcess(host.file, dataDir)
    for (let id = 1; id <= 20; id += 1) process.send(JSON.stringify({ id, call: id % 2 === 0 ? 'campaigns.trash' : 'app.info' }))
    expect(await process.end()).toBe(0)
    expect(process.lines.map(line => (JSON.parse(line) as { id: number }).id)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(process.errors).toBe('')
  })

  it('survives lines that are no requests', async () => {
    const process = new HostProcess(host.file, dataDir)
    expect(await process.tell('{"id":')).toBe('{"id":null,"ok":false,"error":{"code":"bad-args","detail":"not JSON"}}')
    expect(await process.ask('app.info')).toMatchObject({ ok: true, result: { shell: 'headless', dataDir } })
    await process.end()
  })

  it('tells news between the answers when asked to', async () => {
    const process = new HostProcess(host.file, dataDir, '--news', '--seed', '1')
    await process.tell('{"id":1,"call":"campaigns.create","args":{"name":"Reach","system":"starfinder-armada"}}')
    await process.end()
    expect(process.lines[0]).toBe('{"news":{"kind":"campaigns.changed"}}')
    expect(process.lines[1]).toMatch(/^\{"id":1,"ok":true/u)
  })

  it('has its data directory alone, and after a kill the next one has it at once', async () => {
    const first = new HostProcess(host.file, dataDir)
    await first.ask('app.info')
    const second = new HostProcess(host.file, dataDir)
    expect(await second.end()).toBe(1)
    expect(second.lines).toEqual([expect.stringMatching(/"code":"locked"/u)])
    await first.kill()
    const third = new HostProcess(host.file, dataDir)
    expect(await third.ask('app.info')).toMatchObject({ ok: true })
    expect(await third.end()).toBe(0)
  })

  it('puts its battles away when it is asked to stop', async () => {
    const process = new HostProcess(host.file, dataDir, '--seed', '1')
    const { result } = await process.ask('campaigns.createSample', { name: 'Sample', system: 'starfinder-armada', locale: 'en' })
    const { id, battles } = result as { id: string; battles: { id: string }[] }
    expect(await process.stop()).toBe(0)
    const again = new HostProcess(host.file, dataDir)
    expect(await again.ask('battle.open', { campaignId: id, battleId: battles[0]?.id })).toMatchObject({
      ok: true,
      result: { wasInterrupted: false }
    })
    await again.end()
  })

  it.each([['--seed', 'x'], ['--colour', 'red'], ['extra']])('does not start with %j', async (...options) => {
    const process = new HostProcess(host.file, dataDir, ...options)
    expect(await process.end()).toBe(2)
    expect(process.errors).toMatch(/^Usage: /u)
  })
})
