import { describe, expect, it } from 'vitest'
import { readHandNotation } from './hand-notation'
import type { Die } from './rule'

describe('faces as a hand types them', () => {
  it.each([
    ['6 6 4', 'd10', [6, 6, 4]],
    ['6+6+4', 'd10', [6, 6, 4]],
    [' 6  6\t4 ', 'd10', [6, 6, 4]],
    ['17', 'd20', [17]],
    ['17 4', 'd20', [17, 4]],
    ['12', 'd10', [12]],
    ['', 'd6', []],
    ['664425', 'd6', [6, 6, 4, 4, 2, 5]],
    ['66 4+12', 'd6', [6, 6, 4, 1, 2]],
    ['99', 'd9', [9, 9]],
    ['6666666666666666666666666', 'd6', Array.from({ length: 25 }, () => 6)]
  ] as const)('"%s" of a %s is understood', (text, die, faces) => {
    expect(readHandNotation(text, die)).toEqual({ ok: true, value: faces })
  })

  it.each([
    ['6 x 4', 'd6', 'x'],
    ['6 -1', 'd6', '-1'],
    ['2.5', 'd10', '2.5'],
    ['1000', 'd10', '1000'],
    ['6/4', 'd6', '6/4'],
    ['3d6', 'd6', '3d6']
  ] satisfies readonly (readonly [string, Die, string])[])('"%s" of a %s is not, and the answer shows the piece', (text, die, piece) => {
    expect(readHandNotation(text, die)).toEqual({ ok: false, error: { code: 'not-a-number', text: piece } })
  })
})
