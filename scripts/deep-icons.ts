import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = '@lucide/vue'
const IMPORT = /import \{(?<names>[^}]*)\} from ["']@lucide\/vue["'];?/gu
const EXPORT = /^export \{(?<names>[^}]*)\} from ["'](?<file>\.\/icons\/[\w-]+\.mjs)["']/gmu

/**
 * Takes each icon from its own file. Through the package's one list every page seems to need every icon at once, and the part that all
 * pages share would hold them all.
 */
export function deepIcons(): Plugin {
  const list = createRequire(import.meta.url)
    .resolve(PACKAGE)
    .replace(/cjs([\\/][\w-]+)\.c?js$/u, 'esm$1.mjs')
  const files = filesByName(readFileSync(list, 'utf8'))
  return {
    name: 'deep-icons',
    transform(code, id) {
      if (!code.includes(PACKAGE) || id.includes('node_modules')) return null
      return { code: code.replace(IMPORT, (_, names: string) => fromOwnFiles(names, files, dirname(list))), map: null }
    }
  }
}

/** The file of each exported name, relative to the list. */
function filesByName(list: string): ReadonlyMap<string, string> {
  return new Map(
    [...list.matchAll(EXPORT)].flatMap(({ groups }) =>
      [...(groups?.['names'] ?? '').matchAll(/default as (\w+)/gu)].map(([, name = '']) => [name, groups?.['file'] ?? ''] as const)
    )
  )
}

function fromOwnFiles(names: string, files: ReadonlyMap<string, string>, folder: string): string {
  const parts = names
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  return parts
    .map(part => {
      const [name = '', local = name] = part.split(/ as /u)
      const file = files.get(name)
      if (file === undefined) throw new Error(`No icon is called ${name}`)
      return `import ${local} from ${JSON.stringify(join(folder, file))};`
    })
    .join('')
}
