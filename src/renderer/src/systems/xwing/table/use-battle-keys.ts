import type { ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { LETTERS } from '@shared/systems/xwing/tables/dice'
import type { Asking } from '../../../table/keys/answering'
import type { TableActs } from '../../../table/keys/use-table-keys'
import { actKey, isTypingWords, useTableKeys } from '../../../table/keys/use-table-keys'
import type { KeyAction } from '../../../contract/key-actions'
import { openDice } from '../../../table/dice/open-dice'
import type { Shortcut } from '../../../chrome/keys/use-shortcuts'
import { ACT_KEYS } from '../fire/dice/dice-act'
import { rackOf } from '../fire/places'
import type { Selection } from './selection'
import type { Answers } from './use-asking'
import { useLetters } from './use-letters'
import { useXwing } from '../use-xwing'

export interface BattleActs extends TableActs {
  readonly correct: () => void
  readonly point: (side: string, number: number) => void
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The keys of the battle: letters of symbols go to the dice that wait, digits answer what is asked and else point. */
export function useBattleKeys(selection: Selection, asking: Asking<Answers>, acts: BattleActs): ComputedRef<readonly Shortcut[]> {
  const { store, state } = useXwing()
  const { t } = useI18n()
  const letters = useLetters()
  const lastOf = (side: string): number => Math.min(DIGITS.length, Math.max(1, rackOf(state.value, side).length))
  const step = (action: KeyAction, side: () => string, by: number): Shortcut => ({
    ...actKey(action, () => selection.step(side(), by)),
    isInFoot: false
  })

  const own = (): readonly Shortcut[] => [
    {
      keys: [...new Set([...Object.values(letters.value), ...Object.values(LETTERS)])],
      shown: Object.values(letters.value),
      label: () => t('xwTable.key.symbols'),
      isInFoot: true,
      isPassedOn: true,
      when: () => openDice.value > 0 && isAskingSymbols(),
      run: toDice
    },
    {
      keys: Object.values(ACT_KEYS).filter(key => asking.current?.letters().includes(key)),
      label: () => t('xwTable.key.letters'),
      isInFoot: true,
      when: () => openDice.value === 0 && asking.current !== null && asking.current.letters().length > 0 && !store.isReadOnly,
      run: event => void asking.current?.letter(event.key.toLowerCase())
    },
    {
      keys: DIGITS,
      shown: ['1–9'],
      label: () => t('xwTable.key.answer'),
      isInFoot: true,
      when: () => openDice.value === 0,
      run: event => {
        const digit = Number(event.key)
        if (asking.current?.digit(digit) !== true) acts.point(selection.ownSide.value, digit)
      }
    },
    {
      keys: DIGITS.map(digit => `Shift+${digit}`),
      shown: [`Shift+1–${String(lastOf(selection.enemySide.value))}`],
      label: () => t('battle.key.enemy'),
      isInFoot: true,
      when: () => !isTypingWords(),
      run: event => acts.point(selection.enemySide.value, Number(event.code.replace(/\D/gu, '')))
    },
    step('battle.down', () => selection.ownSide.value, 1),
    step('battle.up', () => selection.ownSide.value, -1),
    step('battle.enemyDown', () => selection.enemySide.value, 1),
    step('battle.enemyUp', () => selection.enemySide.value, -1),
    actKey('battle.correct', acts.correct, () => !store.isReadOnly && selection.focusId.value !== null)
  ]
  const standing = (): { isOver: boolean; owed: number; deferrable: number } => ({
    isOver: state.value.isOver,
    owed: state.value.obligations.length,
    deferrable: 0
  })
  return useTableKeys(own, standing, acts)
}

/** A field on the screen waits for symbols. */
function isAskingSymbols(): boolean {
  return document.querySelector('[data-symbol]') !== null
}

/** Takes the first letter, too: the browser puts a key where the focus is once its press has been heard. */
function toDice(): void {
  const field = document.querySelector<HTMLInputElement>('[data-dice-field]:not([readonly])')
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
