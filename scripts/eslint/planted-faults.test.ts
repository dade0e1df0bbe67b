import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { parseConfigFileTextToJson } from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAULTS } from './planted-faults'
import { layOutScreenScripts } from './screen-scripts.mjs'

const OXLINT = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint')
interface Config {
  readonly rules: Readonly<Record<string, unknown>>
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[]
}
const read = (path: string): Config => parseConfigFileTextToJson(path, readFileSync(path, 'utf8')).config as Config
const config = read('.oxlintrc.json')
const isOn = (value: unknown): boolean => value !== 'off'
const RULES = Object.keys(config.rules).concat(
  config.overrides.flatMap(({ rules }) => Object.keys(rules).filter(name => isOn(rules[name])))
)
const ofScreens = read('scripts/eslint/screens.oxlintrc.json').rules
/** The rules that oxlint applies to screens: all but those switched off there and those meant for `src/shared`. */
const SCREEN_RULES = Object.keys(config.rules).filter(name => isOn(ofScreens[name] ?? 'error'))

/** A repository that contains only a violation of each rule, in a folder that git ignores. */
let folder: string
beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = resolve(mkdtempSync('.cache/planted-faults-'))
  put('tsconfig.base.json', readFileSync('tsconfig.base.json', 'utf8'))
  put('tsconfig.screens.json', JSON.stringify({ extends: './tsconfig.base.json', include: ['src'] }))
  put('tsconfig.json', JSON.stringify({ extends: './tsconfig.base.json', compilerOptions: { types: ['node'] }, include: ['src'] }))
  put('src/renderer/src/env.d.ts', 'export {}')
  for (const [name, text] of Object.entries(FAULTS)) {
    put(`src/shared/kernel/${fileOf(name)}.ts`, text)
    put(`src/renderer/src/${fileOf(name)}.vue`, `<script setup lang="ts">\n${text.replaceAll('export ', '')}\n</script>\n`)
  }
  put('src/shared/kernel/shape.ts', 'export interface Shape { readonly a: number }')
  put(
    '.oxlintrc.json',
    readFileSync('.oxlintrc.json', 'utf8').replace('./scripts/eslint/our-rules.mjs', resolve('scripts/eslint/our-rules.mjs'))
  )
  const screens = readFileSync('scripts/eslint/screens.oxlintrc.json', 'utf8')
  put('scripts/eslint/screens.oxlintrc.json', screens)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a fault planted for each rule', () => {
  it('is there', () => {
    expect(Object.keys(FAULTS).sort()).toEqual([...new Set(RULES)].sort())
  })

  it('is found by oxlint in code, and named by its rule', () => {
    const found = faultsIn(
      folder,
      [],
      Object.keys(FAULTS).map(name => `src/shared/kernel/${fileOf(name)}.ts`)
    )
    expect(Object.keys(FAULTS).filter(name => !found.has(`${fileOf(name)} ${name}`))).toEqual([])
  })

  it('is found by oxlint in the script of a screen, where a screen may not do it either', () => {
    const scripts = join(folder, layOutScreenScripts(folder))
    const args = ['--config', join(folder, 'scripts/eslint/screens.oxlintrc.json')]
    const found = faultsIn(
      scripts,
      args,
      SCREEN_RULES.map(name => `src/renderer/src/${fileOf(name)}.vue.ts`)
    )
    expect(SCREEN_RULES.filter(name => !found.has(`${fileOf(name)} ${name}`))).toEqual([])
  })
})

function fileOf(rule: string): string {
  return rule.replace('/', '-')
}

function put(path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** File and rule of everything that oxlint finds in these files. */
function faultsIn(cwd: string, args: readonly string[], files: readonly string[]): ReadonlySet<string> {
  const told = answerOf(cwd, [OXLINT, '--format', 'json', ...args, ...files])
  const { diagnostics } = JSON.parse(told) as { readonly diagnostics: readonly { readonly code: string; readonly filename: string }[] }
  return new Set(
    diagnostics.map(({ code, filename }) => {
      const [, plugin = '', rule = ''] = /^([\w-]+)\((.+)\)$/u.exec(code) ?? []
      return `${(filename.split(/[\\/]/u).at(-1) ?? '').split('.')[0] ?? ''} ${plugin}/${rule}`
    })
  )
}

/** The output of a Node program, even if it exits with an error because it found violations. */
function answerOf(cwd: string, args: readonly string[]): string {
  const run = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
  expect(run.status, run.stdout.slice(0, 500)).toBe(1)
  return run.stdout
}
