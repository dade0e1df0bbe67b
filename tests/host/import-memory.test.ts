import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { fork, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeChild, processRunner } from '../../src/main/exchange/import-process'
import { blankPng, brokenJpeg } from '../support/hostile-pictures'
import { buildHost, type BuiltHost } from './build-host'

const MB = 1024 * 1024
/** What SECURITY.md promises. */
const PROMISED_MB = 768
/** Less than any process of Node has: it was not measured. */
const MEASURED_MB = 20

let host: BuiltHost
let dir: string
beforeAll(async () => {
  host = await buildHost()
  dir = await mkdtemp(join(tmpdir(), 'flagship-memory-'))
})
afterAll(async () => {
  await host.remove()
  await rm(dir, { recursive: true, force: true })
})

/** The answer to a file, and the most memory that its process ever had, as the system counts it. */
async function read(content: Uint8Array | string, worker = host.importWorker): Promise<{ readonly code: string; readonly peakMb: number }> {
  const path = join(dir, 'incoming')
  await writeFile(path, content)
  let process: ChildProcess | null = null
  let peakMb = 0
  const look = (): void => {
    try {
      const status = readFileSync(`/proc/${String(process?.pid)}/status`, 'latin1')
      peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+) kB/u.exec(status)?.[1] ?? 0) / 1024)
    } catch {
      // It has ended.
    }
  }
  const watching = setInterval(look, 10)
  const run = processRunner(() => {
    const child = nodeChild(worker, ((...args: Parameters<typeof fork>) => (process = fork(...args))) as typeof fork)
    return {
      ...child,
      kill: () => {
        look()
        child.kill()
      }
    }
  })
  const answer = await run(path)
  clearInterval(watching)
  return { code: answer.ok ? 'ok' : answer.error.code, peakMb }
}

const strings = (count: number, text: string): string =>
  `{"flagship":"settings","format":1,"x":[${Array(count).fill(JSON.stringify(text)).join()}]}`

describe.skipIf(process.platform !== 'linux')('the memory of the process that reads a file', () => {
  const files: readonly (readonly [string, () => Uint8Array | string])[] = [
    ['a picture of 16 bits in four colours', () => blankPng(7_000, 6, 16)],
    ['a picture of 16 bits in grey', () => blankPng(7_000, 0, 16)],
    ['a picture of 8 bits in four colours', () => blankPng(7_000, 6, 8)],
    ['a picture of 8 bits in three colours, interlaced', () => blankPng(7_000, 2, 8, true)],
    ['a picture of 8 bits in grey', () => blankPng(7_000, 0, 8)],
    ['a photograph that comes in by stages', () => brokenJpeg(7_000, true)],
    ['a photograph', () => brokenJpeg(7_000, false)],
    ['a picture followed by much that is none', () => Buffer.concat([blankPng(7_000, 0, 8), Buffer.alloc(31 * MB)])],
    ['two million small numbers', () => `[${'1,'.repeat(1_999_990)}1]`],
    ['two million short texts', () => strings(1_999_000, 'é')],
    ['two million objects', () => `[${'{},'.repeat(1_999_000)}{}]`],
    ['a million keys', () => `{${Array.from({ length: 999_000 }, (_, i) => `"${String(i)}":1`).join()}}`],
    ['one long text', () => strings(1, 'é'.repeat(15 * MB))],
    ['many long texts', () => strings(30_000, 'é€'.repeat(200))]
  ]
  it.each(files)('is never more than was promised: %s', { timeout: 30_000 }, async (_what, content) => {
    const { code, peakMb } = await read(content())
    expect(code).not.toBe('ok')
    expect(peakMb).toBeGreaterThan(MEASURED_MB)
    expect(peakMb).toBeLessThan(PROMISED_MB)
  })

  it('is never more, however much a reader asks for', { timeout: 30_000 }, async () => {
    const glutton = join(dir, 'glutton.mjs')
    await writeFile(glutton, "process.once('message', () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length + 0.5)) })")
    const { code, peakMb } = await read('', glutton)
    expect(code).toBe('too-heavy')
    expect(peakMb).toBeGreaterThan(PROMISED_MB / 2)
    expect(peakMb).toBeLessThan(PROMISED_MB)
  })
})
