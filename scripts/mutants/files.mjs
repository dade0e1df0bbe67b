import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultsIn } from './plant.mjs'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** What faults are planted into. */
const PLANTED_IN = /^src\/(?:shared|main\/store)\/.*\.ts$/u
/** Code of tests that lies among the code, and what holds no logic. */
const NOT_PLANTED_IN = /\.test\.ts$|testkit|toy-system|\/samples\/|\/explorers\//u
/** Tests that may notice a fault. Those that start programs or explore for minutes are not asked. */
const ASKED = /^(?:src\/(?:shared|main\/(?:store|battle|calls))\/.*|tests\/(?:contract|golden|referee)\/.*)\.test\.ts$/u

const NOT_ASKED = /(?:planted-bugs|-explorer|mutated-campaigns)\.test\.ts$/u

/** @returns {string[]} posix paths, relative to the repository */
function everyFile(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(ROOT, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
}

/** Files into which faults are planted. */
export function plantedFiles() {
  return everyFile('src').filter(path => PLANTED_IN.test(path) && !NOT_PLANTED_IN.test(path))
}

/** Every fault that can be planted into the files, each with its file, its line of code and a name. */
export function everyFault(files = plantedFiles()) {
  return named(
    files.flatMap(file => {
      const code = readFileSync(join(ROOT, file), 'utf8')
      const lines = code.split('\n')
      return faultsIn(code).map(fault => ({ ...fault, file, code: (lines[fault.line - 1] ?? '').trim() }))
    })
  )
}

/** The tests that may be asked, each with the files it imports itself. */
export function askedTests() {
  return [...everyFile('src'), ...everyFile('tests')]
    .filter(path => ASKED.test(path) && !NOT_ASKED.test(path))
    .map(path => ({ path, imports: importsOf(path, readFileSync(join(ROOT, path), 'utf8')) }))
}

function importsOf(path, code) {
  return [...code.matchAll(/from '([^']+)'/gu)].flatMap(([, name]) => {
    if (name.startsWith('@shared/')) return [`src/shared/${name.slice(8)}.ts`, `src/shared/${name.slice(8)}/index.ts`]
    return name.startsWith('.') ? [`${posix.join(posix.dirname(path), name)}.ts`] : []
  })
}

/**
 * The tests to ask about a file: first those that name it, then those of its room.
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
  if (file.startsWith('src/main/store/')) return path.startsWith('src/main/')
  // What all systems stand on is held by its own tests and, as one system stands for all, by those of the smallest.
  if (system === undefined) return /^(?:src\/(?!shared\/systems)|src\/shared\/systems\/xwing\/|tests\/contract\/)/u.test(path)
  return path.startsWith(`src/shared/systems/${system}/`) || (path.startsWith('tests/') && path.includes(system))
}

/** Faults with names that outlive a change elsewhere in the file: what is written there, counted where it is written twice. */
export function named(faults) {
  const times = new Map()
  return faults.map(fault => {
    const name = `${fault.file}: ${fault.code}: ${fault.was} -> ${fault.text}`
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return { ...fault, name: time === 1 ? name : `${name} (${time})` }
  })
}

/** Sorts things anew, the same each time: no file is preferred, and a change in one moves few of the others. */
export function drawn(things, nameOf) {
  const rank = new Map(things.map(thing => [thing, createHash('sha256').update(nameOf(thing)).digest('hex')]))
  return [...things].sort((a, b) => (rank.get(a) < rank.get(b) ? -1 : 1))
}
