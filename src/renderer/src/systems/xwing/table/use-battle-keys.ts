import type { ShipId } from '@shared/systems/xwing/model/squad'
import { LETTERS } from '@shared/systems/xwing/tables/dice'
import { useWords } from '../../../i18n/use-words'
import type { Shortcut } from '../../../contract/shortcut'
import { openDice } from '../../../table/dice/open-dice'
import type { Asking } from '../../../table/keys/answering'
import { rackKeys } from '../../../table/keys/rack-keys'
import { actKey } from '../../../table/keys/use-table-keys'
import { tellWhyNot } from '../../../table/spoken/voice'
import { plainDigit } from '../../../ui/keys/digit-key'
import { ACT_KEYS } from '../fire/dice/dice-act'
import { rackOf } from '../fire/places'
import type { Selection } from './selection'
import type { Answers } from './use-asking'
import { useLetters } from './use-letters'
import { useXwing } from '../use-xwing'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The keys of X-Wing: letters of symbols go to the pending dice or answer the question, if any; digits point. */
export function useBattleKeys(
  selection: Selection,
  asking: Asking<Answers>,
  { point, correct }: { point(this: void, id: ShipId): void; correct(this: void): void }
): () => readonly Shortcut[] {
  const { store, state } = useXwing()
  const { t } = useWords()
  const letters = useLetters()

  function pointAt(side: string, number: number): void {
    const found = rackOf(state.value, side)[number - 1]
    if (found === undefined) tellWhyNot(t('xwTable.noShip', { number }))
    else point(found.id)
  }

  const isAsked = (key: string): boolean => asking.current?.letters().includes(key) ?? false

  return () => [
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
      keys: [...new Set([letters.value.focus, ...Object.values(ACT_KEYS)])].filter(key => key !== ACT_KEYS.ability && isAsked(key)),
      label: () => t('xwTable.key.letters'),
      isInFoot: true,
      when: () => openDice.value === 0 && (asking.current?.letters().some(key => key !== ACT_KEYS.ability) ?? false) && !store.isReadOnly,
      run: event => void asking.current?.letter(event.key.toLowerCase())
    },
    {
      keys: [ACT_KEYS.ability],
      label: () => t('xwTable.key.ability'),
      isInFoot: true,
      when: () => openDice.value === 0 && isAsked(ACT_KEYS.ability) && !store.isReadOnly,
      run: () => void asking.current?.letter(ACT_KEYS.ability)
    },
    {
      keys: DIGITS,
      shown: ['1–9'],
      label: () => t(asking.current?.measures() === true ? 'xwTable.key.rangeOrOwn' : 'xwTable.key.own'),
      isInFoot: true,
      when: () => openDice.value === 0,
      run: event => pointAt(selection.ownSide.value, plainDigit(event) ?? 0)
    },
    ...rackKeys({
      enemy: {
        label: () => t('battle.key.enemy'),
        count: () => rackOf(state.value, selection.enemySide.value).length,
        point: number => pointAt(selection.enemySide.value, number)
      },
      step: (isEnemy, by) => selection.step(isEnemy ? selection.enemySide.value : selection.ownSide.value, by)
    }),
    actKey('battle.correct', correct, () => !store.isReadOnly && selection.focusId.value !== null)
  ]
}

/** A field on the screen waits for symbols. */
function isAskingSymbols(): boolean {
  return document.querySelector('[data-symbol]') !== null
}

/** The field receives this first letter too, as the browser inserts a key only after keydown. */
function toDice(): void {
  const field = document.querySelector<HTMLInputElement>('[data-dice-field]:not([readonly])')
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
