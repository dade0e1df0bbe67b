import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { SYSTEM_IDS } from '../tidy/repository'

const ROOT = join(import.meta.dirname, '..', '..')
const COMPILER = join(ROOT, 'node_modules/typescript7/bin/tsc')
const LOCALE_FILE = 'src/shared/kernel/locale.ts'
/** Compiles main, shared and the page's languages; the declarations of the page are in the same place as in `tsconfig.test.json`. */
const CONFIG = {
  extends: './tsconfig.base.json',
  compilerOptions: { lib: ['ES2022', 'ES2024.String', 'DOM', 'DOM.Iterable'], types: ['node'] },
  include: ['src/shared/**/*.ts', 'src/main/**/*.ts', 'src/renderer/src/i18n/**/*.ts', 'src/renderer/src/env.d.ts'],
  exclude: ['**/*.test.ts']
}

/** Everything a new language needs besides its folder of messages. */
const TO_FILL = [
  'src/main/electron/data-text.ts: TEXT',
  'src/main/electron/menu-text.ts: TEXT',
  'src/main/electron/window/window-text.ts: TEXT',
  'src/main/store/location/moved-note.ts: TEXT',
  'src/main/web/data-messages.ts: REFUSED',
  'src/main/web/data-messages.ts: WORDS',
  'src/main/web/http-server.ts: NO_LINK',
  'src/renderer/src/i18n/languages.ts: LANGUAGES',
  ...SYSTEM_IDS.map(id => `src/shared/systems/${id}/samples/${sampleOf(id)}: sayIn`).sort()
]

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'flagship-language-'))
  for (const path of ['src', 'package.json', 'tsconfig.base.json']) cpSync(join(ROOT, path), join(copy, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(CONFIG))
})
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))

describe('one language more', () => {
  it('is one more line in the list, and the compiler names every record it is missing from', () => {
    expect(
      gapsWith(
        JSON.stringify([...LOCALES, 'eo'])
          .replaceAll('"', "'")
          .replaceAll(',', ', ') + ' as const'
      )
    ).toEqual(TO_FILL)
  })
})

/** The file with the two rosters of a system's first battle. */
function sampleOf(id: string): string {
  return readdirSync(join(ROOT, 'src/shared/systems', id, 'samples')).find(name => /^two-\w+\.ts$/u.test(name)) ?? ''
}

/** The compiler's errors with this list of languages, each as `file: declared name`. */
function gapsWith(list: string): readonly string[] {
  const text = readFileSync(join(ROOT, LOCALE_FILE), 'utf8').replace(/(?<=LOCALES = )\[[^\]]*\] as const/u, list)
  expect(text).toContain(list)
  writeFileSync(join(copy, LOCALE_FILE), text)
  const { stdout } = spawnSync(process.execPath, [COMPILER, '--project', copy, '--pretty', 'false', '--checkers', '1'], {
    cwd: copy,
    encoding: 'utf8'
  })
  return [...stdout.matchAll(/^(\S[^(]*)\((\d+),(\d+)\): error/gmu)]
    .map(([, path = '', line, column]) => `${path.replaceAll('\\', '/')}: ${nameAt(path, Number(line) - 1, Number(column) - 1)}`)
    .sort()
}

/** The outermost variable declared around this place. */
function nameAt(path: string, line: number, column: number): string {
  const file = ts.createSourceFile(path, readFileSync(join(copy, path), 'utf8'), ts.ScriptTarget.Latest)
  const place = ts.getPositionOfLineAndCharacter(file, line, column)
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (place < node.pos || place >= node.end) return
    if (ts.isVariableDeclaration(node)) names.push(node.name.getText(file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names[0] ?? 'no name'
}
