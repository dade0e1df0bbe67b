import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isBuildStale } from './stale-build.mjs'

let root = ''

function put(path: string, second: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), path)
  utimesSync(join(root, path), second, second)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flagship-stale-'))
  for (const product of ['out/main/index.js', 'out/main/web.js', 'out/preload/index.cjs', 'out/renderer/index.html']) put(product, 2000)
  for (const source of ['src/main/index.ts', 'package.json']) put(source, 1000)
  for (const folder of ['src', 'src/main']) utimesSync(join(root, folder), 1000, 1000)
})

afterEach(() => rmSync(root, { recursive: true }))

describe('a build', () => {
  it('is used again while nothing changed', () => {
    expect(isBuildStale(root)).toBe(false)
  })

  it('is stale once a source is younger, however deep', () => {
    put('src/main/index.ts', 3000)
    expect(isBuildStale(root)).toBe(true)
  })

  it('is stale once a source was removed', () => {
    rmSync(join(root, 'src/main/index.ts'))
    expect(isBuildStale(root)).toBe(true)
  })

  it('is stale while any part of it is missing', () => {
    rmSync(join(root, 'out/preload/index.cjs'))
    expect(isBuildStale(root)).toBe(true)
  })
})
