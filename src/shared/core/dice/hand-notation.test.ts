import { describe, expect, it } from 'vitest'
import { readHandNotation } from './hand-notation'

describe('faces as a hand types them', () => {
  it.each([
    ['6 6 4', [[6, 6, 4]]],
    ['6+6+4', [[6, 6, 4]]],
    [' 6  6\t4 ', [[6, 6, 4]]],
    ['17', [[17]]],
    [
      '6 6 4, 5 2',
      [
        [6, 6, 4],
        [5, 2]
      ]
    ],
    ['17; 3 4', [[17], [3, 4]]],
    ['17,', [[17], []]],
    ['', [[]]]
  ])('"%s" is understood', (text, answers) => {
    expect(readHandNotation(text)).toEqual({ ok: true, value: answers })
  })

  it.each([
    ['6 x 4', 'x'],
    ['6 -1', '-1'],
    ['2.5', '2.5'],
    ['1000', '1000'],
    ['6/4', '6/4'],
    ['3d6', '3d6']
  ])('"%s" is not, and the answer shows the piece', (text, piece) => {
    expect(readHandNotation(text)).toEqual({ ok: false, error: { code: 'not-a-number', text: piece } })
  })
})
