import { describe, expect, it } from 'vitest'
import { aStrip } from '@kit/core/view'
import { duesOf, gaugeFor, isOwn, laidOut, stepsOf } from './known'

const us = { id: 'us', sideId: 'A', name: 'Us' }
const measured = { kind: 'hull', label: { key: 'hull' }, value: 9, max: 20, threshold: 10 } as const

describe('what a viewer may know', () => {
  it('is its own side, and everything for the game master', () => {
    const viewers = [
      { kind: 'gm' },
      { kind: 'table' },
      { kind: 'side', sideId: 'A' },
      { kind: 'station', sideId: 'B', ownIds: [] }
    ] as const
    expect(viewers.map(viewer => isOwn(viewer, 'A'))).toEqual([true, false, true, false])
    const relations = viewers.map(viewer => laidOut(viewer, [us], () => ({ strips: [] })).sides[0]?.relation)
    expect(relations).toEqual(['open', 'open', 'own', 'enemy'])
  })
  it('is a gauge in figures, in quarters, or none', () => {
    expect(gaugeFor('everything', measured)).toMatchObject([{ quarters: 2, figures: { value: 9, max: 20, threshold: 10, coming: null } }])
    expect(gaugeFor('wordsAndBars', measured)).toMatchObject([{ quarters: 2, word: { key: 'view.hull.q2' }, figures: null }])
    expect(gaugeFor('nothing', measured)).toEqual([])
  })
})

describe('the rows of a view', () => {
  const { id: _id, number: _number, isMine: _isMine, ...strip } = aStrip('Crow', { gauges: gaugeFor('everything', measured) })
  const unknown = { ...strip, gauges: gaugeFor('wordsAndBars', measured) }
  const rosters = [us, { id: 'them', sideId: 'B', name: 'Them' }, { id: 'friends', sideId: 'A', name: 'Friends' }]
  const laid = laidOut({ kind: 'station', sideId: 'A', ownIds: ['ana'] }, rosters, (_rosters, isWhole) => ({
    strips: [isWhole ? { ids: ['f7', 'ana'], strip } : { ids: ['f8'], strip: unknown }]
  }))
  const due = (owner: string, deferred = false): Parameters<typeof duesOf>[1][number] => ({
    id: 'o',
    kind: 'morale',
    owner,
    title: { key: 't' },
    reason: { key: 'r' },
    dice: { die: 'd20', count: 1 },
    deferred,
    round: 1
  })

  it('stand by side, with the names of all who fight on it', () => {
    expect(laid.sideIds).toEqual(['A', 'B'])
    expect(laid.sides.map(({ marker, name }) => [marker, name])).toEqual([
      [0, 'Us, Friends'],
      [1, 'Them']
    ])
  })
  it('have a place and no id of the battle', () => {
    expect(laid.sides.flatMap(one => one.strips.map(({ id, number, isMine }) => [id, number, isMine]))).toEqual([
      ['0-1', 1, true],
      ['1-1', 1, false]
    ])
    expect(JSON.stringify(laid.sides)).not.toMatch(/f7|ana/u)
  })
  it('say what is due from those who are seen, and the dice where the figures are known', () => {
    expect(duesOf(laid, [due('f9'), due('f7', true), due('f8'), due('f7')], 'x.kind')).toEqual({
      now: { stripId: '1-1', who: 'Crow', what: { key: 'x.kind.morale' }, dice: null },
      then: { stripId: '0-1', who: 'Crow', what: { key: 'x.kind.morale' }, dice: { die: 'd20', count: 1 } }
    })
  })
  it('stand under the steps of the round', () => {
    const names = [{ key: 'a' }, { key: 'b' }, { key: 'c' }]
    expect([1, -1].map(now => stepsOf(names, now).map(step => step.state))).toEqual([
      ['done', 'now', 'ahead'],
      ['ahead', 'ahead', 'ahead']
    ])
  })
})
