import { expect, it } from 'vitest'
import { diceWords } from './words'

const die = (result: 'hit' | 'crit' | 'blank') => ({ result, wasRerolled: false })
const face = (result: string) => ({ key: `xw.face.${result}` })

it('dice are told as their symbols in words, in the order in which they lie, and none as a dash (XW-016)', () => {
  expect(diceWords([])).toBe('–')
  expect(diceWords([die('hit')])).toEqual(face('hit'))
  expect(diceWords([die('hit'), die('crit')])).toEqual({ key: 'xw.faces', values: { first: face('hit'), rest: face('crit') } })
  expect(diceWords([die('hit'), die('crit'), die('blank')])).toEqual({
    key: 'xw.faces',
    values: { first: face('hit'), rest: { key: 'xw.faces', values: { first: face('crit'), rest: face('blank') } } }
  })
})
