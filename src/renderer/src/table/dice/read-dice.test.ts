import { describe, expect, it } from 'vitest'
import type { DiceRequest } from '@shared/core/dice/rule'
import { readDice } from './read-dice'
import type { SymbolDice } from '../../contract/dice/symbol-dice'

const damage: DiceRequest = { purpose: 'sa.roll.damage', die: 'd10', count: 3, actor: null }
const check: DiceRequest = { purpose: 'sa.roll.gunnery', die: 'd20', count: 1, actor: null }
const nothingMore = (): null => null
const attack: DiceRequest = { purpose: 'xw.roll.attack', die: 'xwAttack', count: 3, actor: null }
/** Only one die has symbols: h on face 1, c on face 4. */
const symbols: SymbolDice = {
  letters: die => (die === 'xwAttack' ? ['h', 'c'] : []),
  read: (_die, text) => {
    const letters = [...text.replace(/\s/gu, '')]
    const wrong = letters.find(one => one !== 'h' && one !== 'c')
    return wrong === undefined
      ? { ok: true, value: letters.map(one => (one === 'h' ? 1 : 4)) }
      : { ok: false, error: { code: 'no-such-letter', letter: wrong } }
  },
  kind: () => 'xw.pool.attack',
  nameOf: () => 'xw.result.hit',
  letterOf: (_die, face) => (face === 4 ? 'c' : 'h'),
  picture: {}
}

describe('reading the dice field', () => {
  it('takes faces apart by spaces and plus signs', () => {
    expect(readDice('6 6+4', damage, nothingMore)).toEqual({ kind: 'ready', answers: [[6, 6, 4]] })
  })

  it('parts single dice for several requests by spaces as well', () => {
    const three = (answers: readonly (readonly number[])[]): DiceRequest | null => (answers.length < 3 ? check : null)
    expect(readDice('4 6 2', check, three)).toEqual({ kind: 'ready', answers: [[4], [6], [2]] })
    expect(readDice('14 6 6 4', check, () => damage)).toMatchObject({ problem: { code: 'wrong-count', read: 4 } })
  })

  it('takes small dice without spaces, each die of one digit', () => {
    const volley: DiceRequest = { purpose: 'dw.roll.attack', die: 'd6', count: 6, actor: null }
    expect(readDice('664425', volley, nothingMore)).toEqual({ kind: 'ready', answers: [[6, 6, 4, 4, 2, 5]] })
    expect(readDice('664 4 25', volley, nothingMore)).toEqual({ kind: 'ready', answers: [[6, 6, 4, 4, 2, 5]] })
    expect(readDice('6644', volley, nothingMore)).toMatchObject({ problem: { code: 'wrong-count', read: 4 }, isUnfinished: true })
    expect(readDice('664725', volley, nothingMore)).toMatchObject({ problem: { code: 'not-a-face', face: 7, sides: 6, position: 3 } })
    expect(readDice('14, 664425', check, answers => (answers.length === 1 ? volley : null))).toEqual({
      kind: 'ready',
      answers: [[14], [6, 6, 4, 4, 2, 5]]
    })
  })

  it('parts small single dice digit by digit as well, but no number of a larger die', () => {
    const one: DiceRequest = { purpose: 'pw.roll.initiative', die: 'd6', count: 1, actor: null }
    const then = (second: DiceRequest) => (answers: readonly unknown[]) => (answers.length < 2 ? second : null)
    expect(readDice('52', one, then(one))).toEqual({ kind: 'ready', answers: [[5], [2]] })
    expect(readDice('5 14', one, then(check))).toEqual({ kind: 'ready', answers: [[5], [14]] })
    expect(readDice('51', one, then(check))).toMatchObject({ problem: { code: 'wrong-count', read: 2 } })
    expect(readDice('52', one, nothingMore)).toMatchObject({ problem: { code: 'wrong-count', expected: 1, read: 2 } })
    expect(readDice('14', check, then(one))).toEqual({ kind: 'ready', answers: [[14]] })
  })

  it('takes two pairs in one run, with or without a space between', () => {
    const pair: DiceRequest = { purpose: 'pw.roll.detection', die: 'd6', count: 2, actor: null }
    const then = (second: DiceRequest) => (answers: readonly unknown[]) => (answers.length < 2 ? second : null)
    for (const text of ['1144', '11 44', '1 1 4 4']) {
      expect(readDice(text, pair, then(pair))).toEqual({
        kind: 'ready',
        answers: [
          [1, 1],
          [4, 4]
        ]
      })
    }
    expect(readDice('114', pair, then(pair))).toMatchObject({ problem: { code: 'wrong-count', expected: 2, read: 1 }, isUnfinished: true })
    expect(readDice('1144', pair, nothingMore)).toMatchObject({ problem: { code: 'wrong-count', expected: 2, read: 4 } })
    expect(readDice('11444', pair, then({ ...pair, count: 3 }))).toMatchObject({ problem: { code: 'wrong-count', read: 5 } })
    expect(readDice('1144', pair, then({ ...pair, die: 'd10' }))).toMatchObject({ problem: { code: 'wrong-count', read: 4 } })
  })

  it('is empty while only spaces are typed', () => {
    expect(readDice('  ', damage, nothingMore)).toEqual({ kind: 'empty' })
  })

  it('says how many dice are still missing and calls that unfinished', () => {
    expect(readDice('6 6', damage, nothingMore)).toEqual({
      kind: 'problem',
      problem: { code: 'wrong-count', expected: 3, read: 2 },
      isUnfinished: true
    })
  })

  it('calls one die too many wrong, not unfinished', () => {
    expect(readDice('6 6 4 4', damage, nothingMore)).toMatchObject({ problem: { code: 'wrong-count', read: 4 }, isUnfinished: false })
  })

  it('finds the face that is not on the die', () => {
    expect(readDice('6 11 4', damage, nothingMore)).toMatchObject({ problem: { code: 'not-a-face', face: 11, sides: 10, position: 1 } })
  })

  it('hands what follows a comma to the next request', () => {
    expect(readDice('14, 6 6 4', check, answers => (answers.length === 1 ? damage : null))).toEqual({
      kind: 'ready',
      answers: [[14], [6, 6, 4]]
    })
  })

  it('waits at a comma for what comes after it', () => {
    expect(readDice('14,', check, () => damage)).toEqual({ kind: 'ready', answers: [[14]] })
  })

  it('refuses an answer that nothing asks for', () => {
    expect(readDice('14, 6 6 4', check, nothingMore)).toMatchObject({ problem: { code: 'too-many-answers', unused: 1 } })
  })

  it('names the word that is no number', () => {
    expect(readDice('6 six 4', damage, nothingMore)).toMatchObject({ problem: { code: 'not-a-number', text: 'six' } })
  })
})

