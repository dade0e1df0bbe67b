import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A package of which something stands in the build, with the words under which we may pass it on. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/iu

/** Entry points that no package ships: they run from a checkout alone. */
const NOT_PACKED: readonly string[] = ['web', 'host']

/** Writes down, beside a part of a build, whose code went into what is packed of it: `out/bundled/<part>.json`. What was shaken off is not in it. */
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

/** Names of the chunks that the packed entry points lead to. */
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

/** The packages that these files are of, by name, each once. Throws for one that comes without its licence. */
export function packagesOf(files: readonly string[]): readonly BundledPackage[] {
  const folders = new Set(files.flatMap(file => packageFolder(file) ?? []))
  return [...folders].map(packageIn).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Up to the last `node_modules/name` or `node_modules/@scope/name`; undefined for what is ours. */
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
    throw new Error(`${folder} comes without a licence, and may not be passed on`)
  return { name, version, licence: license, text: texts.join('\n\n') }
}
