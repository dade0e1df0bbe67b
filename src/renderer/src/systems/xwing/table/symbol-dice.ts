import { readLetters, type Letters } from '@shared/systems/xwing/derive/letters'
import { resultOf } from '@shared/systems/xwing/derive/results'
import type { SymbolDice } from '../../../contract/dice/symbol-dice'
import DiePicture from '../fire/dice/DiePicture.vue'
import { isSymbolDie, poolOf, symbolsOf } from './symbols'

/** The two dice of X-Wing for the dice field, the log and the history, by the letters of a language. */
export function xwDice(own: () => Letters): SymbolDice {
  return {
    letters: die => (isSymbolDie(die) ? symbolsOf(poolOf(die)).map(result => own()[result]) : []),
    read: (die, text) => readLetters(poolOf(die), text, own()),
    kind: die => `xw.pool.${poolOf(die)}`,
    letterOf: (die, face) => own()[resultOf(poolOf(die), face)],
    nameOf: (die, face) => `xw.result.${resultOf(poolOf(die), face)}`,
    picture: DiePicture
  }
}
