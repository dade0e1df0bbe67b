import { dystopianWars } from '@shared/systems/dystopian-wars'
import { criticalRating } from '@shared/systems/dystopian-wars/derive/ratings'
import { unaimedDice } from '@shared/systems/dystopian-wars/derive/split-pool'
import { whoseTurn } from '@shared/systems/dystopian-wars/derive/whose-turn'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { currentAttack, findAttack, findUnit } from '@shared/systems/dystopian-wars/state'
import type { TableParts } from '../../../contract/system-table'
import type { Words } from '../../../i18n/use-words'
import { attackName, namesOf } from '../fire/attack-name'
import { notFiring, waitingSquadrons } from '../next/next-preview'
import { forcesOf } from '../rack/places'

/** What the table adds to the battle: the item being settled, the attack chosen to be rolled, and the side that acts next. */
interface AtTable {
  readonly settlingId: string | null
  readonly attackId: string | undefined
  readonly nextSide: string | null
}

/** What is due in words: what is being settled, or else the step; and whose turn it is, or the attack in hand. */
export function dueOf(
  state: BattleState,
  { settlingId, attackId, nextSide }: AtTable,
  { t, say }: Pick<Words, 't' | 'say'>
): ReturnType<TableParts['due']> {
  if (state.isOver) return { what: t('battle.due.over'), detail: '' }
  const { step, number, sideIds } = whoseTurn(state)
  const owed = dystopianWars.obligations(state).find(one => one.id === settlingId)
  const now = number === 0 ? between() : t('dwTable.due.step', { number, step: t(`dw.step.${step}`) })
  if (owed !== undefined) return { what: say(owed.title), detail: say(owed.reason) }
  return { what: now, detail: state.activation === null ? '' : detail() }

  function between(): string {
    if (waitingSquadrons(state).length === 0) return t('dwTable.due.allActed')
    return nextSide === null ? t('dwTable.due.between') : t('dwTable.due.betweenOf', { side: forcesOf(state, nextSide) })
  }

  function detail(): string {
    const names = sideIds.map(side => forcesOf(state, side))
    const speaks = t('dwTable.due.speaks', { who: names.join(', '), count: names.length }, names.length)
    const told = ofAttack(speaks)
    return mayGoOn(state) ? t('dwTable.due.orNext', { told }) : told
  }

  function ofAttack(speaks: string): string {
    const rolled = findAttack(state, attackId ?? '')
    const attack = currentAttack(state)
    if (attack === undefined)
      return rolled === undefined ? speaks : t('dwTable.due.attack', { speaks, attack: say(attackName(state, rolled)) })
    const hits = t('dwTable.due.hits', { ...namesOf(state, attack), count: attack.hits }, attack.hits)
    const unit = findUnit(state, attack.targetId)
    if (step !== 'damage' || unit === undefined) return t('dwTable.due.attack', { speaks, attack: hits })
    return t('dwTable.due.ratings', { hits, dr: unit.dr, cr: criticalRating(unit).total })
  }
}

/** Whether this step requires nothing more: counters and defensive fire never do, and all that is declared is at its target. */
export function mayGoOn(state: BattleState): boolean {
  const { step } = state
  return step === 'declareAttacks'
    ? notFiring(state).length === 0 && unaimedDice(state).length === 0
    : step === 'declareCounters' || step === 'defensiveFire'
}
