import { nextTick } from 'vue'
import type { ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Asking } from '../../../table/keys/answering'
import type { TableActs } from '../../../table/keys/use-table-keys'
import { actKey, useTableKeys } from '../../../table/keys/use-table-keys'
import type { KeyAction } from '../../../contract/key-actions'
import { openDice } from '../../../table/dice/open-dice'
import type { Shortcut } from '../../../contract/shortcut'
import { OPTION_KEYS } from '../fire/option-keys'
import { rackOf } from '../rack/places'
import type { PointedAct } from './pointed-keys'
import { POINTED_KEYS } from './pointed-keys'
import type { Selection } from './selection'
import type { Answers } from './use-asking'
import { useDystopian } from '../use-dystopian'

export interface BattleActs extends TableActs {
  readonly correct: () => void
  /** Does that with the unit or wing pointed at, where it means anything. */
  readonly doPointed: (act: PointedAct) => void
  readonly point: (side: string, number: number) => void
}

const OPTIONS = ['split', 'link', 'combine'] as const
const POINTED_ACTS = ['obscure', 'dive', 'patrol'] as const
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The choice of the number to hit, or its first number where none is chosen yet. */
const TO_HIT = '[data-to-hit]:not([disabled]) input'

function toHit(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>(TO_HIT)]
  ;(inputs.find(input => input.checked) ?? inputs[0])?.focus()
}

/** The keys of the battle: digits answer what is asked, else point. */
export function useBattleKeys(selection: Selection, asking: Asking<Answers>, acts: BattleActs): ComputedRef<readonly Shortcut[]> {
  const { store, state } = useDystopian()
  const { t } = useI18n()
  const lastOf = (side: string): number => Math.min(9, Math.max(1, rackOf(state.value, side).length))
  const step = (action: KeyAction, side: () => string, by: number): Shortcut => ({
    ...actKey(action, () => {
      selection.step(side(), by)
      void showFocused()
    }),
    isInFoot: false
  })
  async function showFocused(): Promise<void> {
    await nextTick()
    document.querySelector(`[data-combatant="${CSS.escape(selection.focusId.value ?? '')}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  /** Its key stands beside its button; the foot bar leaves it out. */
  const quietKey = (action: KeyAction, run: () => void, when: () => boolean): Shortcut => ({
    ...actKey(action, run, () => !store.isReadOnly && when()),
    isInFoot: false
  })

  const own = (): readonly Shortcut[] => [
    {
      keys: DIGITS,
      shown: ['1–9'],
      label: () => t('dwTable.key.answer'),
      isInFoot: true,
      when: () => openDice.value === 0,
      run: event => {
        const own = rackOf(state.value, selection.ownSide.value)[Number(event.key) - 1]
        if (asking.current?.digit(event.key) !== true && own !== undefined) selection.point(own.id)
      }
    },
    {
      keys: DIGITS.map(digit => `Shift+${digit}`),
      shown: [`Shift+1–${String(lastOf(selection.enemySide.value))}`],
      label: () => t('battle.key.enemy'),
      isInFoot: true,
      run: event => acts.point(selection.enemySide.value, Number(event.code.replace(/\D/gu, '')))
    },
    { keys: ['Backspace'], label: () => t('dwTable.key.back'), run: () => asking.current?.back() },
    ...OPTIONS.map(option =>
      quietKey(
        OPTION_KEYS[option],
        () => asking.current?.option?.(option),
        () => typeof asking.current?.option === 'function'
      )
    ),
    ...POINTED_ACTS.map(act =>
      quietKey(
        POINTED_KEYS[act],
        () => acts.doPointed(act),
        () => selection.focusId.value !== null
      )
    ),
    quietKey('battle.toHit', toHit, () => document.querySelector(TO_HIT) !== null),
    step('battle.down', () => selection.ownSide.value, 1),
    step('battle.up', () => selection.ownSide.value, -1),
    step('battle.enemyDown', () => selection.enemySide.value, 1),
    step('battle.enemyUp', () => selection.enemySide.value, -1),
    actKey('battle.correct', acts.correct, () => !store.isReadOnly && selection.focusId.value !== null)
  ]
  const standing = (): { isOver: boolean; owed: number; deferrable: number } => ({
    isOver: state.value.isOver,
    owed: state.value.obligations.length,
    deferrable: state.value.obligations.filter(due => due.isDeferred !== true).length
  })
  return useTableKeys(own, standing, acts)
}
