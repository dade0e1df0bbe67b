import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { SYSTEM_IDS } from '../tidy/repository'

const ROOT = join(import.meta.dirname, '..', '..')
const LOCALE_FILE = join(ROOT, 'src/shared/kernel/locale.ts')
const PAGE_TYPES = join(ROOT, 'src/renderer/src/env.d.ts')
/** The options of `tsconfig.test.json`, which compiles main, shared and the page. */
const OPTIONS: ts.CompilerOptions = {
  ...ts.parseJsonConfigFileContent(ts.readConfigFile(join(ROOT, 'tsconfig.test.json'), path => ts.sys.readFile(path)).config, ts.sys, ROOT)
    .options,
  noEmit: true,
  incremental: false
}

/** Everything a new language needs besides its folder of messages. */
const TO_FILL = [
  'src/main/electron/data-text.ts: TEXT',
  'src/main/electron/menu-text.ts: TEXT',
  'src/main/electron/window-text.ts: TEXT',
  'src/main/store/location/moved-note.ts: TEXT',
  'src/main/web/data-messages.ts: REFUSED',
  'src/main/web/data-messages.ts: WORDS',
  'src/main/web/http-server.ts: NO_LINK',
  'src/renderer/src/i18n/languages.ts: LANGUAGES',
  ...SYSTEM_IDS.map(id => `src/shared/systems/${id}/samples/${sampleOf(id)}: say`).sort()
]

describe('a third language', () => {
  it('is one more line in the list, and the compiler names every record it is missing from', () => {
    expect(gapsWith("['en', 'fr', 'de'] as const")).toEqual(TO_FILL)
  })
})

/** The file with the two rosters of a system's first battle. */
function sampleOf(id: string): string {
  return readdirSync(join(ROOT, 'src/shared/systems', id, 'samples')).find(name => /^two-\w+\.ts$/u.test(name)) ?? ''
}

/** The compiler's errors with this list of languages, each as `file: declared name`. */
function gapsWith(list: string): readonly string[] {
  const text = readFileSync(LOCALE_FILE, 'utf8').replace(/(?<=LOCALES = )\[[^\]]*\] as const/u, list)
  expect(text).toContain(list)
  const host = ts.createCompilerHost(OPTIONS)
  const readFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version, ...rest) =>
    relative(LOCALE_FILE, name) === '' ? ts.createSourceFile(name, text, version) : readFile(name, version, ...rest)
  const program = ts.createProgram({ rootNames: [...sources(), PAGE_TYPES], options: OPTIONS, host })
  return sources()
    .flatMap(path => program.getSemanticDiagnostics(program.getSourceFile(path)).map(placeOf))
    .sort()
}

/** All TypeScript with user-visible text. In the systems these are the samples; components use only messages. */
function sources(): readonly string[] {
  return ['src/shared', 'src/main', 'src/renderer/src/i18n'].flatMap(room =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .map(name => `${room}/${name.replaceAll('\\', '/')}`)
      .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts') && (!path.includes('/systems/') || path.includes('/samples/')))
      .map(path => join(ROOT, path))
  )
}

function placeOf({ file, start = 0 }: ts.Diagnostic): string {
  if (file === undefined) return 'no file'
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (start < node.pos || start >= node.end) return
    if (ts.isVariableDeclaration(node)) names.push(node.name.getText(file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return `${relative(ROOT, file.fileName).replaceAll('\\', '/')}: ${names[0] ?? 'no name'}`
}
