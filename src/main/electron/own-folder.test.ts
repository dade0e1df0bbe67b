import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keepBrowserDataIn } from './own-folder'

const root = mkdtempSync(join(tmpdir(), 'flagship-folder-'))
const set: [string, string, boolean][] = []
const app = { setPath: (name: string, path: string): void => void set.push([name, path, existsSync(path)]) }

afterAll(() => rmSync(root, { recursive: true }))

describe('the folder of the browser data', () => {
  it('is there before Electron is told of it', () => {
    keepBrowserDataIn(join(root, 'data', 'desktop'), app)
    expect(set.splice(0)).toEqual([['userData', join(root, 'data', 'desktop'), true]])
  })

  it('is left to Electron where it cannot be made', () => {
    writeFileSync(join(root, 'a-file'), '')
    expect(() => keepBrowserDataIn(join(root, 'a-file', 'desktop'), app)).not.toThrow()
    expect(set).toEqual([])
  })
})
