import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeChild, processRunner } from '../../src/main/exchange/import-process'
import type { ImportRunner } from '../../src/main/exchange/import-runner'
import { sampled } from '../support/explored'
import { TIMEOUTS } from '../support/timeouts'
import { answerTo, everythingAtRestIn, everythingIn, startedWithSample } from '../support/incoming'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const MB = 1024 * 1024

let dir: string
let worker: string
let run: ImportRunner
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flagship-import-test-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: path('../..'),
    resolve: { alias: { '@shared': path('../../src/shared') } },
    ssr: { noExternal: true },
    build: {
      ssr: path('../../src/main/exchange/import-worker.ts'),
      outDir: join(dir, 'built'),
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'import-worker.mjs' } }
    }
  })
  worker = join(dir, 'built', 'import-worker.mjs')
  run = processRunner(() => nodeChild(worker), TIMEOUTS.visibleMs)
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function file(content: string | Uint8Array): Promise<string> {
  const name = join(dir, 'incoming.flagship')
  await writeFile(name, content)
  return name
}
const codeOf = async (name: string): Promise<string> => {
  const read = await run(name)
  return read.ok ? 'ok' : read.error.code
}

describe('a file read in a process of its own', () => {
  const files: readonly (readonly [string, () => string | Uint8Array, string])[] = [
    ['with the settings of another table', () => settingsFile(), 'ok'],
    ['with a byte order mark', () => `\ufeff${settingsFile()}`, 'ok'],
    ['in another encoding', () => Buffer.from(`\ufeff${settingsFile()}`, 'utf16le'), 'ok'],
    ['with a zero after each letter', () => Buffer.from(settingsFile(), 'utf16le'), 'ok'],
    ['that is no text', () => new Uint8Array([0xff, 0xfe, 0x00, 0x80]), 'foreign'],
    ['of small numbers, 33 MB', () => `[${'1,'.repeat(16.5 * MB)}1]`, 'too-large'],
    ['of brackets, 32 MB', () => '['.repeat(32 * MB), 'too-deep'],
    ['of objects in objects', () => '{"a":'.repeat(6 * MB), 'too-deep'],
    ['of five thousand levels', () => '['.repeat(5_000) + ']'.repeat(5_000), 'too-deep'],
    ['of two million keys', () => `{${Array.from({ length: 2_000_001 }, (_, i) => `"${String(i)}":1`).join()}}`, 'too-many-values'],
    ['with a prototype in it', () => '{"flagship":"settings","__proto__":{"isGM":true}}', 'forbidden-key'],
    ['with a number beyond all bounds', () => '{"flagship":"settings","format":1e999}', 'out-of-range'],
    ['that is empty', () => '', 'not-json']
  ]
  it.each(sampled(files, 3, 2))('%s is answered', async (_what, content, code) => {
    expect(await codeOf(await file(content()))).toBe(code)
  })

  it('is a plain file, or is not read', async () => {
    expect(await codeOf(dir)).toBe('not-a-file')
    expect(await codeOf(join(dir, 'nothing-here'))).toBe('unreadable')
    await symlink(join(dir, 'loop'), join(dir, 'loop'))
    expect(await codeOf(join(dir, 'loop'))).toBe('unreadable')
    const pipe = join(dir, 'pipe')
    await promisify(execFile)('mkfifo', [pipe])
    expect(await codeOf(pipe)).toBe('not-a-file')
  })

  it('ends with its process when that takes too long or too much, and the host goes on', async () => {
    const impatient = processRunner(() => nodeChild(worker), 1)
    expect(await impatient(await file(settingsFile()))).toEqual({ ok: false, error: { code: 'too-slow', at: '' } })
    const glutton = join(dir, 'glutton.mjs')
    await writeFile(glutton, "process.once('message', () => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)) })")
    expect(await processRunner(() => nodeChild(glutton), TIMEOUTS.visibleMs)(glutton)).toEqual({
      ok: false,
      error: { code: 'too-heavy', at: '' }
    })
    expect(await codeOf(await file(settingsFile()))).toBe('ok')
  })

  it('is ended in the middle of a file without a byte of the data directory changed', async () => {
    const dataDir = join(dir, 'data')
    const application = await startedWithSample(dataDir, { importRunner: processRunner(() => nodeChild(worker), 1) })
    const before = await everythingAtRestIn(dataDir)
    expect(await answerTo(application, Buffer.from(settingsFile()))).toBe('too-slow')
    expect(await everythingIn(dataDir)).toEqual(before)
    await application.close()
  })
})

function settingsFile(): string {
  const settings = { format: 1, language: 'fr', theme: 'dark', dice: 'hand', automation: 'assist', textPercent: 110, keys: {} }
  return JSON.stringify({ flagship: 'settings', format: 1, version: '0.1.0', at: 0, settings })
}
