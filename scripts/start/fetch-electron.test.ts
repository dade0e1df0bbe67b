import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findElectron, obtainElectron } from '../electron-runtime.mjs'
import { sevenZip } from '../package/seven-zip.mjs'
import { fetchElectron } from './fetch-electron.mjs'
import { startText } from './start-text.mjs'

/** The installer of the Electron package itself, in a folder of ours, with a mirror on this computer. */
let root = ''
let server: Server
let asked: string[] = []
let serve = (answer: ServerResponse, zip: Buffer): void => void answer.writeHead(200, { 'content-length': zip.length }).end(zip)

const text = startText('en')
const zipName = `electron-v9.9.9-${process.platform}-${process.arch}.zip`
const binary = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' }[process.platform as string] ?? 'electron'

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'flagship-fetch-'))
  asked = []
  const home = join(root, 'node_modules', 'electron')
  mkdirSync(home, { recursive: true })
  cpSync('node_modules/electron/install.js', join(home, 'install.js'))
  writeFileSync(join(home, 'package.json'), JSON.stringify({ version: '9.9.9' }))
  for (const scope of ['@electron', '@electron-internal'])
    symlinkSync(resolve('node_modules', scope), join(root, 'node_modules', scope), 'junction')
  const content = join(root, 'content')
  mkdirSync(join(content, binary, '..'), { recursive: true })
  writeFileSync(join(content, 'version'), '9.9.9')
  writeFileSync(join(content, binary), '#!/bin/sh\n', { mode: 0o755 })
  execFileSync(sevenZip(), ['a', '-tzip', join(root, zipName), '.'], { cwd: content, stdio: 'ignore' })
  const zip = readFileSync(join(root, zipName))
  writeFileSync(join(home, 'checksums.json'), JSON.stringify({ [zipName]: createHash('sha256').update(zip).digest('hex') }))
  server = createServer((request, answer) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`)
    serve(answer, zip)
  })
  // As a proxy it is asked for a tunnel, and every host is itself.
  server.on('connect', (request, near) => {
    asked.push(`CONNECT ${request.url ?? ''}`)
    const far = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
      near.write('HTTP/1.1 200 Connection established\r\n\r\n')
      near.pipe(far).pipe(near)
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})

afterEach(async () => {
  serve = (answer, zip) => void answer.writeHead(200, { 'content-length': zip.length }).end(zip)
  server.closeAllConnections()
  await new Promise(done => server.close(done))
  rmSync(root, { recursive: true, force: true })
})

const fetched = (over: { readonly stalledMs?: number; readonly env?: Readonly<Record<string, string>> } = {}, said: string[] = []) =>
  fetchElectron(root, {
    say: line => said.push(line),
    text,
    lookMs: 20,
    ...(over.stalledMs === undefined ? {} : { stalledMs: over.stalledMs }),
    env: {
      ...process.env,
      ELECTRON_MIRROR: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      electron_config_cache: join(root, 'cache'),
      ...over.env
    }
  })

describe('the download of the runtime', () => {
  it('is that of Electron’s own installer, from the mirror that is named, and asks for nothing before', async () => {
    const said: string[] = []
    expect(await fetched({}, said)).toBeNull()
    expect(asked).toEqual([expect.stringMatching(new RegExp(`^GET .*${zipName.replaceAll('.', '\\.')}$`, 'u'))])
    expect(said[0]).toBe('Downloading the desktop window (Electron), about 120 MB, once...')
    expect(findElectron(root, { env: {} })).toBe(join(root, 'node_modules', 'electron', 'dist', binary))
  })
  it('takes a zip of an earlier download, with no network at all', async () => {
    await fetched()
    rmSync(join(root, 'node_modules', 'electron', 'dist'), { recursive: true })
    rmSync(join(root, 'node_modules', 'electron', 'path.txt'))
    asked = []
    expect(await fetched()).toBeNull()
    expect(asked).toEqual([])
    expect(findElectron(root, { env: {} })).not.toBeNull()
  })
  it('says why it failed, and leaves nothing that looks whole', async () => {
    serve = answer => void answer.writeHead(404).end()
    expect(await fetched()).toMatch(/^HTTPError: Response code 404/u)
    serve = answer => void answer.writeHead(200).end('not what was asked for')
    expect(await fetched()).toMatch(/checksum|hash/iu)
    expect([findElectron(root, { env: {} }), existsSync(join(root, 'node_modules', 'electron', 'path.txt'))]).toEqual([null, false])
  })
  it('ends when nothing arrives any more', async () => {
    serve = (answer, zip) => void answer.writeHead(200, { 'content-length': zip.length }).write(zip.subarray(0, 10))
    expect(await fetched({ stalledMs: 3_000 })).toBe('nothing arrived for 3 seconds')
  })
  it('goes through the proxy that is named, and says so', async () => {
    const said: string[] = []
    const port = String((server.address() as AddressInfo).port)
    const problem = await fetched(
      { env: { HTTP_PROXY: `http://127.0.0.1:${port}`, NO_PROXY: '', ELECTRON_MIRROR: 'http://mirror.invalid/' }, stalledMs: 20_000 },
      said
    )
    expect(said).toContain(text.proxy)
    expect([problem, asked[0]]).toEqual([null, 'CONNECT mirror.invalid:80'])
  })
})

describe('a runtime that cannot be had', () => {
  const obtain = (nowMs: number, isInsisting = false): ReturnType<typeof obtainElectron> =>
    obtainElectron(root, {
      say: () => undefined,
      text,
      isInsisting,
      now: () => nowMs,
      fetchOnce: async () => (asked.push('again'), 'no network')
    })

  it('is asked for again after a day, or at once by who insists, and the reason is told meanwhile', async () => {
    expect(await obtain(0)).toEqual({ program: null, problem: 'no network' })
    expect(await obtain(3_600_000)).toEqual({ program: null, problem: 'no network' })
    expect(asked).toHaveLength(1)
    await obtain(3_600_000, true)
    expect(asked).toHaveLength(2)
    await obtain(26 * 3_600_000)
    expect(asked).toHaveLength(3)
  })
})
