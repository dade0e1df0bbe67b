import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layOutScreens, realErrors } from './screens-as-typescript.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PART = `<script setup lang="ts">
defineProps<{ points: number }>()
</script>
<template><slot name="head" /><slot /></template>
`
const screen = (own: string): string => `<script setup lang="ts">
import MyPart from './MyPart.vue'
const lines: readonly string[] = []
</script>
<template><MyPart v-for="line in lines" :key="line" :points="1"><template #head>{{ line }}</template></MyPart>${own}</template>
`

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'flagship-screens-'))
  mkdirSync(join(root, 'node_modules'))
  for (const name of ['vue', '@vue', '@types']) symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name))
  for (const name of ['base', 'screens']) cpSync(join(ROOT, `tsconfig.${name}.json`), join(root, `tsconfig.${name}.json`))
  // The screens refer to these; nothing of them is imported here.
  writeFileSync(join(root, 'empty.ts'), '')
  for (const name of ['shared', 'node'])
    writeFileSync(join(root, `tsconfig.${name}.json`), '{ "compilerOptions": { "composite": true }, "files": ["empty.ts"] }')
  mkdirSync(join(root, 'src/renderer'), { recursive: true })
  writeFileSync(join(root, 'src/renderer/MyPart.vue'), PART)
})
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

/** Errors at a component with this in its template, by line and code. */
function errorsWith(own: string): readonly string[] {
  writeFileSync(join(root, 'src/renderer/MyScreen.vue'), screen(own))
  const tsc = join(ROOT, 'node_modules/typescript7/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '--project', layOutScreens(root), '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8'
  })
  return stdout
    .split('\n')
    .filter(realErrors(root))
    .map(line => /error (TS\d+): (.*)/u.exec(line)?.slice(1).join(' ') ?? line)
}

describe('screens for a compiler that cannot read them', () => {
  it('have no error where they are right, whatever the layout makes up', () => {
    expect(errorsWith('')).toEqual([])
  })

  it.each([
    ['a property that is missing', '<MyPart />', 'TS2345'],
    ['a property of another type', `<MyPart points="many" />`, 'TS2322'],
    ['a name that is not there', '<p>{{ nowhere }}</p>', 'TS2339']
  ])('have one for %s', (_, own, code) => {
    expect(errorsWith(own)).toEqual([expect.stringContaining(code)])
    expect(errorsWith('')).toEqual([])
  })
})
