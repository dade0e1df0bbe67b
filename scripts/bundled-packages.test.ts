import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packagesOf, packedFiles } from './bundled-packages'

const root = mkdtempSync(join(tmpdir(), 'flagship-bundled-'))
afterAll(() => rmSync(root, { recursive: true }))

function install(folder: string, name: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(join(root, folder, 'dist'), { recursive: true })
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license: 'MIT' }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, folder, file), text)
  return join(root, folder, 'dist', 'index.js')
}

const plain = install('node_modules/plain', 'plain', { 'LICENSE.md': 'Do as you like.\r\n' })
const scoped = install('node_modules/@fleet/part', '@fleet/part', { COPYING: 'Free.', 'NOTICE.txt': 'By the fleet.' })
const nested = install('node_modules/plain/node_modules/inner', 'inner', { licence: 'Inner words.' })
const bare = install('node_modules/bare', 'bare', { 'license-checker.js': 'no licence' })

describe('what is packed of a build', () => {
  const chunk = (name: string, imports: readonly string[], isEntry = false) => ({
    type: 'chunk' as const,
    fileName: `${name}.js`,
    name,
    isEntry,
    imports: imports.map(one => `${one}.js`),
    dynamicImports: []
  })
  it('is what its entry points lead to, but for those that run from a checkout', () => {
    const chunks = [
      chunk('index', ['shared'], true),
      chunk('web', ['socket', 'shared'], true),
      chunk('shared', ['index']),
      chunk('socket', [])
    ]
    expect([...packedFiles(Object.fromEntries(chunks.map(one => [one.fileName, one])))].sort()).toEqual(['index.js', 'shared.js'])
  })
})

describe('the packages of a build', () => {
  it('are those its files are of, each once, with their licences', () => {
    const files = [plain, join(plain, '..', 'other.js'), scoped, `\0${nested}?commonjs`, join(root, 'src/main/index.ts'), '\0vite/preload']
    expect(packagesOf(files)).toEqual([
      { name: '@fleet/part', version: '1.2.3', licence: 'MIT', text: 'Free.\n\nBy the fleet.' },
      { name: 'inner', version: '1.2.3', licence: 'MIT', text: 'Inner words.' },
      { name: 'plain', version: '1.2.3', licence: 'MIT', text: 'Do as you like.' }
    ])
  })

  it('may not be one that comes without a licence', () => {
    rmSync(join(root, 'node_modules/bare/license-checker.js'))
    expect(() => packagesOf([bare])).toThrow('has no licence')
  })
})
