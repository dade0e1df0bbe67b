import { nextTick } from 'vue'
import type { ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { turnToMove } from '@shared/systems/starfinder-armada/rules/turn-to-move'
import type { TableActs } from '../../../table/keys/use-table-keys'
import { actKey, useTableKeys } from '../../../table/keys/use-table-keys'
import type { KeyAction } from '../../../contract/key-actions'
import { openDice } from '../../../table/dice/open-dice'
import type { Shortcut } from '../../../contract/shortcut'
import type { Selection } from './selection'
import { useArmada } from '../use-armada'

export interface BattleActs extends TableActs {
  readonly fire: () => void
  readonly move: () => void
  readonly decline: () => void
  readonly correct: (what: 'sp' | 'hp') => void
  readonly officers: () => void
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8]

/** The keys of the battle, on one card and in the foot bar. */
export function useBattleKeys(selection: Selection, acts: BattleActs): ComputedRef<readonly Shortcut[]> {
  const { store, state } = useArmada()
  const { t } = useI18n()
  const isOver = (): boolean => state.value.phase === 'over'
  const isWithOfficers = (): boolean => selection.aim.value !== null
  const canMove = (): boolean => turnToMove(state.value) !== null && selection.actorId.value !== null && !isWithOfficers()
  const actsOnOfficers = (): boolean => canMove() || (state.value.phase === 'gunnery' && !isWithOfficers())
  const canCorrect = (): boolean => !store.isReadOnly && selection.focusId.value !== null
  const point = (side: string, event: KeyboardEvent): void => {
    const number = Number(event.code.replace(/\D/gu, ''))
    const fleet = selection.fleetsOf(side)[number - 1]
    if (fleet !== undefined) selection.point(fleet.id)
  }
  const step = (action: KeyAction, side: () => string, by: number): Shortcut => ({
    ...actKey(action, () => {
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

  const own = (): readonly Shortcut[] => {
    const last = Math.min(8, Math.max(1, selection.fleetsOf(selection.digitSide.value).length))
    const lastEnemy = Math.min(8, Math.max(1, selection.fleetsOf(selection.enemySide.value).length))
    return [
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
      actKey('battle.side', selection.switchSides, () => !isOver() && !isWithOfficers()),
      actKey('battle.fire', acts.fire, () => state.value.phase === 'gunnery' && !isWithOfficers()),
      actKey('battle.move', acts.move, canMove),
      actKey('battle.hold', acts.decline, canMove),
      actKey('battle.correct', () => acts.correct('hp'), canCorrect),
      { ...actKey('battle.correctShields', () => acts.correct('sp'), canCorrect), isInFoot: false },
      { ...actKey('battle.officers', acts.officers), isInFoot: actsOnOfficers() }
    ]
  }
  const standing = () => ({
    isOver: isOver(),
    owed: state.value.obligations.length,
    deferrable: state.value.obligations.filter(due => !due.isDeferred).length
  })
  return useTableKeys(own, standing, acts)
}
