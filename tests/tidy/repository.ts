import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One text file of the repository, its path with forward slashes from the root. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const PASSED_OVER = new Set(['node_modules', '.cache', 'out', 'dist', '.git', 'pictures'])
const TEXT = /\.(ts|mts|mjs|cjs|vue|json|jsonl|md|css|html|yml)$|\/\.ci\/run$|^LICENSE$/u

/** Every text file that we wrote. */
export const FILES: readonly SourceFile[] = walk('').filter(
  file => file.path !== 'package-lock.json' && file.path !== 'bench/package-lock.json'
)

/** Code that we wrote: TypeScript, Vue and the scripts. */
export const CODE = FILES.filter(file => /\.(ts|mts|mjs|vue)$/u.test(file.path))

/** Code that ships, without its tests. */
export const SOURCES = CODE.filter(file => file.path.startsWith('src/') && !isTest(file))

/** The folders of the rule systems. */
export const SYSTEM_IDS = readdirSync(join(ROOT, 'src/shared/systems'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

export function isTest(file: SourceFile): boolean {
  return file.path.endsWith('.test.ts')
}

export function isFile(path: string): boolean {
  return FILES.some(file => file.path === path)
}

/** Every match of a pattern, as `path:line: match`. */
export function places(files: readonly SourceFile[], pattern: RegExp): readonly string[] {
  return files.flatMap(file =>
    [...file.text.matchAll(pattern)].map(found => `${file.path}:${String(lineOf(file.text, found.index))}: ${found[0].trim()}`)
  )
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

function walk(folder: string): readonly SourceFile[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (PASSED_OVER.has(entry.name)) return []
    if (entry.isDirectory()) return walk(path)
    return TEXT.test(path) ? [{ path, text: readFileSync(join(ROOT, path), 'utf8') }] : []
  })
}
