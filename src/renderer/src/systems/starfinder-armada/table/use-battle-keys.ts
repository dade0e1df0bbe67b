import { turnToMove } from '@shared/systems/starfinder-armada/rules/turn-to-move'
import { useWords } from '../../../i18n/use-words'
import type { Shortcut } from '../../../contract/shortcut'
import { openDice } from '../../../table/dice/open-dice'
import type { Asking } from '../../../table/keys/answering'
import { rackKeys } from '../../../table/keys/rack-keys'
import { actKey } from '../../../table/keys/use-table-keys'
import { answerAloud } from '../../../table/spoken/voice'
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

  function switchSides(): void {
    selection.switchSides()
    const armadas = state.value.armadas.filter(armada => armada.sideId === selection.actingSide.value).map(armada => armada.name)
    const actor = state.value.fleets.find(fleet => fleet.id === selection.actorId.value)
    answerAloud([...armadas, ...(actor === undefined ? [] : [actor.name])].join(', '))
  }

  function toggleSuperweapon(): void {
    const box = superweapon()
    box?.click()
    answerAloud(t(box?.checked === true ? 'sa.heard.superweaponFires' : 'sa.heard.superweaponRests'))
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
    actKey('battle.side', switchSides, () => !isOver() && !isWithOfficers()),
    actKey(
      'battle.fire',
      () => void focusNextInput(),
      () => state.value.phase === 'gunnery' && !isWithOfficers()
    ),
    {
      ...actKey('battle.superweapon', toggleSuperweapon, () => superweapon() !== null),
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
function superweapon(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('[data-superweapon]:not(:disabled)')
}
