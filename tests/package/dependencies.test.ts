import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundledIn } from '../../scripts/package/notices.mjs'

/** S6: runtime dependencies are known, justified and may be redistributed. */
const LICENCES = ['MIT', 'ISC']
/** Packages that are published in parts, by the scope of the parts. */
const PARTS: Readonly<Record<string, string>> = { '@vue/': 'vue', '@intlify/': '@intlify/core-base' }

const bundled = bundledIn('out')
const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string>> | undefined>
>
const runtime = [...new Set(bundled.map(({ name }) => wholeOf(name)))].sort()

describe('what is bundled (S6)', () => {
  it('is what docs/dependencies.md lists as bundled', () => {
    const section = /^## Bundled\n([\s\S]*?)^## /mu.exec(readFileSync('docs/dependencies.md', 'utf8'))?.[1] ?? ''
    const listed = [...section.matchAll(/^\| ([@a-z][\w/-]*) +\| /gmu)].map(found => found[1] ?? '').filter(name => name !== 'package')
    expect(runtime.length).toBeGreaterThan(0)
    expect(listed.sort()).toEqual(runtime)
  })

  it('is chosen by name and exact version', () => {
    for (const name of runtime)
      expect([name, packageJson['devDependencies']?.[name]]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/u)])
  })

  it('may be passed on', () => {
    expect(bundled.filter(({ licence }) => !LICENCES.includes(licence)).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
    expect(bundled.filter(({ text }) => !/permission/iu.test(text)).map(({ name }) => name)).toEqual([])
  })

  it('leaves nothing to be installed beside the build', () => {
    expect(packageJson['dependencies']).toBeUndefined()
    expect(packageJson['optionalDependencies']).toBeUndefined()
  })
})

function wholeOf(name: string): string {
  const scope = Object.keys(PARTS).find(part => name.startsWith(part))
  return scope === undefined ? name : (PARTS[scope] ?? name)
}
