import { count, flag, given, many, pickOrNone, text, type FormOf } from '../../../core/acts/form'
import type { Message } from '../../../core/engine/message'
import { named } from '../../../core/view/act-fields'
import type { FaCommand, FaCommands } from '../commands/command'
import { CRITICAL_ROLLS, criticalRow } from '../derive/critical-row'
import { damageOf } from '../derive/damage'
import type { BattleState } from '../model/battle'
import type { BoardingDue, CriticalDue, ExplosionDue, FaObligation } from '../model/obligation'
import { readRuling } from '../rulings'
import { fleetOf, theShip } from '../state'
import { LIMITS } from '../tables/limits'

/** The commands that answer what is owed. */
export type SettleCommand = Extract<FaCommand, { readonly type: `settle${string}` }>

/** Something owed that is settled by answers; a contact is answered with point defence. */
export type SettledDue = Exclude<FaObligation, { readonly kind: 'contact' }>

/** What is asked about something owed. */
export function dueForm(state: BattleState, due: SettledDue): FormOf<SettleCommand> {
  switch (due.kind) {
    case 'hits':
      return hitsForm(state, due)
    case 'critical':
      return criticalForm(state, due)
    case 'explosion':
      return explosionForm(state, due)
    case 'boarding':
      return boardingForm(state, due)
    case 'drivenOff':
      return drivenOffForm(due)
  }
}

/** What hits do to a ship without ratings, as the GM decides (FA-Q01). */
export function hitsForm(state: BattleState, due: Extract<FaObligation, { readonly kind: 'hits' }>): FormOf<FaCommands['settleHits']> {
  const usual = damageOf(state, theShip(state, due.shipId), due.hits) ?? { hull: 0, criticals: 0 }
  return {
    type: given('settleHits'),
    obligationId: given(due.id),
    hull: count('faTable.stat.hull', { most: LIMITS.hull, start: usual.hull }),
    crew: count('faTable.stat.crew', { most: LIMITS.crew }),
    criticals: count('faTable.settle.criticals', { most: LIMITS.hull, start: usual.criticals })
  }
}

/** A critical by the table, rolled or chosen, or in the GM's words (FA-Q02). */
export function criticalForm(state: BattleState, due: CriticalDue): FormOf<FaCommands['settleCritical']> {
  const hasTable = readRuling(state.rulings, 'fa.critTable') === 'optionalHardback'
  const rows = CRITICAL_ROLLS.map(roll => {
    const critical: Message = { key: `fa.critical.${criticalRow(state.rulings, roll).critical}` }
    return { id: roll, label: { key: 'faTable.settle.rowOf', values: { roll, critical } } }
  })
  return {
    type: given('settleCritical'),
    obligationId: given(due.id),
    row: hasTable ? pickOrNone('faTable.settle.row', 'faTable.settle.rolled', rows, { isAside: true }) : given(null),
    outcome: text('faTable.settle.outcome', { most: LIMITS.text, isAside: hasTable })
  }
}

/** The ships near one that explodes, friend or foe (FA-Q02). */
function explosionForm(state: BattleState, due: ExplosionDue): FormOf<FaCommands['settleExplosion']> {
  const ships = state.ships.filter(ship => ship.status === 'active')
  return {
    type: given('settleExplosion'),
    obligationId: given(due.id),
    shipIds: many(
      'faTable.settle.near',
      state.fleets.map(fleet => ({
        name: fleet.name,
        options: ships.filter(ship => fleetOf(state, ship).id === fleet.id).map(({ id, name }) => ({ id, label: named(name) }))
      }))
    )
  }
}

/** How a boarding ends, as the GM decides (FA-Q15). It is the boarded ship that loses points. */
export function boardingForm(state: BattleState, due: BoardingDue): FormOf<FaCommands['settleBoarding']> {
  const ship = theShip(state, due.targetId).name
  const lost = (stat: 'crew' | 'assault') => {
    const label = `faTable.stat.${stat}`
    return count(label, {
      most: LIMITS[stat],
      heard: { key: 'faTable.settle.lostBy', values: { stat: { key: label }, ship } },
      isAside: true
    })
  }
  return {
    type: given('settleBoarding'),
    obligationId: given(due.id),
    outcome: text('faTable.settle.outcome', { most: LIMITS.text }),
    crew: lost('crew'),
    assault: lost('assault'),
    isCaptured: flag('faTable.settle.captured', { isAside: true })
  }
}

/** Where a wing is that was driven off (FA-057). */
function drivenOffForm(due: Extract<FaObligation, { readonly kind: 'drivenOff' }>): FormOf<FaCommands['settleDrivenOff']> {
  return {
    type: given('settleDrivenOff'),
    obligationId: given(due.id),
    note: text('faTable.settle.whereNow', { most: LIMITS.text })
  }
}
