import { describe, expect, it } from 'vitest'
import { DICE } from '@shared/core/dice/rule'
import { isUncommon } from './uncommon-dice'
import en from '../../i18n/en/battle.json'
import fr from '../../i18n/fr/battle.json'

describe('dice that hardly any table has', () => {
  it('are those no set of dice has in it', () => {
    expect(DICE.filter(isUncommon)).toEqual(['d2', 'd3', 'd5', 'd7', 'd9'])
    // A new die is in one of both lists; an uncommon one has its sentence in the messages.
    expect(DICE.filter(die => !isUncommon(die))).toEqual(['d4', 'd6', 'd8', 'd10', 'd12', 'd20', 'xwAttack', 'xwDefense'])
    for (const words of [en, fr]) expect(Object.keys(words.battle.dice.instead)).toEqual(DICE.filter(isUncommon))
  })
})
