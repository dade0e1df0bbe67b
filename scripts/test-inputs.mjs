import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Inputs of every test. */
const COMMON = ['package-lock.json', 'vitest.config.ts', 'tsconfig.base.json']
/** Matches a file that may read other files than its imports. */
const READS_FILES = /['"]node:(?:fs|fs\/promises|child_process|worker_threads)['"]/u
const IMPORTED = /(?:\bfrom|\bimport\(?)\s*['"]([^'"]+)['"]/gu
const STYLE = /<style[^>]*\bsrc="([^"]+)"/gu

/**
 * A hash of the inputs of each test file: the file, its transitive imports, and the inputs of every test. For a test of
 * the whole repository, and one that reads files or starts programs, every file of the repository is an input.
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
    if (/^(?:src|tests\/(?:explorers|kit))\//u.test(test) && !reached.some(file => look(file).readsFiles)) return hashOf(reached)
    return digest([test, (everything ??= hashOf(files))])
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
    const found = { hash: digest([bytes]), imports: importsIn(file, text), readsFiles: READS_FILES.test(text) }
    seen.set(file, found)
    return found
  }

  function importsIn(file, text) {
    // A glob may match anything below its folder.
    const below = text.includes('import.meta.glob') ? files.filter(one => one.startsWith(`${posix.dirname(file)}/`)) : []
    return [...below, ...[...text.matchAll(IMPORTED), ...text.matchAll(STYLE)].flatMap(([, name]) => fileNamed(file, name))]
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