describe('reading dice with symbols', () => {
  it('takes one face for each letter, with or without spaces', () => {
    expect(readDice('h hc', attack, nothingMore, symbols)).toEqual({ kind: 'ready', answers: [[1, 1, 4]] })
  })
  it('hands what follows a comma to the next request', () => {
    const more = (answers: readonly unknown[]): DiceRequest | null => (answers.length === 1 ? { ...attack, count: 1 } : null)
    expect(readDice('hhh,c', attack, more, symbols)).toEqual({ kind: 'ready', answers: [[1, 1, 1], [4]] })
  })
  it('names the letter that is on no such die, and counts the dice', () => {
    expect(readDice('hex', attack, nothingMore, symbols)).toMatchObject({ problem: { code: 'no-such-letter', letter: 'e' } })
    expect(readDice('hc', attack, nothingMore, symbols)).toMatchObject({ problem: { code: 'wrong-count', read: 2 }, isUnfinished: true })
    expect(readDice(' ', attack, nothingMore, symbols)).toEqual({ kind: 'empty' })
    expect(readDice('hh', { ...attack, count: 1 }, () => ({ ...attack, count: 1 }), symbols)).toMatchObject({ answers: [[1], [1]] })
  })
  it('reads numbers on every other die', () => {
    expect(readDice('6 6 4', damage, nothingMore, symbols)).toEqual({ kind: 'ready', answers: [[6, 6, 4]] })
  })
})
