import type { AnsweredDice } from '@shared/core/log/entry'
import { useWords } from '../../i18n/use-words'
import { diceName } from './dice-name'
import { useRollerName } from '../../contract/dice/dice-rollers'
import { hasSymbols, useSymbolDice } from '../../contract/dice/symbol-dice'

/**
 * A roll in words: who for, its purpose, dice and faces, and whether they were typed or rolled by the app. The actor is not
 * repeated after another roll of the same actor.
 */
export function useDiceWords(): (roll: AnsweredDice, before?: AnsweredDice) => string {
  const { t } = useWords()
  const symbols = useSymbolDice()
  const rollerName = useRollerName()

  /** Names the kind of symbol dice too, as a purpose such as a reroll may not say it. */
  function purposeOf({ purpose, die }: AnsweredDice): string {
    const words = t(purpose)
    const kind = hasSymbols(symbols, die) ? t(symbols.kind(die)) : words
    return kind === words ? words : `${words}, ${withoutCapital(kind)}`
  }

  return (roll, before) => {
    const { die, actor, faces, by } = roll
    const who = before?.actor === actor ? '' : rollerName(actor)
    return t('battle.log.roll', {
      purpose: who === '' ? purposeOf(roll) : `${who}, ${withoutCapital(purposeOf(roll))}`,
      dice: diceName({ die, count: faces.length }, t('battle.dice.d')),
      faces: (hasSymbols(symbols, die) ? faces.map(face => symbols.letterOf(die, face).toUpperCase()) : faces).join(' '),
      by: t(`battle.log.faces.${by}`)
    })
  }
}

const withoutCapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
