import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mutantsIn } from './mutate.mjs'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The folders with code to mutate. */
const MUTATED = /^src\/(?:shared|main\/store)\/.*\.ts$/u
/** Tests, and files without logic. */
const NOT_MUTATED = /\.test\.ts$|\/samples\//u
/** Tests that may kill a mutant. Those that start programs or explore for minutes are excluded. */
const ELIGIBLE = /^(?:src\/(?:shared|main\/(?:store|battle|calls))\/.*|tests\/(?:contract|explorers|golden|referee)\/.*)\.test\.ts$/u

const NOT_ELIGIBLE = /(?:planted-bugs|-explorer|mutated-campaigns)\.test\.ts$/u

/** @returns {string[]} posix paths, relative to the repository */
function everyFile(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(ROOT, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
}

/** Files to mutate. */
export function mutatedFiles() {
  return everyFile('src').filter(path => MUTATED.test(path) && !NOT_MUTATED.test(path))
}

/** Every possible mutant of the files, each with its file, its line of code and a name. */
export function allMutants(files = mutatedFiles()) {
  return named(
    files.flatMap(file => {
      const code = readFileSync(join(ROOT, file), 'utf8')
      const lines = code.split('\n')
      return mutantsIn(code).map(mutant => ({ ...mutant, file, code: (lines[mutant.line - 1] ?? '').trim() }))
    })
  )
}

/** The tests that may be run, each with its direct imports. */
export function eligibleTests() {
  return [...everyFile('src'), ...everyFile('tests')]
    .filter(path => ELIGIBLE.test(path) && !NOT_ELIGIBLE.test(path))
    .map(path => ({ path, imports: importsOf(path, readFileSync(join(ROOT, path), 'utf8')) }))
}

function importsOf(path, code) {
  return [...code.matchAll(/from '([^']+)'/gu)].flatMap(([, name]) => {
    if (name.startsWith('@shared/')) return [`src/shared/${name.slice(8)}.ts`, `src/shared/${name.slice(8)}/index.ts`]
    return name.startsWith('.') ? [`${posix.join(posix.dirname(path), name)}.ts`] : []
  })
}

/**
 * The tests to run for a file: first those that import it, then those of its room.
 * @param {string} file
 * @param {readonly { path: string, imports: readonly string[] }[]} tests
 */
export function testsOf(file, tests) {
  const beside = file.replace(/\.ts$/u, '.test.ts')
  const room = /^src\/shared\/systems\/([^/]+)\//u.exec(file)?.[1]
  const named = tests.filter(({ path, imports }) => path === beside || imports.includes(file)).map(({ path }) => path)
  const ofRoom = tests.map(({ path }) => path).filter(path => !named.includes(path) && isOfRoom(path, file, room))
  return [named, ofRoom]
}

function isOfRoom(path, file, system) {
  if (file.startsWith('src/main/store/')) return /^(?:src\/main|tests\/explorers)\//u.test(path)
  // The core is covered by its own tests and by those of the smallest system, as a representative of all; reports also by golden battles.
  if (system === undefined)
    return /^(?:src\/(?!shared\/systems)|src\/shared\/systems\/xwing\/|tests\/contract\/|tests\/golden\/report)/u.test(path)
  if (path === 'tests/golden/report.test.ts') return file.includes('/report/')
  return path.startsWith(`src/shared/systems/${system}/`) || (path.startsWith('tests/') && path.includes(system))
}

/** Gives mutants names that survive changes elsewhere in the file: the source text, numbered if it occurs twice. */
export function named(mutants) {
  const times = new Map()
  return mutants.map(mutant => {
    const name = `${mutant.file}: ${mutant.code}: ${mutant.was} -> ${mutant.text}`
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return { ...mutant, name: time === 1 ? name : `${name} (${time})` }
  })
}

/** Shuffles deterministically: no file is preferred, and a change to one item moves few of the others. */
export function shuffled(things, nameOf) {
  const rank = new Map(things.map(thing => [thing, createHash('sha256').update(nameOf(thing)).digest('hex')]))
  return [...things].sort((a, b) => (rank.get(a) < rank.get(b) ? -1 : 1))
}
