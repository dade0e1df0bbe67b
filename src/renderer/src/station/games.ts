import { provide, shallowRef, type ShallowRef } from 'vue'
import { SYMBOL_DICE, type SymbolDice } from '../contract/dice/symbol-dice'

/** Loads the parts of a game that the station page needs: messages, and symbol dice if it has any. */
export type StationGames = (system: string) => Promise<SymbolDice | null>

/** Provides the symbol dice of the current game, which is known only once the table has answered. */
export function provideStationDice(): ShallowRef<SymbolDice | null> {
  const dice = shallowRef<SymbolDice | null>(null)
  const none: readonly string[] = []
  provide(SYMBOL_DICE, {
    letters: die => dice.value?.letters(die) ?? none,
    read: (die, text) => known().read(die, text),
    kind: die => known().kind(die),
    letterOf: (die, face) => known().letterOf(die, face),
    nameOf: (die, face) => known().nameOf(die, face),
    get picture() {
      return known().picture
    }
  })
  const known = (): SymbolDice => {
    if (dice.value === null) throw new Error('A die of numbers has no symbols')
    return dice.value
  }
  return dice
}
