import { computed, nextTick } from 'vue'
import type { ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { KeyAction } from '../../composables/key-actions'
import { openDice } from '../../composables/open-dice'
import { useExplain } from '../../composables/use-explain'
import type { Shortcut } from '../../composables/use-shortcuts'
import { useShortcuts } from '../../composables/use-shortcuts'
import type { Selection } from './selection'
import { turnToMove } from '@shared/systems/starfinder-armada/rules/turn-to-move'
import { useArmada } from './use-armada'

export interface BattleActs {
  readonly fire: () => void
  readonly move: () => void
  readonly decline: () => void
  readonly correct: (what: 'sp' | 'hp') => void
  readonly officers: () => void
  readonly next: () => void
  readonly defer: () => void
  readonly waive: () => void
  readonly due: () => void
  readonly cancel: () => void
}

/** Whether the key goes into a field that wants letters; a dice field wants none, so acts are heard there too. */
export function isTypingWords(): boolean {
  const at = document.activeElement
  return at !== null && at.matches('input:not([data-dice-field],[type="checkbox"],[type="radio"]),select,textarea')
}

/** Takes the first digit, too: the browser puts a key where the focus is once its press has been heard. */
function toDice(): void {
  const field = document.querySelector<HTMLInputElement>('[data-dice-field]:not([readonly])')
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** The refusal on the screen is overruled: at once, or after the reason has been typed. */
function doAnyway(): void {
  const found = [...document.querySelectorAll<HTMLElement>('[data-anyway]')].filter(one => one.offsetParent !== null)
  const last = found[found.length - 1]
  if (last instanceof HTMLInputElement) last.focus()
  else last?.click()
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8]
const ALL_DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))

/** The keys of the battle, on one card and in the foot bar. */
export function useBattleKeys(selection: Selection, acts: BattleActs): ComputedRef<readonly Shortcut[]> {
  const { store, state } = useArmada()
  const { t } = useI18n()
  const explain = useExplain()
  const isOver = (): boolean => state.value.phase === 'over'
  const isWithOfficers = (): boolean => selection.aim.value !== null
  const canMove = (): boolean => turnToMove(state.value) !== null && selection.actorId.value !== null && !isWithOfficers()
  const actsOnOfficers = (): boolean => canMove() || (state.value.phase === 'gunnery' && !isWithOfficers())
  const point = (side: string, event: KeyboardEvent): void => {
    const number = Number(event.code.replace(/\D/gu, ''))
    const fleet = selection.fleetsOf(side)[number - 1]
    if (fleet !== undefined) selection.point(fleet.id)
  }
  const act = (action: KeyAction, run: () => void, when: () => boolean = () => true): Shortcut => ({
    action,
    run,
    isInFields: true,
    isInFoot: true,
    when: () => !isTypingWords() && when()
  })
  const step = (action: KeyAction, side: () => string, by: number): Shortcut => ({
    ...act(action, () => {
      selection.step(side(), by)
      void showFocused()
    }),
    isInFoot: false
  })
  async function showFocused(): Promise<void> {
    await nextTick()
    const id = CSS.escape(selection.focusId.value ?? '')
    document.querySelector(`[data-fleet="${id}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  const shortcuts = computed<readonly Shortcut[]>(() => {
    // Nothing is done to the battle while its past is on the screen.
    if (store.lookingAt !== null) return []
    const last = Math.min(8, Math.max(1, selection.fleetsOf(selection.digitSide.value).length))
    const lastEnemy = Math.min(8, Math.max(1, selection.fleetsOf(selection.enemySide.value).length))
    return [
      {
        keys: ALL_DIGITS,
        shown: ['0–9'],
        label: () => t('battle.key.dice'),
        isPassedOn: true,
        when: () => openDice.value > 0,
        run: toDice
      },
      {
        keys: DIGITS.map(String),
        shown: [`1–${String(last)}`],
        label: () => t('battle.key.fleet'),
        isInFoot: true,
        when: () => openDice.value === 0,
        run: event => point(selection.digitSide.value, event)
      },
      {
        keys: DIGITS.map(n => `Shift+${String(n)}`),
        shown: [`Shift+1–${String(lastEnemy)}`],
        label: () => t('battle.key.enemy'),
        isInFoot: true,
        run: event => point(selection.enemySide.value, event)
      },
      step('battle.down', () => selection.digitSide.value, 1),
      step('battle.up', () => selection.digitSide.value, -1),
      step('battle.enemyDown', () => selection.enemySide.value, 1),
      step('battle.enemyUp', () => selection.enemySide.value, -1),
      act('battle.side', selection.switchSides, () => !isOver() && !isWithOfficers()),
      act('battle.fire', acts.fire, () => state.value.phase === 'gunnery' && !isWithOfficers()),
      act('battle.move', acts.move, canMove),
      act('battle.hold', acts.decline, canMove),
      act(
        'battle.correct',
        () => acts.correct('hp'),
        () => !store.isReadOnly && selection.focusId.value !== null
      ),
      {
        ...act(
          'battle.correctShields',
          () => acts.correct('sp'),
          () => !store.isReadOnly && selection.focusId.value !== null
        ),
        isInFoot: false
      },
      { ...act('battle.officers', acts.officers), isInFoot: actsOnOfficers() },
      act('battle.next', acts.next, () => !store.isReadOnly && !isOver()),
      act('battle.defer', acts.defer, () => state.value.obligations.some(due => !due.isDeferred)),
      act('battle.waive', acts.waive, () => state.value.obligations.length > 0),
      { ...act('battle.anyway', doAnyway, () => document.querySelector('[data-anyway]') !== null), isInFoot: false },
      { ...explain, isInFields: true, when: () => !isTypingWords() },
      {
        ...act(
          'battle.undo',
          () => void store.undo(),
          () => store.undoName !== null && !store.isReadOnly
        ),
        isInFoot: false
      },
      {
        ...act(
          'battle.redo',
          () => void store.redo(),
          () => store.redoName !== null && !store.isReadOnly
        ),
        isInFoot: false
      },
      { keys: ['Enter'], label: () => t('battle.key.Enter'), when: () => !isOver() && !store.isReadOnly, run: acts.due },
      { keys: ['Escape'], label: () => t('battle.key.Escape'), run: acts.cancel }
    ]
  })
  useShortcuts(() => t('battle.key.title'), shortcuts)
  return shortcuts
}
