import type { SymbolDice } from '../contract/dice/symbol-dice'
import { withSpokenTexts } from '../i18n'
import { TEXTS } from './texts'

/**
 * The parts of a system that a station needs: the messages of its engine, and its dice if they show symbols. An unknown system has neither.
 */
export async function loadForStation(system: string): Promise<SymbolDice | null> {
  const texts = Object.entries(TEXTS).find(([id]) => id === system)?.[1]
  if (texts !== undefined) await withSpokenTexts(texts)
  return system === 'xwing' ? (await import('./xwing/table/station-dice')).stationDice() : null
}
