import { evolve, type FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { present } from '../../../../kernel/present'
import { plainRule } from '../../derive/hit-rule'
import { rollPool } from '../../rules/roll-pool'
import { strike } from '../../rules/strike'
import { findObligation, findShip } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { Refusals } from '../refusal'

export function* checkSettleExplosion(state: BattleState, command: FaCommands['settleExplosion']): Refusals {
  const due = findObligation(state, 'explosion', command.obligationId)
  if (due === undefined) return 'no-such-obligation'
  const ships = command.shipIds.map(id => findShip(state, id))
  if (ships.includes(undefined)) return 'no-such-ship'
  if (new Set(ships).size < ships.length) return 'duplicate-target'
  if (command.shipIds.includes(due.shipId)) return 'same-ship'
  if (ships.some(ship => ship?.status !== 'active')) yield 'out-of-battle'
  return null
}

/** Attacks every ship within 4 inches with the dice of the explosion, friend or foe (FA-Q02). */
export function* decideSettleExplosion(state: BattleState, command: FaCommands['settleExplosion']): Decision {
  const due = present(findObligation(state, 'explosion', command.obligationId), command.obligationId)
  const events: FaEvent[] = [{ type: 'obligationSettled', obligationId: due.id }]
  let after = events.reduce(evolve, state)
  for (const targetId of command.shipIds) {
    const { pools, hits } = yield* rollPool('fa.roll.explosion', due.dice, plainRule(state.rulings), due.shipId)
    const struck: readonly FaEvent[] = [
      { type: 'explosionStruck', shipId: due.shipId, targetId, pools, hits },
      ...strike(after, targetId, hits)
    ]
    events.push(...struck)
    after = struck.reduce(evolve, after)
  }
  return events
}
