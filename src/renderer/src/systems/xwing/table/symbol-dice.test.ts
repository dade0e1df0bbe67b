import { describe, expect, it } from 'vitest'
import { mountInEnglish } from '@kit/renderer/mount'
import { RESULTS } from '@shared/systems/xwing/model/dice'
import { LETTERS } from '@shared/systems/xwing/tables/dice'
import DieFace from '../fire/dice/DieFace.vue'
import en from '../../../i18n/en/systems/xw.json'
import fr from '../../../i18n/fr/systems/xw.json'
import { xwDice } from './symbol-dice'

const XW_DICE = xwDice(() => LETTERS)

describe('the two dice for the dice field (XW-034)', () => {
  it('are typed by their own symbols, and all others by numbers', () => {
    expect([XW_DICE.letters('xwAttack'), XW_DICE.letters('xwDefense'), XW_DICE.letters('d20')]).toEqual([
      ['h', 'c', 'f', 'b'],
      ['f', 'e', 'b'],
      []
    ])
    expect(XW_DICE.read('xwDefense', 'e h')).toEqual({ ok: false, error: { code: 'no-such-letter', letter: 'h' } })
  })
  it('say for each face the letter it is typed with', () => {
    for (const die of ['xwAttack', 'xwDefense'] as const)
      for (let face = 1; face <= 8; face += 1) {
        const letter = XW_DICE.letterOf(die, face)
        const read = XW_DICE.read(die, letter)
        expect(read.ok && read.value.map(typed => XW_DICE.letterOf(die, typed))).toEqual([letter])
      }
  })
  it('are typed and told by the letters of each language, of which none means two symbols, whatever the English ones mean', () => {
    expect(xwDice(() => fr.xw.letter).letters('xwAttack')).toEqual(['t', 'c', 'o', 'v'])
    for (const { letter } of [en.xw, fr.xw]) {
      const dice = xwDice(() => letter)
      expect(new Set(RESULTS.map(result => letter[result])).size).toBe(RESULTS.length)
      for (const result of RESULTS)
        for (const die of ['xwAttack', 'xwDefense'] as const) {
          const [own, english] = [dice.read(die, letter[result]), dice.read(die, LETTERS[result])]
          expect(english).toEqual(own.ok ? own : { ok: false, error: { code: 'no-such-letter', letter: LETTERS[result] } })
        }
    }
    expect(xwDice(() => fr.xw.letter).letterOf('xwDefense', 8)).toBe('v')
  })
  it('are drawn with a form of its own for each symbol and each pool, so that colour is not needed', () => {
    const drawn = (pool: string, result: string) =>
      mountInEnglish(DieFace, { pool, result })
        .findAll('path,circle')
        .map(part => `${part.element.tagName} ${part.classes().join()} ${part.attributes('d') ?? ''}`)
        .join()
    const all = RESULTS.flatMap(result => ['attack', 'defense'].map(pool => drawn(pool, result)))
    expect(new Set(all).size).toBe(all.length)
  })
})
