import { describe, expect, it } from 'vitest'
import type { DiceRequest } from '@shared/core/dice/rule'
import { readDice } from './read-dice'

const damage: DiceRequest = { purpose: 'sa.roll.damage', die: 'd10', count: 3, actor: null }
const check: DiceRequest = { purpose: 'sa.roll.gunnery', die: 'd20', count: 1, actor: null }
const nothingMore = (): null => null

describe('reading the dice field', () => {
  it('takes faces apart by spaces and plus signs', () => {
    expect(readDice('6 6+4', damage, nothingMore)).toEqual({ kind: 'ready', answers: [[6, 6, 4]] })
  })

  it('parts single dice for several requests by spaces as well', () => {
    const three = (answers: readonly (readonly number[])[]): DiceRequest | null => (answers.length < 3 ? check : null)
    expect(readDice('4 6 2', check, three)).toEqual({ kind: 'ready', answers: [[4], [6], [2]] })
    expect(readDice('14 6 6 4', check, () => damage)).toMatchObject({ problem: { code: 'wrong-count', read: 4 } })
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
