import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Inputs of every test. */
const COMMON = ['package-lock.json', 'vitest.config.ts', 'tsconfig.base.json']
/** May read files that it does not import, or start programs that do. */
const READS_FILES = /['"]node:(?:fs|fs\/promises|child_process|worker_threads)['"]/u
/** How code finds a file of the repository: relative to itself, or by a path from the root. It creates its own files elsewhere. */
const NAMES_FILES =
  /import\.meta\.(?:url|dirname|filename)|process\.cwd|['"`](?:\.{1,2}(?:\/|['"`])|(?:bench|docs|node_modules|out|resources|scripts|src|tests|\.ci|\.github)\/|(?:[A-Z]+\.md|package|electron|tsconfig|vitest))/u
const IMPORTED = /(?:\bfrom|\bimport\(?)\s*['"]([^'"]+)['"]/gu
/** Types are gone before a test runs. */
const TYPES = /\b(?:import|export) type [^'"]*['"][^'"]+['"]/gu
/** What a pattern of files begins with, up to the folder before its first asterisk. */
const PATTERN = /['"](\.{1,2}\/[^'"*]*?)[^'"*/]*\*[^'"]*['"]/gu
const STYLE = /<style[^>]*\bsrc="([^"]+)"/gu

/**
 * A hash of the inputs of each test file: the file, its transitive imports but for types, and the inputs of every test. For one that reads
 * files of the repository or starts programs, every file of the repository is an input.
 * @param {string} root
 * @param {readonly string[]} files every file of the repository, posix paths from its root
 * @returns {(test: string) => string}
 */
export function inputsOf(root, files) {
  const known = new Set(files)
  const seen = new Map()
  const common = digest([process.version, process.env.FLAGSHIP_EXPLORE ?? '', ...COMMON.map(file => look(file).hash)])
  let everything
  return test => {
    const reached = reachedFrom(test)
    return reached.some(file => look(file).needsAll) ? digest([test, (everything ??= hashOf(files))]) : hashOf(reached)
  }

  function hashOf(some) {
    return digest([common, ...some.flatMap(file => [file, look(file).hash])])
  }

  function reachedFrom(test) {
    const reached = new Set([test])
    for (const file of reached) for (const next of look(file).imports) reached.add(next)
    return [...reached].sort()
  }

  function look(file) {
    const before = seen.get(file)
    if (before !== undefined) return before
    const bytes = existsSync(join(root, file)) ? readFileSync(join(root, file)) : ''
    const text = /\.(?:ts|mts|mjs|vue)$/u.test(file) ? String(bytes) : ''
    const needsAll = READS_FILES.test(text) && NAMES_FILES.test(text.replace(IMPORTED, ''))
    const found = { hash: digest([bytes]), imports: importsIn(file, text), needsAll }
    seen.set(file, found)
    return found
  }

  function importsIn(file, text) {
    const code = text.replace(TYPES, '')
    const named = [...code.matchAll(IMPORTED), ...code.matchAll(STYLE)].flatMap(([, name]) => fileNamed(file, name))
    if (!text.includes('import.meta.glob')) return named
    const folders = [...text.matchAll(PATTERN)].map(([, start]) => posix.join(posix.dirname(file), start))
    return [...named, ...files.filter(one => folders.some(folder => one.startsWith(folder)))]
  }

  function fileNamed(from, name) {
    const bare = name.replace(/\?.*$/u, '')
    const path = /^@(?:shared|kit)\//u.test(bare)
      ? bare.replace(/^@shared/u, 'src/shared').replace(/^@kit/u, 'tests/kit')
      : posix.join(posix.dirname(from), bare)
    return [path, `${path}.ts`, `${path}.vue`, `${path}/index.ts`].filter(one => known.has(one)).slice(0, 1)
  }
}

function digest(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
