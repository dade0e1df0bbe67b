import { describe, expect, it } from 'vitest'
import type { Mar } from '../model/force'
import type { WingState } from '../model/battle'
import { duel, havingWing, mar, wingIn } from '@kit/systems/dystopian-wars'
import { abortThreshold, aborts } from './abort'

const wing = (...mars: readonly Mar[]): WingState => wingIn(havingWing(duel(), 'f', { mars }), 'f')

describe.each([
  ['verticalDive', 'Vertical Dive (DW-028)', 'DW-028'],
  ['bigFuelTanks', 'Big Fuel Tanks (DW-029)', 'DW-029'],
  ['acrobaticPilots', 'Acrobatic Pilots (DW-030)', 'DW-030']
] as const)('%s', (name, title, source) => {
  it(`${title}: adds what the GM has written to the hits a wing bears, and says so`, () => {
    const bearing = wing(mar(name, { abort: 2 }))
    expect(abortThreshold(bearing)).toEqual({
      total: 7,
      parts: [
        { label: 'dw.part.tokens', value: 5, source: 'DW-027' },
        { label: 'dw.part.mar', value: 2, source, values: { name } }
      ]
    })
    expect([aborts(bearing, 6), aborts(bearing, 7)]).toEqual([false, true])
  })
})

describe('rules of the model that bear on an abort (DW-028, DW-029, DW-030)', () => {
  it('count together, below none as well, and a hit is needed in any case', () => {
    const weak = wing(mar('verticalDive', { abort: -9 }), mar('other', { abort: 1, text: 'Nervous' }))
    expect([abortThreshold(weak).total, aborts(weak, 0), aborts(weak, 1)]).toEqual([-3, false, true])
    expect(abortThreshold(weak).parts[2]).toMatchObject({ source: 'DW-Q07', values: { name: 'Nervous' } })
  })
  it('matter to a wing in the air alone', () => {
    expect(aborts({ ...wing(), status: 'landed' }, 9)).toBe(false)
  })
})
