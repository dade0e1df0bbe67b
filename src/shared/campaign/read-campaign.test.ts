import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { NEWEST_FORMAT, readCampaign } from './read-campaign'
import { aBattle, aCampaign, anArmada } from '@kit/campaign'

const fixtures = new URL('../../../tests/fixtures/campaigns/', import.meta.url)
const names = readdirSync(fixtures)
const fixture = (name: string): unknown => JSON.parse(readFileSync(new URL(name, fixtures), 'utf8'))

describe('a stored campaign', () => {
  it.each(Array.from({ length: NEWEST_FORMAT }, (_, index) => index + 1))('of format %i is kept as a real file', format => {
    expect(names.filter(name => name.startsWith(`v${String(format)}-`))).not.toEqual([])
  })

  it.each(names)('%s can be read', name => {
    expect(readCampaign(fixture(name))).toMatchObject({ ok: true, value: { format: NEWEST_FORMAT } })
  })

  it('comes back as it was saved', () => {
    const campaign = { ...aCampaign(), rosters: [anArmada('a1', 3)], battles: [aBattle('b1')], rulings: { 'sa.agile': 'disabled' } }
    expect(readCampaign(JSON.parse(JSON.stringify(campaign)))).toEqual({ ok: true, value: campaign })
  })

  it('may be as old as the clock, which a computer without a battery says', () => {
    const campaign = { ...aCampaign(), createdAt: 0, rosters: [anArmada('a1', 3)], battles: [{ ...aBattle('b1'), createdAt: 0 }] }
    expect(readCampaign(campaign)).toEqual({ ok: true, value: campaign })
  })

  it('has a level of automation that there is', () => {
    expect(readCampaign({ ...aCampaign(), automation: 'autopilot' })).toMatchObject({ ok: false, error: { at: 'automation' } })
  })

  it('of a newer program is refused, with its format', () => {
    expect(readCampaign({ ...aCampaign(), format: NEWEST_FORMAT + 1, surprise: true })).toEqual({
      ok: false,
      error: { code: 'newer-format', at: String(NEWEST_FORMAT + 1) }
    })
  })

  it.each([null, 5, 'campaign', [], {}, { format: '1' }, { format: null }])('is not %j', json => {
    expect(readCampaign(json)).toEqual({ ok: false, error: { code: 'not-a-campaign', at: 'format' } })
  })

  it.each<[object, string]>([
    [{ name: '' }, 'name'],
    [{ name: 'a\u202Eb' }, 'name'],
    [{ name: '\ud800' }, 'name'],
    [{ createdAt: -1 }, 'createdAt'],
    [{ createdAt: NaN }, 'createdAt'],
    [{ id: '../x' }, 'id'],
    [{ system: 'chess' }, 'system'],
    [{ rosters: [anArmada('a1', 1), { ...anArmada('a2', 1), tier: 21 }] }, 'rosters.1.tier'],
    [{ rosters: [anArmada('a1', 61)] }, 'rosters.0.fleets'],
    [{ battles: [{ ...aBattle('b1'), phase: '\udc00' }] }, 'battles.0.phase'],
    [{ rulings: { 'sa.agile': 5 } }, 'rulings.sa.agile']
  ])('with %j is invalid, and says where', (wrong, at) => {
    expect(readCampaign({ ...aCampaign(), ...wrong })).toEqual({ ok: false, error: { code: 'invalid', at } })
  })

  it('with a field too many is invalid, and names it', () => {
    const rosters = [{ ...anArmada('a1', 1), surprise: true }]
    expect(readCampaign({ ...aCampaign(), rosters })).toEqual({
      ok: false,
      error: { code: 'invalid', at: 'rosters.0.surprise', isUnknown: true }
    })
  })

  it.each([0, -1, 0.5, NaN])('of format %d never existed', format => {
    expect(readCampaign({ ...aCampaign(), format })).toMatchObject({ ok: false, error: { code: 'invalid', at: 'format' } })
  })
})
