import { readLetters } from '@shared/systems/xwing/derive/letters'
import { resultOf } from '@shared/systems/xwing/derive/results'
import type { SymbolDice } from '../../components/battle/symbol-dice'
import DiePicture from './DiePicture.vue'
import { isSymbolDie, letterOf, poolOf, symbolsOf } from './symbols'

/** The two dice of X-Wing for the dice field, the log and the history. */
export const XW_DICE: SymbolDice = {
  letters: die => (isSymbolDie(die) ? symbolsOf(poolOf(die)).map(letterOf) : []),
  read: (die, text) => readLetters(poolOf(die), text),
  kind: die => `xw.pool.${poolOf(die)}`,
  letterOf: (die, face) => letterOf(resultOf(poolOf(die), face)),
  picture: DiePicture
}
