import { describe, expect, it } from 'vitest'
import { SYSTEM_IDS } from '@shared/systems/index'
import { campaignFile, keptEntries } from '../../../tests/support/campaign-file'
import { readExchange } from './read-exchange'

type Path = readonly string[]

describe.each(SYSTEM_IDS)('a campaign of %s with a field too many', system => {
  it('is refused by the whole path of that field, wherever it stands', () => {
    const text = campaignFile(system, keptEntries(system))
    // House rules are named by the system: what has no reading is another fault.
    const paths = objectsIn(JSON.parse(text)).filter(path => path.at(-1) !== 'rulings')
    expect(paths.length).toBeGreaterThan(100)
    const told = paths.map(path => faultOf(withField(text, path)))
    expect(told).toEqual(paths.map(path => `unknown-field ${[...path, 'surprise'].join('.')}`))
  })
})

describe('another file with a field too many', () => {
  const head = { format: 1, version: '0.1.0', at: 1 }
  it('is refused by its path: one of several campaigns, a roster, settings', () => {
    const { campaign, battles } = JSON.parse(campaignFile('xwing', keptEntries('xwing'))) as {
      readonly campaign: { readonly rosters: readonly object[] }
      readonly battles: unknown
    }
    const everything = JSON.stringify({ ...head, flagship: 'everything', campaigns: [{ campaign, battles }] })
    expect(faultOf(withField(everything, ['campaigns', '0', 'campaign', 'rosters', '0']))).toBe(
      'unknown-field campaigns.0.campaign.rosters.0.surprise'
    )
    const roster = JSON.stringify({ ...head, flagship: 'roster', system: 'xwing', rulings: {}, roster: campaign.rosters[0] })
    expect(faultOf(withField(roster, ['roster']))).toBe('unknown-field roster.surprise')
    expect(faultOf(withField(roster, []))).toBe('unknown-field surprise')
  })
})

function faultOf(text: string): string {
  const read = readExchange(text)
  return read.ok ? 'none' : `${read.error.code} ${read.error.at}`
}

/** The paths of all objects in a value. */
function objectsIn(json: unknown, path: Path = []): readonly Path[] {
  if (typeof json !== 'object' || json === null) return []
  const inside = Object.entries(json).flatMap(([key, value]) => objectsIn(value, [...path, key]))
  return Array.isArray(json) ? inside : [path, ...inside]
}

/** The text with a field that nobody knows in the object at this path. */
function withField(text: string, path: Path): string {
  const json: unknown = JSON.parse(text)
  const holder = path.reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>>)[key], json)
  Object.assign(holder as object, { surprise: 1 })
  return JSON.stringify(json)
}
