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
  it('is what docs/adr/0031-ten-packages.md, and decisions that add to it, give a reason for', () => {
    const pages = ['0031-ten-packages', '0036-paper-that-plays-on', '0039-what-a-battle-leaves-to-the-rosters'].map(name =>
      readFileSync(`docs/adr/${name}.md`, 'utf8')
    )
    const reasons = pages.flatMap(page => [...page.matchAll(/^\| ([@a-z][\w/-]*) +\| /gmu)].map(found => found[1] ?? ''))
    expect(runtime.length).toBeGreaterThan(0)
    expect(reasons.filter(name => name !== 'package').sort()).toEqual(runtime)
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
