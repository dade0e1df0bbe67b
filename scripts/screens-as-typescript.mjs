import { createRequire } from 'node:module'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const { createParsedCommandLine, createVueLanguagePlugin } = createRequire(import.meta.url)('@vue/language-core')
const ts = createRequire(import.meta.url)('typescript')

/** Where every component is laid out as the TypeScript that vue-tsc checks, for a compiler that cannot read `.vue` files. */
const FOLDER = '.cache/flagship/screens'
const HELPERS = ['template-helpers', 'props-fallback'].map(name => `node_modules/@vue/language-core/types/${name}.d.ts`)

/**
 * Lays out the components that are not yet, or have changed, with paths that still resolve to the rest of the repository.
 * @param {string} root the repository
 * @returns {string} the configuration to compile, relative to the root
 */
export function layOutScreens(root) {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.vue'))
  const wanted = new Set(names.flatMap(name => [`${name}.ts`, `${name}.source`]))
  for (const name of laidOut(join(root, FOLDER, 'src'))) if (!wanted.has(name)) rmSync(join(root, FOLDER, 'src', name))
  const read = reader(root)
  for (const name of names) {
    const text = readFileSync(join(root, 'src', name), 'utf8')
    const source = join(root, FOLDER, 'src', `${name}.source`)
    if (existsSync(source) && readFileSync(source, 'utf8') === text) continue
    put(join(root, FOLDER, 'src', `${name}.ts`), textOf(read(name, text)))
    put(source, text)
  }
  const up = '../'.repeat(FOLDER.split('/').length)
  const config = {
    extends: `${up}tsconfig.screens.json`,
    compilerOptions: {
      tsBuildInfoFile: './screens.tsbuildinfo',
      rootDirs: [up, '.'],
      // The laid out code has names of its own; ESLint sees those of the component.
      noUnusedLocals: false,
      noUnusedParameters: false
    },
    include: [
      ...HELPERS.map(path => up + path),
      'src',
      ...['ts', 'json'].map(type => `${up}src/renderer/**/*.${type}`),
      `${up}src/preload/**/*.ts`
    ],
    references: ['shared', 'node'].map(name => ({ path: `${up}tsconfig.${name}.json` }))
  }
  put(join(root, FOLDER, 'tsconfig.json'), JSON.stringify(config, null, 2))
  return `${FOLDER}/tsconfig.json`
}

/**
 * Reports the errors of the compiler that vue-tsc would report too: those in a script, and those at code written in a component. Others
 * are at what the layout made up.
 * @param {string} root the repository
 * @returns {(line: string) => boolean} for a line printed without colours
 */
export function realErrors(root) {
  const read = reader(root)
  return line => {
    const [, path, row, column, code] = /^(.+?)\((\d+),(\d+)\): error TS(\d+)/u.exec(line) ?? []
    if (path === undefined) return /\berror TS\d+/u.test(line)
    const name = relative(join(root, FOLDER, 'src'), join(root, path)).replace(/\.ts$/u, '')
    if (name.startsWith('..')) return true
    const laid = read(name, readFileSync(join(root, FOLDER, 'src', `${name}.source`), 'utf8'))
    const before = textOf(laid)
      .split('\n')
      .slice(0, Number(row) - 1)
    const at = before.reduce((sum, text) => sum + text.length + 1, 0) + Number(column) - 1
    return laid.mappings.some(({ generatedOffsets, generatedLengths, lengths, data: { verification } }) => {
      const isShown = typeof verification === 'object' ? verification.shouldReport?.('ts', Number(code)) : verification
      return isShown === true && generatedOffsets.some((from, i) => at >= from && at <= from + (generatedLengths ?? lengths)[i])
    })
  }
}

/** A function that turns a component into TypeScript, with the places that come from the component. */
function reader(root) {
  const { vueOptions, options } = createParsedCommandLine(ts, ts.sys, join(root, 'tsconfig.screens.json'))
  const plugin = createVueLanguagePlugin(ts, options, vueOptions, id => id)
  return (name, text) =>
    plugin.typescript.getServiceScript(plugin.createVirtualCode(join(root, 'src', name), 'vue', ts.ScriptSnapshot.fromString(text))).code
}

/** Its references to the helpers are paths from the component's own folder; the configuration includes them instead. No place moves. */
function textOf({ snapshot }) {
  return snapshot.getText(0, snapshot.getLength()).replaceAll(/^\/\/\/ <reference types="[^"]*" \/>$/gmu, line => ' '.repeat(line.length))
}

function laidOut(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.vue\.(?:ts|source)$/u.test(name))
}

function put(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
