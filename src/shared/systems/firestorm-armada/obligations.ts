import type { Obligation } from '../../core/obligations/obligation'
import { damageOf } from './derive/damage'
import { pointDefenceLeft } from './derive/defence-dice'
import { readRuling } from './rulings'
import type { BattleState } from './model/battle'
import type { FaObligation } from './model/obligation'
import { theShip, theWing } from './state'
import { boardingRolls } from './rules/boarding-rolls'
import { CRITICAL_DICE } from './tables/damage'
import { DRIVEN_OFF_MOVE } from './tables/shooting'

/** Everything the table still owes, in the order it fell due. */
export function obligations(state: BattleState): readonly Obligation[] {
  return state.obligations.map(due => {
    const owner = due.kind === 'drivenOff' ? theWing(state, due.wingId) : theShip(state, due.shipId)
    return {
      id: due.id,
      kind: due.kind,
      owner: owner.id,
      title: { key: `fa.obligation.${due.kind}`, values: { name: owner.name }, source: SOURCES[due.kind] },
      reason: { key: `fa.reason.${reasonOf(state, due)}`, values: reasonValues(state, due) },
      dice: diceOf(state, due),
      deferred: due.isDeferred,
      round: due.turn
    }
  })
}

const SOURCES = {
  hits: 'FA-Q01',
  critical: 'FA-Q01',
  explosion: 'FA-Q02',
  boarding: 'FA-Q15',
  contact: 'FA-051',
  drivenOff: 'FA-057'
} as const satisfies Readonly<Record<FaObligation['kind'], string>>

function diceOf(state: BattleState, due: FaObligation): Obligation['dice'] {
  if (due.kind === 'explosion') return { die: 'd6', count: due.dice }
  const hasTable = readRuling(state.rulings, 'fa.critTable') === 'optionalHardback'
  if (due.kind === 'critical' && hasTable) return { die: 'd6', count: CRITICAL_DICE }
  const [first] = due.kind === 'boarding' ? boardingRolls(state, due) : []
  return first === undefined ? null : { die: first.die, count: first.count }
}

/** Hits that wait for a reaction are told apart from those that no rating can measure (`fa.reactionTime`). */
function reasonOf(state: BattleState, due: FaObligation): string {
  return due.kind === 'hits' && damageOf(state, theShip(state, due.shipId), due.hits) !== null ? 'waitingHits' : due.kind
}

function reasonValues(state: BattleState, due: FaObligation): Readonly<Record<string, string | number>> {
  switch (due.kind) {
    case 'hits':
      return { hits: due.hits }
    case 'critical':
      return {}
    case 'explosion':
      return { dice: due.dice }
    case 'boarding':
      return { target: theShip(state, due.targetId).name }
    case 'contact':
      return { wing: theWing(state, due.wingId).name, dice: pointDefenceLeft(state, theShip(state, due.shipId)).total }
    case 'drivenOff':
      return { ship: theShip(state, due.byShipId).name, inches: DRIVEN_OFF_MOVE }
  }
}
