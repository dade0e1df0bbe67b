import { describe, expect, it } from 'vitest'
import { CODE, FILES, isTest } from '../tidy/repository'

/** The requirement ids of each system, including any not offered yet: prefix and count, from 001. */
const SYSTEMS = [
  { id: 'starfinder-armada', prefix: 'SA', count: 113 },
  { id: 'firestorm-armada', prefix: 'FA', count: 62 },
  { id: 'dystopian-wars', prefix: 'DW', count: 66 },
  { id: 'petit-wargame', prefix: 'PW', count: 65 },
  { id: 'xwing', prefix: 'XW', count: 40 }
] as const

describe.each(SYSTEMS)('every requirement of $id', ({ id, prefix, count }) => {
  const all = Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(3, '0')}`)
  // The list of requirements itself names them all, so it does not count.
  const tests = CODE.filter(file => isTest(file) && !file.path.endsWith('/requirements.test.ts'))
  const tested = new Set(tests.flatMap(file => describeTitles(file.text).flatMap(title => idsIn(title, prefix))))
  const gaps = new Set(idsIn(knownGaps(FILES.find(file => file.path === `src/shared/systems/${id}/README.md`)?.text ?? ''), prefix))

  it('has its number, without a gap', async () => {
    expect(Object.keys(await wordsOf(id))).toEqual(all)
  })

  it('says something of its own', async () => {
    expect(new Set(Object.values(await wordsOf(id))).size).toBe(count)
  })

  it('is named by a test or listed under the known gaps', () => {
    expect(all.filter(requirement => !tested.has(requirement) && !gaps.has(requirement))).toEqual([])
  })

  it('is not tested and a gap at once', () => {
    expect(all.filter(requirement => tested.has(requirement) && gaps.has(requirement))).toEqual([])
  })

  it('exists', () => {
    expect([...tested, ...gaps].filter(requirement => !all.includes(requirement))).toEqual([])
  })
})

describe('ids in a text', () => {
  it('count when they are written out, also at the ends of a range', () => {
    expect(idsIn('moving (SA-086, SA-088 to SA-090)', 'SA')).toEqual(['SA-086', 'SA-088', 'SA-090'])
    expect(idsIn('SA-001 and FA-004', 'SA')).toEqual(['SA-001'])
  })

  it('are found in the titles of describe only', () => {
    const test = [
      "describe('fire (SA-092)', () => {",
      "  it('hits (SA-093)', () => {})",
      'describe.each([1])(`runs (SA-094)`, () => {})'
    ].join('\n')
    expect(describeTitles(test).flatMap(title => idsIn(title, 'SA'))).toEqual(['SA-092', 'SA-094'])
  })
})

/** The text of each requirement of a system, by its id. */
async function wordsOf(id: string): Promise<Readonly<Record<string, string>>> {
  const list = (await import(`../../src/shared/systems/${id}/requirements.ts`)) as {
    readonly REQUIREMENTS: Readonly<Record<string, string>>
  }
  return list.REQUIREMENTS
}

/** The first text after `describe(` or `describe.each(...)(`. */
function describeTitles(text: string): readonly string[] {
  return [...text.matchAll(/\bdescribe(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/gu)].map(found => found[2] ?? '')
}

/** The text under the heading "Known gaps", up to the next heading of the same level. */
function knownGaps(readme: string): string {
  return /^## Known gaps\n([\s\S]*?)(?=^## |$(?![\s\S]))/mu.exec(readme)?.[1] ?? ''
}

/** Each id written out. A range counts only its two ends, so that a title cannot claim ids it does not name. */
function idsIn(text: string, prefix: string): readonly string[] {
  return text.match(new RegExp(`\\b${prefix}-\\d{3}\\b`, 'gu')) ?? []
}
