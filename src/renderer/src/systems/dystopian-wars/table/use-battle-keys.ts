import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import { useWords } from '../../../i18n/use-words'
import type { KeyAction } from '../../../contract/key-actions'
import type { Shortcut } from '../../../contract/shortcut'
import { openDice } from '../../../table/dice/open-dice'
import type { Asking } from '../../../table/keys/answering'
import { rackKeys } from '../../../table/keys/rack-keys'
import { actKey } from '../../../table/keys/use-table-keys'
import { showOnceDrawn } from '../../../ui/drawing/use-in-sight'
import { plainDigit } from '../../../ui/keys/digit-key'
import { OPTION_KEYS } from '../fire/option-keys'
import { rackOf } from '../rack/places'
import { UNIT_ACTIONS, UNIT_ACTION_KEYS, type UnitActions } from '../rack/unit-actions'
import { useDystopian } from '../use-dystopian'
import type { Selection } from './selection'
import type { Answers } from './use-asking'

interface BattleActs extends Pick<UnitActions, 'does' | 'correct'> {
  /** Points at it, and uses it as an answer. */
  point(this: void, id: CombatantId): void
}

const OPTIONS = ['split', 'link', 'combine'] as const
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The number to hit that is chosen, or else the first one. */
const TO_HIT = '[data-to-hit]:not([disabled]) input'

/** The keys of Dystopian Wars: digits choose on the acting side or answer the question under the focus; with Shift, they choose a foe. */
export function useBattleKeys(
  selection: Selection,
  asking: Asking<Answers>,
  { does, point, correct }: BattleActs
): () => readonly Shortcut[] {
  const { store, state } = useDystopian()
  const { t } = useWords()

  /** Not in the foot bar, as its key is shown beside its button. */
  const quietKey = (action: KeyAction, run: () => void, when: () => boolean): Shortcut => ({
    ...actKey(action, run, () => !store.isReadOnly && when()),
    isInFoot: false
  })

  function step(isEnemy: boolean, by: number): void {
    selection.step(isEnemy ? selection.enemySide.value : selection.ownSide.value, by)
    void showOnceDrawn('data-combatant', selection.focusId.value)
  }

  function correctFocused(): void {
    if (selection.focusId.value !== null) correct(selection.focusId.value)
  }

  return () => [
    {
      keys: DIGITS,
      shown: ['1–9'],
      label: () => t('dwTable.key.answer'),
      isInFoot: true,
      when: () => openDice.value === 0,
      run: event => {
        const digit = plainDigit(event) ?? 0
        const own = rackOf(state.value, selection.ownSide.value)[digit - 1]
        if (asking.current?.digit(String(digit)) !== true && own !== undefined) point(own.id)
      }
    },
    ...rackKeys({
      enemy: {
        label: () => t('battle.key.enemy'),
        count: () => rackOf(state.value, selection.enemySide.value).length,
        point: number => {
          const found = rackOf(state.value, selection.enemySide.value)[number - 1]
          if (found !== undefined && asking.current?.foe?.(found.id) !== true) point(found.id)
        }
      },
      step
    }),
    { keys: ['Backspace'], label: () => t('dwTable.key.back'), run: () => asking.current?.back() },
    ...OPTIONS.map(option =>
      quietKey(
        OPTION_KEYS[option],
        () => asking.current?.option?.(option),
        () => typeof asking.current?.option === 'function'
      )
    ),
    quietKey(
      'battle.declareLast',
      () => asking.current?.declareLast?.(),
      () => typeof asking.current?.declareLast === 'function'
    ),
    ...UNIT_ACTIONS.map(act =>
      quietKey(
        UNIT_ACTION_KEYS[act],
        () => does(act),
        () => selection.focusId.value !== null
      )
    ),
    quietKey('battle.toHit', toHit, () => document.querySelector(TO_HIT) !== null),
    actKey('battle.correct', correctFocused, () => !store.isReadOnly && selection.focusId.value !== null)
  ]
}

function toHit(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>(TO_HIT)]
  ;(inputs.find(input => input.checked) ?? inputs[0])?.focus()
}
