import { useWords } from '../../../i18n/use-words'
import { actKey, isTypingWords } from '../../../table/keys/use-table-keys'
import type { KeyAction } from '../../../contract/key-actions'
import { keysOf } from '../../../contract/key-actions'
import { openDice } from '../../../table/dice/open-dice'
import type { Shortcut } from '../../../contract/shortcut'
import { REFERENCE_KEY } from '../reference/reference-key'
import type { Selection } from './selection'
import { usePetit } from '../use-petit'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The keys of a battle of Petit Wargame, on one card and in the foot bar. */
export function usePwKeys(
  selection: Selection,
  acts: { correct(this: void): void; openReference(this: void): void }
): () => readonly Shortcut[] {
  const { store } = usePetit()
  const { t } = useWords()
  const isActive = (): boolean => selection.crew.value.length > 0
  /** Digits that name somebody; on some layouts the others are signs that mean something else. */
  const named = (): readonly number[] => DIGITS.slice(0, isActive() ? selection.crew.value.length : selection.squadrons.value.length)

  const stepKey = (action: KeyAction, name: string, isEnemy: boolean, by: number): Shortcut => ({
    keys: keysOf(action),
    label: () => t(`pwTable.key.${name}`),
    isInFields: true,
    isRepeated: true,
    when: () => !isTypingWords(),
    run: () => selection.step(isEnemy, by)
  })

  return () => [
    {
      keys: named().map(String),
      shown: ['1–9'],
      label: () => t(isActive() ? 'pwTable.key.ship' : 'pwTable.key.squadron'),
      isInFoot: true,
      when: () => openDice.value === 0 && named().length > 0,
      run: event => selection.actNth(Number(event.code.replace(/\D/gu, '')))
    },
    stepKey('battle.down', 'shipBelow', false, 1),
    stepKey('battle.up', 'shipAbove', false, -1),
    stepKey('battle.enemyDown', 'enemyBelow', true, 1),
    stepKey('battle.enemyUp', 'enemyAbove', true, -1),
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
