import { readFileSync } from 'node:fs'
import typescript from 'typescript'
import { describe, expect, it } from 'vitest'
import './read-vue-scripts.mjs'

const COMPONENT = 'src/renderer/src/components/battle/CommandPrompt.vue'

describe('what the linter reads of a component', () => {
  it('is its script alone, so that TypeScript can check it', () => {
    const script = typescript.sys.readFile(COMPONENT) ?? ''
    expect(script).toContain('import ')
    expect(script).not.toContain('<template>')
    expect(readFileSync(COMPONENT, 'utf8')).toContain(script.trim())
  })

  it('is the whole text of every other file', () => {
    expect(typescript.sys.readFile('package.json')).toBe(readFileSync('package.json', 'utf8'))
  })
})
