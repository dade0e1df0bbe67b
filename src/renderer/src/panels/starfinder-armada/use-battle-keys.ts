import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useExplain } from '../../composables/use-explain'
import type { Shortcut } from '../../composables/use-shortcuts'
import { useShortcuts } from '../../composables/use-shortcuts'
import type { Selection } from './selection'
import { useArmada } from './use-armada'

export interface BattleActs {
  readonly fire: () => void
  readonly move: () => void
  readonly decline: () => void
  readonly correct: () => void
  readonly officers: () => void
  readonly next: () => void
  readonly defer: () => void
  readonly waive: () => void
  readonly cancel: () => void
}

/** Whether the key goes into a field that wants letters; a dice field wants none, so acts are heard there too. */
function isTypingWords(): boolean {
  const at = document.activeElement
  return at !== null && at.matches('input:not([data-dice-field],[type="checkbox"],[type="radio"]),select,textarea')
}

/** The keys of the battle, on one card and in the foot bar. */
export function useBattleKeys(selection: Selection, acts: BattleActs): ComputedRef<readonly Shortcut[]> {
  const { store, state } = useArmada()
  const { t } = useI18n()
  const explain = useExplain()
  const isOver = (): boolean => state.value.phase === 'over'
  const digits = [1, 2, 3, 4, 5, 6, 7, 8]
  const enemySide = (): string =>
    selection.actingSide.value === selection.shownSide.value ? (selection.sides.value[0] ?? 'A') : selection.shownSide.value
  const point = (side: string, event: KeyboardEvent): void => {
    const number = Number(event.code.replace(/\D/gu, ''))
    const fleet = selection.fleetsOf(side)[number - 1]
    if (fleet !== undefined) selection.point(fleet.id)
  }
  const act = (key: string, run: () => void, when: () => boolean = () => true): Shortcut => ({
    keys: [key],
    label: () => t(`battle.key.${key}`),
    run,
    isInFields: true,
    isInFoot: true,
    when: () => !isTypingWords() && when()
  })

  const shortcuts = computed<readonly Shortcut[]>(() => {
    const last = Math.min(8, Math.max(1, selection.fleetsOf(selection.actingSide.value).length))
    const lastEnemy = Math.min(8, Math.max(1, selection.fleetsOf(enemySide()).length))
    return [
      {
        keys: digits.map(String),
        shown: ['1', String(last)],
        label: () => t('battle.key.fleet'),
        isInFoot: true,
        run: event => point(selection.actingSide.value, event)
      },
      {
        keys: digits.map(n => `Shift+${String(n)}`),
        shown: ['Shift+1', `Shift+${String(lastEnemy)}`],
        label: () => t('battle.key.enemy'),
        isInFoot: true,
        run: event => point(enemySide(), event)
      },
      act('a', selection.switchSides, () => !isOver()),
      act('f', acts.fire, () => state.value.phase === 'gunnery'),
      act('m', acts.move, () => state.value.phase === 'helm' && state.value.movementOrder !== null),
      act('l', acts.decline, () => state.value.phase === 'helm' && state.value.movementOrder !== null),
      act('h', acts.correct, () => !store.isReadOnly && selection.focusId.value !== null),
      { ...act('o', acts.officers), isInFoot: false },
      act('n', acts.next, () => !store.isReadOnly && !isOver()),
      act('d', acts.defer, () => state.value.obligations.some(due => !due.isDeferred)),
      act('x', acts.waive, () => state.value.obligations.length > 0),
      { ...explain, isInFields: true, when: () => !isTypingWords() },
      {
        keys: ['Ctrl+z'],
        label: () => t('battle.key.undo'),
        run: () => void store.undo(),
        isInFields: true,
        when: () => !isTypingWords() && store.undoName !== null && !store.isReadOnly
      },
      {
        keys: ['Ctrl+y', 'Ctrl+Shift+z'],
        label: () => t('battle.key.redo'),
        run: () => void store.redo(),
        isInFields: true,
        when: () => !isTypingWords() && store.redoName !== null && !store.isReadOnly
      },
      { keys: ['Escape'], label: () => t('battle.key.Escape'), run: acts.cancel }
    ]
  })
  useShortcuts(() => t('battle.key.title'), shortcuts)
  return shortcuts
}
