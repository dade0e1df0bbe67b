import { texts } from '../../../i18n/texts'
import type { SymbolDice } from '../../../contract/dice/symbol-dice'
import { xwDice } from './symbol-dice'
import { lettersIn } from './use-letters'

/** The dice of X-Wing for a page that knows nothing else of it. */
export function stationDice(): SymbolDice {
  return xwDice(() => lettersIn(key => texts.t(key)))
}
