import { turnToMove } from '@shared/systems/starfinder-armada/rules/turn-to-move'
import { useWords } from '../../../i18n/use-words'
import type { Shortcut } from '../../../contract/shortcut'
import { openDice } from '../../../table/dice/open-dice'
import type { Asking } from '../../../table/keys/answering'
import { rackKeys } from '../../../table/keys/rack-keys'
import { actKey } from '../../../table/keys/use-table-keys'
import { showOnceDrawn } from '../../../ui/drawing/use-in-sight'
import { focusNextInput } from '../../../ui/focus/focus-next-input'
import type { Helm } from '../move/helm'
import type { Selection } from './selection'
import { useArmada } from '../use-armada'

export interface BattleActs {
  readonly correct: (what: 'sp' | 'hp') => void
  readonly officers: () => void
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8]

/** The keys of Starfinder. */
export function useBattleKeys(selection: Selection, helm: Asking<Helm>, acts: BattleActs): () => readonly Shortcut[] {
  const { store, state } = useArmada()
  const { t } = useWords()
  const isOver = (): boolean => state.value.phase === 'over'
  const isWithOfficers = (): boolean => selection.aim.value !== null
  const canMove = (): boolean => turnToMove(state.value) !== null && selection.actorId.value !== null && !isWithOfficers()
  const actsOnOfficers = (): boolean => canMove() || (state.value.phase === 'gunnery' && !isWithOfficers())
  const canCorrect = (): boolean => !store.isReadOnly && selection.focusId.value !== null

  function point(side: string, number: number): void {
    const fleet = selection.fleetsOf(side)[number - 1]
    if (fleet !== undefined) selection.point(fleet.id)
  }

  function step(isEnemy: boolean, by: number): void {
    selection.step(isEnemy ? selection.enemySide.value : selection.digitSide.value, by)
    void showOnceDrawn('data-fleet', selection.focusId.value)
  }

  return () => [
    {
      keys: DIGITS.map(String),
      shown: [`1–${String(Math.min(8, Math.max(1, selection.fleetsOf(selection.digitSide.value).length)))}`],
      label: () => t('battle.key.fleet'),
      isInFoot: true,
      when: () => openDice.value === 0,
      run: event => point(selection.digitSide.value, Number(event.code.replace(/\D/gu, '')))
    },
    ...rackKeys({
      enemy: {
        label: () => t('battle.key.enemy'),
        count: () => selection.fleetsOf(selection.enemySide.value).length,
        point: number => point(selection.enemySide.value, number)
      },
      step
    }),
    actKey('battle.side', selection.switchSides, () => !isOver() && !isWithOfficers()),
    actKey(
      'battle.fire',
      () => void focusNextInput(),
      () => state.value.phase === 'gunnery' && !isWithOfficers()
    ),
    {
      ...actKey(
        'battle.superweapon',
        () => superweapon()?.click(),
        () => superweapon() !== null
      ),
      isInFoot: false
    },
    actKey('battle.move', () => helm.current?.move(), canMove),
    actKey('battle.hold', () => helm.current?.decline(), canMove),
    actKey('battle.correct', () => acts.correct('hp'), canCorrect),
    { ...actKey('battle.correctShields', () => acts.correct('sp'), canCorrect), isInFoot: false },
    { ...actKey('battle.officers', acts.officers), isInFoot: actsOnOfficers() }
  ]
}

/** The control that fires the superweapon in the current attack. */
function superweapon(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-superweapon]:not(:disabled)')
}
