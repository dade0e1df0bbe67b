import { posix } from 'node:path'
import { CODE, type SourceFile } from './repository'

const ALIASES: readonly (readonly [string, string])[] = [
  ['@shared/', 'src/shared/'],
  ['@kit/', 'tests/kit/']
]
const BY_PATH: ReadonlyMap<string, SourceFile> = new Map(CODE.map(file => [file.path, file]))

export function fileAt(path: string): SourceFile {
  const file = BY_PATH.get(path)
  if (file === undefined) throw new Error(`${path} is not there`)
  return file
}

/** Our own files that a file imports: types, values and dynamic imports. */
export function importsOf({ path, text }: SourceFile): readonly string[] {
  const named = [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*['"]([^'"]+)['"]/gu)].map(found => found[1] ?? '')
  return named.flatMap(name => fileNamed(path, name) ?? [])
}

function fileNamed(from: string, name: string): string | undefined {
  const alias = ALIASES.find(([prefix]) => name.startsWith(prefix))
  const path =
    alias !== undefined ? alias[1] + name.slice(alias[0].length) : name.startsWith('.') ? posix.join(posix.dirname(from), name) : null
  if (path === null) return undefined
  return [path, `${path}.ts`, `${path}.vue`, `${path}/index.ts`].find(candidate => BY_PATH.has(candidate))
}
