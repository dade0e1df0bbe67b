import type { SaRefusal } from '@shared/systems/starfinder-armada/commands/refusal'
import { hasAbility } from '@shared/systems/starfinder-armada/derive/fleet/abilities'
import type { Phase } from '@shared/systems/starfinder-armada/model/battle'
import { turnToMove } from '@shared/systems/starfinder-armada/rules/turn-to-move'
import { useWords } from '../../../i18n/use-words'
import type { Shortcut } from '../../../contract/shortcut'
import { openDice } from '../../../table/dice/open-dice'
import type { Asking } from '../../../table/keys/answering'
import { rackKeys } from '../../../table/keys/rack-keys'
import { actKey } from '../../../table/keys/use-table-keys'
import { answerAloud, tellWhyNot } from '../../../table/spoken/voice'
import { showOnceDrawn } from '../../../ui/drawing/use-in-sight'
import { plainDigit } from '../../../ui/keys/digit-key'
import { focusDice, focusNextInput } from '../../../ui/focus/focus-next-input'
import type { Helm } from '../move/helm'
import type { Selection } from './selection'
import { useArmada } from '../use-armada'

export interface BattleActs {
  readonly correct: (what: 'sp' | 'hp') => void
  readonly officers: () => void
  /** The officers of the other side, while one is chosen. */
  readonly otherOfficers: () => void
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

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
    if (fleet === undefined) tellWhyNot(t('saTable.heard.noFleet', { number }))
    else selection.point(fleet.id)
  }

  function step(isEnemy: boolean, by: number): void {
    selection.step(isEnemy ? selection.enemySide.value : selection.digitSide.value, by)
    void showOnceDrawn('data-fleet', selection.focusId.value)
  }

  function switchSides(): void {
    if (isWithOfficers()) {
      acts.otherOfficers()
      return
    }
    selection.switchSides()
    const armadas = state.value.armadas.filter(armada => armada.sideId === selection.actingSide.value).map(armada => armada.name)
    const actor = state.value.fleets.find(fleet => fleet.id === selection.actorId.value)
    answerAloud([...armadas, ...(actor === undefined ? [] : [actor.name])].join(', '))
  }

  function toggleSuperweapon(): void {
    const box = superweapon()
    box?.click()
    answerAloud(t(box?.checked === true ? 'saTable.heard.superweaponFires' : 'saTable.heard.superweaponRests'))
    // The range has been looked at: what is typed now are the dice.
    void focusDice()
  }

  const because = (refusal: SaRefusal): string => capital(t(`sa.refusal.${refusal}`))
  /** Why an act of this phase is not possible now: it is another, all has been done, or an officer is acting. */
  function notNow(phase: Phase): string {
    if (state.value.phase !== phase) return because(state.value.phase === 'over' ? 'battle-over' : 'wrong-phase')
    return t(
      isWithOfficers() ? 'saTable.heard.officerActs' : state.value.movementOrder === null ? 'battle.due.order' : 'battle.due.allMoved'
    )
  }
  function whyNoSuperweapon(): string {
    const fleet = state.value.fleets.find(one => one.id === selection.actorId.value)
    if (state.value.phase !== 'gunnery' || isWithOfficers()) return notNow('gunnery')
    if (fleet === undefined) return t('battle.spoken.nobody')
    const refusal = hasAbility(state.value, fleet, 'superweapon') ? 'needs-a-target' : 'no-superweapon'
    return t('battle.spoken.unit', { name: fleet.name, stands: t(`sa.refusal.${refusal}`) })
  }

  return () => [
    {
      keys: DIGITS.map(String),
      shown: [`1–${String(Math.min(DIGITS.length, Math.max(1, selection.fleetsOf(selection.digitSide.value).length)))}`],
      label: () => t('battle.key.fleet'),
      isInFoot: true,
      when: () => openDice.value === 0,
      run: event => point(selection.digitSide.value, plainDigit(event) ?? 0)
    },
    ...rackKeys({
      enemy: {
        label: () => t('battle.key.enemy'),
        count: () => selection.fleetsOf(selection.enemySide.value).length,
        point: number => point(selection.enemySide.value, number)
      },
      step
    }),
    actKey('battle.side', switchSides, () => !isOver()),
    {
      ...actKey(
        'battle.fire',
        () => void focusNextInput(),
        () => state.value.phase === 'gunnery' && !isWithOfficers()
      ),
      whyNot: () => notNow('gunnery')
    },
    {
      ...actKey('battle.superweapon', toggleSuperweapon, () => superweapon() !== null),
      isInFoot: false,
      whyNot: whyNoSuperweapon
    },
    { ...actKey('battle.move', () => helm.current?.move(), canMove), whyNot: () => notNow('helm') },
    { ...actKey('battle.hold', () => helm.current?.decline(), canMove), whyNot: () => notNow('helm') },
    { ...actKey('battle.option', stepOption, () => isWithOfficers() && optionsNow().length > 1), isInFoot: false },
    actKey('battle.correct', () => acts.correct('hp'), canCorrect),
    { ...actKey('battle.correctShields', () => acts.correct('sp'), canCorrect), isInFoot: false },
    { ...actKey('battle.officers', acts.officers), isInFoot: actsOnOfficers() }
  ]
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The options of the officer's act on the screen: words of which one is chosen, or whom it strikes. */
function optionsNow(): readonly HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('[data-option] input:not(:disabled)')]
}

/** Chooses the next option, and after the last the first. */
function stepOption(): void {
  const options = optionsNow()
  const next = options[(options.findIndex(one => one.checked) + 1) % options.length]
  next?.click()
  answerAloud(next?.closest('label')?.textContent.trim() ?? '')
}

/** The control that fires the superweapon in the current attack. */
function superweapon(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('[data-superweapon]:not(:disabled)')
}
