import { describe, expect, it } from 'vitest'
import { weaponId, type DraftForce, type DraftUnit, type DraftWing } from '../model/force'
import { aForce, aSquadron, aUnit, aWeapon, aWing, mar } from '@kit/systems/dystopian-wars'
import { validateForce } from './validate-force'

const codes = (force: DraftForce): readonly string[] => validateForce(force).problems.map(one => one.code)
const unitCodes = (fields: Partial<DraftUnit>) => codes(aForce('us', aSquadron('ours', [aUnit('a', fields)])))
const wingCodes = (fields: Partial<DraftWing>) => codes(aForce('us', aSquadron('ours', [], [aWing('f', fields)])))

describe('a force on paper (DW-001)', () => {
  it('has squadrons with somebody in them, names and whole ids', () => {
    expect(codes(aForce('us'))).toEqual(['no-squadrons'])
    expect(codes(aForce('us', aSquadron('ours', [aUnit('a')]), aSquadron('empty', [])))).toEqual(['empty-squadron'])
    expect(codes({ ...aForce('us', { ...aSquadron('ours', [aUnit('a')]), name: '' }), name: ' ' })).toEqual(['name-empty', 'name-empty'])
    expect(codes(aForce('us', aSquadron('ours', [aUnit('a'), aUnit('a')])))).toEqual(['duplicate-id'])
    expect(codes({ ...aForce('us', aSquadron('ours', [aUnit('a')])), cards: -1 })).toEqual(['bad-number'])
  })
  it('is legal, illegal, or unsure; the GM may let in what can fight', () => {
    const verdict = (fields: Partial<DraftUnit>, allowIllegal = false) => {
      const { verdict: word, fit } = validateForce({ ...aForce('us', aSquadron('ours', [aUnit('a', fields)])), allowIllegal })
      return [word, fit !== null]
    }
    expect(verdict({})).toEqual(['legal', true])
    expect([verdict({ cr: 3 }), verdict({ cr: 3 }, true)]).toEqual([
      ['illegal', false],
      ['illegal', true]
    ])
    expect(verdict({ aa: 0, cc: 0, weapons: [] })).toEqual(['unsure', true])
    expect(verdict({ hp: 0 }, true)).toEqual(['illegal', false])
  })
})

describe('the card of a unit (DW-003, DW-060)', () => {
  it('has whole numbers and CR not below DR', () => {
    expect([unitCodes({ hp: 0 }), unitCodes({ ap: 1.5 }), unitCodes({ dr: 8 }), unitCodes({ name: '' })]).toEqual([
      ['bad-number'],
      ['bad-number'],
      ['cr-below-dr'],
      ['name-empty']
    ])
  })
  it('may have a CR that is its DR', () => {
    expect([3, 4, 5].map(cr => unitCodes({ dr: 4, cr }))).toEqual([['cr-below-dr'], [], []])
  })
  it('has weapons with rising bands, their own ids and names', () => {
    const bands = (...to: readonly number[]) =>
      unitCodes({ weapons: [aWeapon('gun', 'gunnery', { bands: to.map(toInches => ({ toInches, dice: 3 })) })] })
    expect([bands(8, 16), bands(), bands(16, 8), bands(8, 8), bands(1000)]).toEqual([
      [],
      ['bad-bands'],
      ['bad-bands'],
      ['bad-bands'],
      ['bad-bands']
    ])
    expect([bands(998, 999), bands(999, 1000)]).toEqual([[], ['bad-bands']])
    expect(unitCodes({ weapons: [aWeapon('gun'), aWeapon('gun')] })).toEqual(['duplicate-id'])
    expect(unitCodes({ weapons: [{ ...aWeapon('gun'), id: weaponId('aa') }] })).toEqual(['duplicate-id'])
    expect(unitCodes({ weapons: [aWeapon('gun', 'gunnery', { name: '' })] })).toEqual(['name-empty'])
  })
  it('has rules of the model in words where the text has none', () => {
    expect([unitCodes({ mars: [mar('other')] }), unitCodes({ mars: [mar('hardImpact', { dice: 100 })] })]).toEqual([
      ['mar-unwritten'],
      ['bad-number']
    ])
  })
})

describe('the card of a wing (DW-002, DW-011)', () => {
  it('has tokens, whole numbers and a kind for its ordnance', () => {
    expect([wingCodes({}), wingCodes({ tokens: 0 }), wingCodes({ fuel: -1 }), wingCodes({ name: '' })]).toEqual([
      [],
      ['bad-number'],
      ['bad-number'],
      ['name-empty']
    ])
    expect([wingCodes({ ordnanceKind: null }), wingCodes({ ordnancePerToken: 0, ordnanceKind: null })]).toEqual([['ordnance-unnamed'], []])
  })
  it('flies Combat Air Patrol as a fighter alone', () => {
    expect([wingCodes({ isOnCap: true }), wingCodes({ isOnCap: true, type: 'recon' })]).toEqual([[], ['cap-not-fighter']])
  })
})
