import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PAGE_HEADERS } from '../page/page-headers'
import { readPageTable } from '../page/page-table'
import { PAGE_SCHEME, pageResponder } from './page-protocol'

const root = mkdtempSync(join(tmpdir(), 'flagship-protocol-'))
writeFileSync(join(root, 'index.html'), '<!doctype html><div id="app">')
writeFileSync(join(root, 'bridge.js'), 'for the browser only')
writeFileSync(join(root, 'app.js'), 'code')
const respond = pageResponder(readPageTable(root), async name => ({ ok: true, result: name }))

afterAll(() => rmSync(root, { recursive: true }))

describe('page protocol', () => {
  it('serves the start page with every header', async () => {
    const response = await respond(new Request('app://flagship/'))
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(
      /^<!doctype html><script type="application\/json" id="boot">.*"settings.get".*<\/script>\n<div id="app">$/u
    )
    for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(response.headers.get(name)).toBe(value)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('serves an empty bridge, since the preload has made one', async () => {
    expect(await (await respond(new Request('app://flagship/bridge.js'))).text()).toBe('')
  })

  it.each([
    'app://flagship/..%2f..%2fetc%2fpasswd',
    'app://flagship/%2e%2e/%2e%2e/etc/passwd',
    'app://flagship/..%5c..%5cboot.ini',
    'app://flagship/app.js%00.html',
    'app://flagship//etc/passwd',
    'app://flagship//server/share',
    'app://flagship/C:/Windows/win.ini',
    'app://flagship/app.js::$DATA',
    'app://flagship/APP.JS',
    'app://flagship/app.js/',
    'app://flagship/app%2ejs',
    'app://flagship/__proto__',
    'app://flagship/constructor',
    'app://other/index.html',
    'app://flagship.example/index.html',
    'https://flagship/index.html'
  ])('finds nothing at %s, and still sends the policy', async address => {
    const response = await respond(new Request(address))
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('')
    expect(response.headers.get('content-security-policy')).toBe(PAGE_HEADERS['content-security-policy'])
  })

  it('only reads', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await respond(new Request('app://flagship/', { method }))).status).toBe(405)
  })

  it('leaves the policy in force for its own scheme, and keeps its compiled code', () => {
    expect(PAGE_SCHEME.privileges).toEqual({ standard: true, secure: true, supportFetchAPI: true, codeCache: true })
  })
})
