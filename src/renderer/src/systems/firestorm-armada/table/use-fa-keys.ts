import { nextTick } from 'vue'
import type { UnitState } from '@shared/systems/firestorm-armada/model/battle'
import { fleetOf } from '@shared/systems/firestorm-armada/state'
import { useWords } from '../../../i18n/use-words'
import { showOnceDrawn } from '../../../ui/drawing/use-in-sight'
import { focusDice } from '../../../ui/focus/focus-next-input'
import { digitKey } from '../../../ui/keys/digit-key'
import { enemyDigits, stepKeys } from '../../../table/keys/rack-keys'
import { isTypingWords } from '../../../table/keys/typing-words'
import { actKey, isAnswering } from '../../../table/keys/use-table-keys'
import { openDice } from '../../../table/dice/open-dice'
import type { KeyAction } from '../../../contract/key-actions'
import type { Shortcut } from '../../../contract/shortcut'
import type { Sharing } from '../fire/attack-plan'
import { toLastQuestion } from '../fire/to-next-input'
import { ACTION_KEYS } from './action-keys'
import type { Selection } from './selection'
import { useFleets, useLocked } from '../use-fleets'
import type { Action, FaFlow } from './fa-flow'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const digitOf = (event: KeyboardEvent): number => digitKey(event)?.digit ?? 0

/** Keys of the ways to fire besides alone; splitting is the same key in every game that has it. */
const SHARING_KEYS = { combined: 'battle.linked', split: 'battle.splitFire' } as const satisfies Partial<Record<Sharing, KeyAction>>

/** The keys of Firestorm Armada. */
export function useFaKeys(
  selection: Selection,
  flow: Pick<FaFlow, 'action' | 'contact' | 'do' | 'holdFire'>,
  correct: () => void
): () => readonly Shortcut[] {
  const { store, state, send } = useFleets()
  const isLocked = useLocked()
  const { t } = useWords()
  const isActing = (): boolean => state.value.phase === 'activation' && !store.isReadOnly
  const hasSquadron = (): boolean => isActing() && selection.actor.value !== undefined

  /** Outside the activations a digit points, so that one may ask how the ship stands. */
  function pointAtNth(digit: number): void {
    const isOwn = (unit: UnitState): boolean => fleetOf(state.value, { unitId: unit.id }).sideId === selection.actingSide.value
    const unit = state.value.units.find(one => one.number === digit && isOwn(one))
    if (unit !== undefined) selection.pointAtUnit(unit.id)
  }

  function nth(event: KeyboardEvent): void {
    if (!isActing()) return pointAtNth(digitOf(event))
    const unit = selection.choices.value.find(one => one.number === digitOf(event))
    if (unit === undefined) selection.actNth(digitOf(event))
    else if (flow.action.value === null) void send({ type: 'activateUnit', unitId: unit.id })
    else selection.pointAtUnit(unit.id)
  }

  const showFocused = (): void => void showOnceDrawn('data-ship', selection.focusId.value)
  function step(isEnemy: boolean, by: number): void {
    selection.step(isEnemy, by)
    showFocused()
  }
  const action = (one: Action, when: () => boolean): Shortcut => actKey(ACTION_KEYS[one], () => flow.do(one), when)
  const isFlying = (): boolean => isActing() && state.value.activeUnitId !== null

  return () => [
    // The question itself takes them.
    {
      keys: DIGITS.map(String),
      shown: ['1–9'],
      label: () => t('faTable.key.answer'),
      isInFoot: true,
      hears: () => false,
      when: isAnswering,
      run: () => undefined
    },
    {
      keys: ['ArrowUp'],
      label: () => t('faTable.key.questions'),
      isInFields: true,
      isInFoot: true,
      when: () => document.activeElement?.matches('[data-attack] [data-dice-field]') === true && !isLocked.value,
      run: toLastQuestion
    },
    {
      keys: DIGITS.map(String),
      shown: ['1–9'],
      label: () => t(state.value.activeUnitId === null ? 'faTable.key.unit' : 'faTable.key.ship'),
      isInFoot: true,
      when: () =>
        openDice.value === 0 && !isAnswering() && !store.isReadOnly && document.activeElement?.matches('[data-figure-field]') !== true,
      run: nth
    },
    {
      ...enemyDigits(DIGITS.length),
      label: () => t('faTable.key.enemy'),
      isInFields: true,
      isInFoot: true,
      when: () => !isTypingWords(),
      run: event => {
        selection.aimAtUnit(digitOf(event))
        showFocused()
      }
    },
    ...stepKeys(step, 'faTable.key'),
    { ...action('move', isFlying), called: 'faTable.key.move' },
    { ...action('fire', hasSquadron), called: 'faTable.key.fire' },
    ...Object.entries(SHARING_KEYS).map(([answer, key]) => ({
      ...actKey(
        key,
        () => void share(answer),
        () => sharing(answer) !== null
      ),
      isInFoot: false
    })),
    action('board', hasSquadron),
    action('defence', isActing),
    { ...actKey('battle.holdFire', flow.holdFire, () => flow.contact.value !== null && !store.isReadOnly), isInFoot: false },
    action('card', isActing),
    actKey('battle.correct', correct, () => !isLocked.value && selection.focusId.value !== null)
  ]
}

/** Fires this way, and goes on: to the number of dice of a split, and to the dice of all others. */
async function share(answer: string): Promise<void> {
  sharing(answer)?.click()
  await nextTick()
  const split = document.querySelector<HTMLInputElement>('[data-attack] [data-split]')
  split?.focus()
  split?.select()
  if (split === null) await focusDice()
}

/** The input of this answer to how a ship fires. */
function sharing(answer: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-attack] [data-answer=${answer}]:not(:disabled)`)
}
