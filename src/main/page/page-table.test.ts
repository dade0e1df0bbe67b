import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPageTable } from './page-table'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flagship-pages-'))
  mkdirSync(join(root, 'assets', 'fonts'), { recursive: true })
  for (const name of ['index.html', 'bridge.js', 'assets/app-1a2b.js', 'assets/fonts/a.woff2', 'assets/app-1a2b.js.map', 'README'])
    writeFileSync(join(root, name), name)
})

afterEach(() => rmSync(root, { recursive: true }))

describe('page table', () => {
  it('names every packaged file and the start page, and nothing else', () => {
    expect([...readPageTable(root).keys()].sort()).toEqual([
      '/',
      '/assets/app-1a2b.js',
      '/assets/fonts/a.woff2',
      '/bridge.js',
      '/index.html',
      '/players'
    ])
  })

  it('never lets a page be kept, and lets hashed files be kept for good', () => {
    const table = readPageTable(root)
    expect(table.get('/')?.cacheControl).toBe('no-store')
    expect(table.get('/bridge.js')?.cacheControl).toBe('no-store')
    expect(table.get('/assets/app-1a2b.js')?.cacheControl).toContain('immutable')
  })
})
