import { inject, type Component, type InjectionKey } from 'vue'
import type { Die, Faces } from '@shared/core/dice/rule'
import type { Result } from '@shared/kernel/result'

/** Dice with symbols instead of numbers: how they are typed, named and drawn. Provided by systems with such dice. */
export interface SymbolDice {
  /** The distinct symbol letters of a die; none for a numbered die. */
  letters(die: Die): readonly string[]
  /** A face for each symbol typed, or the letter that is not on this die. */
  read(die: Die, text: string): Result<Faces, { readonly code: 'no-such-letter'; readonly letter: string }>
  /** Message key of the name of such dice. */
  kind(die: Die): string
  /** The letter of a face. */
  letterOf(die: Die, face: number): string
  /** Message key of the name of a face. */
  nameOf(die: Die, face: number): string
  /** Draws a face. Props: `die`, `face`. */
  readonly picture: Component
}

export const SYMBOL_DICE: InjectionKey<SymbolDice> = Symbol('symbol dice')

/** The symbol dice of this table; null when all dice show numbers. */
export function useSymbolDice(): SymbolDice | null {
  return inject(SYMBOL_DICE, null)
}

/** Whether this die shows symbols. */
export function hasSymbols(symbols: SymbolDice | null, die: Die): symbols is SymbolDice {
  return symbols !== null && symbols.letters(die).length > 0
}
