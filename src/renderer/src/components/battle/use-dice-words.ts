import { useI18n } from 'vue-i18n'
import type { AnsweredDice } from '@shared/core/log/entry'
import { diceName } from './dice-name'
import { hasSymbols, useSymbolDice } from './symbol-dice'

/** A roll in words: what it was for, its dice, its faces, and whether a hand threw them or the app. */
export function useDiceWords(): (roll: AnsweredDice) => string {
  const { t } = useI18n()
  const symbols = useSymbolDice()
  return ({ purpose, die, faces, by }) =>
    t('battle.log.roll', {
      purpose: t(purpose),
      dice: diceName({ die, count: faces.length }, t('battle.dice.d')),
      faces: (hasSymbols(symbols, die) ? faces.map(face => symbols.letterOf(die, face).toUpperCase()) : faces).join(' '),
      by: t(`battle.log.faces.${by}`)
    })
}
