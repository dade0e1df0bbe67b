import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inputsOf } from './test-inputs.mjs'

const FILES: Readonly<Record<string, string>> = {
  'package-lock.json': '{}',
  'vitest.config.ts': '',
  'tsconfig.base.json': '{}',
  'README.md': '# Fleet',
  'src/shared/dice.ts': 'export const faces = 6',
  'src/shared/rule.ts': "import { faces } from './dice'\nexport const most = faces",
  'src/shared/rule.test.ts': "import { most } from './rule'",
  'src/renderer/Strip.vue': '<script setup>\nimport { most } from \'@shared/rule\'\n</script>\n<style src="./strip.css"></style>',
  'src/renderer/strip.css': '.strip {}',
  'src/renderer/i18n/texts.ts': "import.meta.glob('./en/*.json')",
  'src/renderer/i18n/en/dice.json': '{}',
  'src/renderer/Strip.test.ts': "import Strip from './Strip.vue'",
  'src/renderer/i18n/texts.test.ts': "import './texts'",
  'tests/kit/mount.test.ts': "import.meta.glob('../../src/renderer/i18n/en/**/*.json')",
  'src/main/disk.ts': "import { readFileSync } from 'node:fs'",
  'src/main/disk.test.ts': "import { mkdtempSync } from 'node:fs'\nimport './disk'\nimport type { most } from '../shared/rule'",
  'tests/tidy/papers.test.ts': "import { readFileSync } from 'node:fs'\nreadFileSync('docs/rooms.md')",
  'tests/golden/battles.test.ts': "import { readFileSync } from 'node:fs'\nreadFileSync(import.meta.dirname)"
}
const TESTS = Object.keys(FILES).filter(file => file.endsWith('.test.ts'))
let root = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'flagship-inputs-'))
  for (const [file, text] of Object.entries(FILES)) write(file, text)
})
afterAll(() => {
  rmSync(root, { recursive: true })
})

describe('a test runs again', () => {
  it.each([
    ['never, where nothing has changed', 'README.md', FILES['README.md'] ?? '', []],
    [
      'when what it imports changes, at any distance, unless it is but a type',
      'src/shared/dice.ts',
      'export const faces = 20',
      ['rule', 'Strip', 'papers', 'battles']
    ],
    ['when the style of a component changes', 'src/renderer/strip.css', '.strip { color: red }', ['Strip', 'papers', 'battles']],
    [
      'when one of many files changes that are imported by a pattern',
      'src/renderer/i18n/en/dice.json',
      '{"d6":1}',
      ['texts', 'mount', 'papers', 'battles']
    ],
    ['whatever changes, if it reads files of the repository', 'README.md', '# Fleets', ['papers', 'battles']],
    ['when the packages change', 'package-lock.json', '{"a":1}', ['rule', 'Strip', 'texts', 'mount', 'disk', 'papers', 'battles']]
  ])('%s', (_name, file, text, expected) => {
    const before = inputs()
    write(file, text)
    const again = inputs()
    write(file, FILES[file] ?? '')
    const changed = TESTS.filter(test => before(test) !== again(test)).map(test => /(\w+)\.test/u.exec(test)?.[1])
    expect(changed).toHaveLength(expected.length)
    expect(new Set(changed)).toEqual(new Set(expected))
  })
})

function inputs(): (test: string) => string {
  const known = inputsOf(root, Object.keys(FILES))
  const hashes = new Map(TESTS.map(test => [test, known(test)]))
  return test => hashes.get(test) ?? ''
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
