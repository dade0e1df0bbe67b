import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FILES, ROOT } from './repository'

const textOf = (path: string): string => FILES.find(file => file.path === path)?.text ?? ''
const PACKAGE = JSON.parse(textOf('package.json')) as { readonly devDependencies: Readonly<Record<string, string>> }
const ROWS = [...textOf('docs/dependencies.md').matchAll(/^\| ([@\d\w][\w./@-]*) +\| ([\w.-]+) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gmu)]
  .map(([, name = '', licence = '', purpose = '', where = '', why = '']) => ({ name, licence, purpose, where, why }))
  .filter(({ name }) => name !== 'package')

describe('docs/dependencies.md', () => {
  it('lists every package of package.json once, and no other', () => {
    expect(ROWS.map(({ name }) => name).sort()).toEqual(Object.keys(PACKAGE.devDependencies).sort())
  })

  it('says where each is used, by a link, and why it is not our own code', () => {
    expect(ROWS.filter(({ where, why }) => !/^\[.+\]\(.+\)$/u.test(where) || why === '').map(({ name }) => name)).toEqual([])
  })

  it('tells the licence that the package itself states', () => {
    const stated = ROWS.map(({ name }) => {
      const told = JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as { readonly license?: string }
      return [name, told.license ?? '']
    })
    expect(ROWS.map(({ name, licence }) => [name, licence])).toEqual(stated)
  })
})

describe('package.json', () => {
  it('pins every package to one version', () => {
    const loose = Object.entries(PACKAGE.devDependencies).filter(([, version]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+$/u.test(version))
    expect(loose).toEqual([])
  })
})
