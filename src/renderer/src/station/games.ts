import { provide, shallowRef, type ShallowRef } from 'vue'
import { SYMBOL_DICE, type SymbolDice } from '../contract/dice/symbol-dice'

/** Loads what a page of a station needs of a game: its words, and its dice where they show symbols. */
export type StationGames = (system: string) => Promise<SymbolDice | null>

/** Provides the symbol dice of the game that is played, which is known only once the table is heard. */
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
