import { DICE, type DiceRequest } from '@shared/core/dice/rule'
import type { DiceAsk } from '@shared/stations/messages'
import type { Translate } from '../../i18n/texts'
import { diceName } from '../../table/dice/dice-name'

/** The dice asked for as the pad takes them; null for a die that this page does not know. */
export function requestOf({ die, count }: DiceAsk): DiceRequest | null {
  const known = DICE.find(one => one === die)
  return known === undefined ? null : { purpose: '', die: known, count, actor: null }
}

/** The dice asked for, such as 3d10. */
export function diceWords(ask: DiceAsk, t: Translate): string {
  const request = requestOf(ask)
  return request === null ? `${String(ask.count)} ${ask.die}` : diceName(request, t('station.dice.letter'))
}
