import { useWords } from '../../../i18n/use-words'
import { rackKeys } from '../../../table/keys/rack-keys'
import { isTypingWords } from '../../../table/keys/typing-words'
import { actKey, isAnswering } from '../../../table/keys/use-table-keys'
import { answerAloud } from '../../../table/spoken/voice'
import { openDice } from '../../../table/dice/open-dice'
import type { Shortcut } from '../../../contract/shortcut'
import { plainDigit } from '../../../ui/keys/digit-key'
import { focusNextInput } from '../../../ui/focus/focus-next-input'
import { REFERENCE_KEY } from '../reference/reference-key'
import type { Selection } from './selection'
import { usePetit } from '../use-petit'

const DIGITS_MAX = 9

/** The keys of a battle of Petit Wargame, on one card and in the foot bar. */
export function usePwKeys(
  selection: Selection,
  acts: { correct(this: void): void; openReference(this: void): void }
): () => readonly Shortcut[] {
  const { store } = usePetit()
  const { t } = useWords()
  const isActive = (): boolean => selection.crew.value.length > 0
  /** Digits that name a ship; on some keyboard layouts the others are characters with another meaning. */
  const named = (): readonly number[] => {
    const all = isActive() ? selection.crew.value.map(selection.digitOf) : selection.squadrons.value.map(one => selection.numberOf(one.id))
    // Zero is the board's.
    return all.filter(digit => digit > 0)
  }

  return () => [
    // The question itself takes them.
    {
      keys: Array.from({ length: DIGITS_MAX }, (_, i) => String(i + 1)),
      shown: ['1–9'],
      label: () => t('pwTable.key.answer'),
      isInFoot: true,
      hears: () => false,
      when: isAnswering,
      run: () => undefined
    },
    {
      keys: named().map(String),
      shown: ['1–9'],
      label: () => t(isActive() ? 'pwTable.key.ship' : 'pwTable.key.squadron'),
      isInFoot: true,
      when: () => openDice.value === 0 && !isAnswering() && named().length > 0,
      run(event) {
        selection.act(plainDigit(event) ?? 0)
        // A squadron is no strip of the rack, which would be told.
        if (!isActive()) answerAloud(selection.squadron.value?.name ?? '')
      }
    },
    ...rackKeys({
      enemy: {
        label: () => t('battle.key.enemy'),
        count: () => DIGITS_MAX,
        point(number) {
          selection.aim(number)
          void focusNextInput()
        }
      },
      step: selection.step
    }),
    {
      keys: ['b'],
      label: () => t('pwTable.key.board'),
      isInFields: true,
      isInFoot: true,
      when: () => !isTypingWords(),
      run: () => document.querySelector<HTMLElement>('[data-board]')?.focus()
    },
    actKey('battle.correct', acts.correct, () => !store.isReadOnly && selection.focusId.value !== null),
    { keys: [REFERENCE_KEY], label: () => t('pwReference.key'), run: acts.openReference }
  ]
}
