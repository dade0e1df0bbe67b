import { expect, it } from 'vitest'
import { diceLetters } from './words'

const die = (result: 'hit' | 'crit' | 'blank') => ({ result, wasRerolled: false })
const letter = (result: string) => ({ key: `xw.letter.${result}` })

it('dice are told as their letters in the order in which they lie, and none as a dash (XW-016)', () => {
  expect(diceLetters([])).toBe('–')
  expect(diceLetters([die('hit')])).toEqual(letter('hit'))
  expect(diceLetters([die('hit'), die('crit')])).toEqual({ key: 'xw.letters', values: { first: letter('hit'), rest: letter('crit') } })
  expect(diceLetters([die('hit'), die('crit'), die('blank')])).toEqual({
    key: 'xw.letters',
    values: { first: letter('hit'), rest: { key: 'xw.letters', values: { first: letter('crit'), rest: letter('blank') } } }
  })
})
