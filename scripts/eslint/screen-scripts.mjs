import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'vue/compiler-sfc'

/** Where the scripts of the screens are extracted for type-aware linting, which cannot read `.vue` files. */
const SCREEN_SCRIPTS = '.cache/flagship/screen-scripts'

/**
 * The script of a component, on its original lines, without the rest of the file.
 * @param {string} path names the component in the error
 * @param {string} text the whole `.vue` file
 * @returns {string | null} null for a component without a script
 */
export function scriptOf(path, text) {
  const { script, scriptSetup } = parse(text, { pad: 'line' }).descriptor
  if (script !== null && scriptSetup !== null) throw new Error(`${path} has two scripts; lint can read only one`)
  if (scriptSetup === null) return script?.content ?? null
  const { generic } = scriptSetup.attrs
  return typeof generic === 'string' ? `type ${widest(path, generic)}; ${scriptSetup.content}` : scriptSetup.content
}

/** Declares a generic parameter of a component, which a plain script cannot have, as the widest type it allows. */
function widest(path, generic) {
  const [, name, bound = 'unknown'] = /^(\w+)(?: extends ([^=]+))?$/u.exec(generic) ?? []
  if (name === undefined) throw new Error(`${path}: lint can read only plain type parameters, not ${generic}`)
  return `${name} = ${bound}`
}

/**
 * Extracts the script of every component below a folder as TypeScript, with paths that still resolve to the rest of the repository.
 * @param {string} root the repository
 * @returns {string} the folder with the scripts and their `tsconfig.json`, relative to the root
 */
export function layOutScreenScripts(root) {
  rmSync(join(root, SCREEN_SCRIPTS), { recursive: true, force: true })
  for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.vue')) continue
    const script = scriptOf(name, readFileSync(join(root, 'src', name), 'utf8'))
    if (script !== null) put(join(root, SCREEN_SCRIPTS, 'src', `${name}.ts`), script)
  }
  const up = '../'.repeat(SCREEN_SCRIPTS.split('/').length)
  const config = {
    extends: `${up}tsconfig.screens.json`,
    compilerOptions: { incremental: false, rootDirs: [up, '.'] },
    include: ['src', `${up}src/renderer/src/env.d.ts`],
    references: []
  }
  put(join(root, SCREEN_SCRIPTS, 'tsconfig.json'), JSON.stringify(config, null, 2))
  return SCREEN_SCRIPTS
}

function put(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
