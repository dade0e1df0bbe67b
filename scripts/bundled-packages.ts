import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A package with code in the build, and its licence text. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/iu

/** Entry points that are not packaged: they run only from a checkout. */
const NOT_PACKED: readonly string[] = ['web', 'host']

/**
 * Writes `out/bundled/<part>.json`: the packages with code in the packaged output of this part of the build. Tree-shaken packages are not
 * listed.
 */
export function bundledPackages(part: string): Plugin {
  return {
    name: 'bundled-packages',
    apply: 'build',
    generateBundle({ dir = 'out' }, bundle) {
      const packed = packedFiles(bundle)
      const files = Object.values(bundle).flatMap(output =>
        output.type === 'chunk' && packed.has(output.fileName)
          ? Object.entries(output.modules).flatMap(([id, module]) => (module.renderedLength > 0 ? [id] : []))
          : []
      )
      const folder = join(dir, '..', 'bundled')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${part}.json`), `${JSON.stringify(packagesOf(files), null, 2)}\n`)
    }
  }
}

interface BuiltFile {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
}
interface BuiltChunk extends BuiltFile {
  readonly type: 'chunk'
  readonly name: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

/** Names of the chunks reachable from the packaged entry points. */
export function packedFiles(bundle: Readonly<Record<string, BuiltFile>>): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (fileName: string): void => {
    const file = bundle[fileName]
    if (file?.type !== 'chunk' || reached.has(fileName)) return
    reached.add(fileName)
    const { imports, dynamicImports } = file as BuiltChunk
    for (const next of [...imports, ...dynamicImports]) visit(next)
  }
  for (const file of Object.values(bundle)) {
    const chunk = file as BuiltChunk
    if (file.type === 'chunk' && chunk.isEntry && !NOT_PACKED.includes(chunk.name)) visit(file.fileName)
  }
  return reached
}

/** The packages these files belong to, by name, without duplicates. Throws if one has no licence file. */
export function packagesOf(files: readonly string[]): readonly BundledPackage[] {
  const folders = new Set(files.flatMap(file => packageFolder(file) ?? []))
  return [...folders].map(packageIn).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Up to the last `node_modules/name` or `node_modules/@scope/name`; undefined for our own files. */
function packageFolder(file: string): string | undefined {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/u.exec(file)?.[1]
}

function packageIn(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<Record<string, string>>
  const texts = readdirSync(folder)
    .filter(file => LICENCE_FILE.test(file))
    .sort()
    .map(file => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  if (name === undefined || version === undefined || license === undefined || texts.length === 0)
    throw new Error(`${folder} has no licence, so it may not be distributed`)
  return { name, version, licence: license, text: texts.join('\n\n') }
}
