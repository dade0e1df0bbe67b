import { describe, expect, it } from 'vitest'
import { present } from '../../../kernel/present'
import { readElements } from '../derive/element-letters'
import type { DraftShip } from '../model/design'
import { SECTORS, type ShipSize } from '../model/element'
import { aShip, type Signs } from '@kit/systems/petit-wargame'
import { validateShip } from './validate-ship'

/** A ship with these points in the order of the sectors. */
function pointed(points: readonly number[], size: ShipSize = 'small', signs: Signs = { front: '+' }): DraftShip {
  const ship = aShip('s', signs)
  const sectors = { ...ship.sectors }
  SECTORS.forEach((sector, i) => {
    sectors[sector] = { points: points[i] ?? 0, elements: present(readElements(signs[sector] ?? ''), sector) }
  })
  return { ...ship, size, sectors }
}
const codes = (ship: DraftShip, rulings = {}) => validateShip(ship, rulings).map(one => one.code)

describe('structure points over six sectors (PW-009, PW-010, PW-011)', () => {
  it('are valid as in the worked example: 3, 3, 5, 2, 3, 4 make 20', () => {
    expect(codes(pointed([3, 3, 5, 2, 3, 4]))).toEqual([])
  })
  it('are all spent, and no more', () => {
    expect(validateShip(pointed([3, 3, 5, 2, 3, 3]), {})).toMatchObject([{ code: 'structure-not-spent', value: 19, limit: 20 }])
    expect(codes(pointed([3, 3, 5, 2, 3, 5]))).toEqual(['structure-overspent'])
  })
  it('pw.structurePoints = all: none may be left over', () => {
    expect(codes(pointed([3, 3, 5, 2, 3, 3]), { 'pw.structurePoints': 'all' })).toEqual(['structure-not-spent'])
  })
  it('pw.structurePoints = upTo: some may be left over, but never too many spent', () => {
    const upTo = { 'pw.structurePoints': 'upTo' }
    expect(codes(pointed([3, 3, 5, 2, 3, 3]), upTo)).toEqual([])
    expect(codes(pointed([2, 2, 2, 2, 2, 2]), upTo)).toEqual([])
    expect(codes(pointed([1, 2, 2, 2, 2, 2]), upTo)).toEqual(['sector-too-weak'])
    expect(codes(pointed([3, 3, 5, 2, 3, 5]), upTo)).toEqual(['structure-overspent'])
  })
  it('are at least 2 and at most half in each sector: 10, 15, 25', () => {
    expect(validateShip(pointed([1, 4, 5, 3, 3, 4]), {})).toMatchObject([{ code: 'sector-too-weak', sector: 'front', value: 1, limit: 2 }])
    expect(codes(pointed([10, 2, 2, 2, 2, 2]))).toEqual([])
    expect(codes(pointed([15, 3, 3, 3, 3, 3], 'medium'))).toEqual([])
    expect(codes(pointed([25, 5, 5, 5, 5, 5], 'large'))).toEqual([])
    expect(validateShip(pointed([16, 3, 3, 3, 3, 2], 'medium'), {})).toMatchObject([{ code: 'sector-too-strong', value: 16, limit: 15 }])
    expect(codes(pointed([11, 2, 2, 2, 2, 2]))).toEqual(['structure-overspent', 'sector-too-strong'])
    expect(codes(pointed([2.5, 2, 2, 2, 2, 2]))).toContain('bad-number')
  })
})

describe('elements (PW-012, PW-019, PW-021, PW-024, PW-025, PW-Q25)', () => {
  const with_ = (signs: Signs) => codes(pointed([3, 3, 5, 2, 3, 4], 'small', signs))
  it('are one to a point', () => {
    expect([with_({ front: '+++' }), with_({ front: '++++' })]).toEqual([[], ['too-many-elements']])
    expect(with_({})).toEqual(['no-elements'])
  })
  it('hold a defence of a type once in a sector, several types and the same elsewhere', () => {
    expect([with_({ bottom: 'cc' }), with_({ bottom: 'cda', top: 'c' })]).toEqual([['defence-twice'], []])
  })
  it('hold a countermeasure of a type once aboard: w on the right and z on top, no second w anywhere', () => {
    expect([with_({ right: 'w', top: 'z' }), with_({ right: 'w', top: 'z', rear: 'w' })]).toEqual([[], ['countermeasure-twice']])
    expect(validateShip(pointed([3, 3, 5, 2, 3, 4], 'small', { right: 'w', top: 'w', rear: 'w' }), {})).toMatchObject([
      { code: 'countermeasure-twice', field: 'w', value: 3, limit: 1 }
    ])
  })
  it('are of the types that there are', () => {
    const ship = pointed([3, 3, 5, 2, 3, 4])
    const strange = {
      ...ship,
      sectors: { ...ship.sectors, top: { points: 3, elements: JSON.parse('["Q"]') as DraftShip['sectors']['top']['elements'] } }
    }
    expect(codes(strange)).toEqual(['unknown-element'])
    expect(codes({ ...ship, name: ' ' })).toEqual(['name-empty'])
  })
  it('pw.emptyPoints = allowed: points may stay empty', () => {
    expect(codes(pointed([3, 3, 5, 2, 3, 4]), { 'pw.emptyPoints': 'allowed' })).toEqual([])
  })
  it('pw.emptyPoints = mustFill: each point holds an element', () => {
    const full = { front: '+++', rear: '+++', right: '+++++', left: '++', top: '+++', bottom: '++++' }
    const fill = { 'pw.emptyPoints': 'mustFill' }
    expect(codes(pointed([3, 3, 5, 2, 3, 4], 'small', full), fill)).toEqual([])
    expect(codes(pointed([3, 3, 5, 2, 3, 4], 'small', { ...full, top: '++' }), fill)).toEqual(['empty-points'])
  })
})
