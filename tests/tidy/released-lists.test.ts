import { describe, expect, it } from 'vitest'
import { SOURCES } from './repository'

/** Formats of files: what a version of them takes must not grow with a list of the program. */
const RELEASED = SOURCES.filter(({ path }) => /-v1\.ts$|\/events-v1\/|\/campaign\/versions\//u.test(path))

/** Names that a file imports from elsewhere than another released format. */
function imported(text: string): readonly string[] {
  return [...text.matchAll(/import (?:type )?\{(?<names>[^}]*)\} from '(?<from>[^']+)'/gu)]
    .filter(({ groups }) => !/-v1|versions\/|events-v1/u.test(groups?.['from'] ?? ''))
    .flatMap(({ groups }) => (groups?.['names'] ?? '').split(',').map(name => name.trim()))
}

const ownParts = (path: string) => SOURCES.find(one => one.path === path.replace(/[^/]+$/u, 'parts.ts'))?.text ?? ''

describe('released formats', () => {
  it('are all looked at', () => {
    expect(RELEASED.length).toBeGreaterThan(70)
  })

  it('write out what a field may be: a list of the program grows, version 1 does not', () => {
    const borrowed = RELEASED.flatMap(({ path, text }) => {
      const lists = [...text.matchAll(/z\.(?:enum|literal|partialRecord|record)\((?:z\.enum\()?(?:\[\.\.\.)?(?<list>[A-Z][A-Z0-9_]+)/gu)]
      return lists.map(({ groups }) => groups?.['list'] ?? '').flatMap(list => (imported(text).includes(list) ? [`${path}: ${list}`] : []))
    })
    expect(borrowed).toEqual([])
  })

  it('share no part with commands that reads such a list', () => {
    const borrowed = RELEASED.filter(({ path }) => path.endsWith('/schema/roster-v1.ts') || path.endsWith('/schema/state-v1.ts')).flatMap(
      ({ path, text }) => {
        const lines = ownParts(path).split('\n')
        const lists = lines.flatMap(
          line => /^export const (?<name>\w+) = .*z\.(?:enum|literal)\(\[?[.A-Z]/u.exec(line)?.groups?.['name'] ?? []
        )
        const taken = /import \{(?<names>[^}]*)\} from '\.\/parts'/u.exec(text)?.groups?.['names']?.split(',') ?? []
        return taken.filter(name => lists.includes(name.trim())).map(name => `${path}: ${name.trim()}`)
      }
    )
    expect(borrowed).toEqual([])
  })
})
