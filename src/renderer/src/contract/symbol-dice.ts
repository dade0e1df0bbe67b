import { inject, type Component, type InjectionKey } from 'vue'
import type { Die, Faces } from '@shared/core/dice/rule'
import type { Result } from '@shared/kernel/result'

/** Dice that show symbols in place of numbers: how they are typed, told and drawn. A system that has such dice provides it. */
export interface SymbolDice {
  /** The letter of each symbol of a die, once each; none for a die of numbers. */
  letters(die: Die): readonly string[]
  /** One face of each symbol typed, or the letter that is on no such die. */
  read(die: Die, text: string): Result<Faces, { readonly code: 'no-such-letter'; readonly letter: string }>
  /** Message key of what such dice are called. */
  kind(die: Die): string
  /** The letter of a face. */
  letterOf(die: Die, face: number): string
  /** Draws a face. Props: `die`, `face`. */
  readonly picture: Component
}

export const SYMBOL_DICE: InjectionKey<SymbolDice> = Symbol('symbol dice')

/** The dice with symbols of this table; null where all dice show numbers. */
export function useSymbolDice(): SymbolDice | null {
  return inject(SYMBOL_DICE, null)
}

/** Whether this die shows symbols. */
export function hasSymbols(symbols: SymbolDice | null, die: Die): symbols is SymbolDice {
  return symbols !== null && symbols.letters(die).length > 0
}
