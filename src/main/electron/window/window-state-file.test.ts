import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { windowStateFile } from './window-state-file'

const root = mkdtempSync(join(tmpdir(), 'flagship-window-'))
afterAll(() => rmSync(root, { recursive: true }))

describe('window state file', () => {
  it('gives back what was written, and leaves nothing else behind', () => {
    const file = windowStateFile(join(root, 'new', 'window-state.json'))
    expect(file.read()).toBeNull()
    file.write('one')
    file.write('two')
    expect(file.read()).toBe('two')
    expect(readdirSync(join(root, 'new'))).toEqual(['window-state.json'])
  })

  it('stays silent where nothing can be written', () => {
    writeFileSync(join(root, 'a-file'), '')
    const file = windowStateFile(join(root, 'a-file', 'window-state.json'))
    expect(() => file.write('text')).not.toThrow()
    expect(file.read()).toBeNull()
  })
})
