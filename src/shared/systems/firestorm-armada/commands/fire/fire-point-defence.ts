import { evolve, type FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import type { ShipId, WingId } from '../../model/design'
import { isWithin, sum } from '../../../../kernel/collections'
import { pointDefenceLeft } from '../../derive/defence-dice'
import { wingRule } from '../../derive/hit-rule'
import { readRuling } from '../../rulings'
import { drivenOffDue } from '../../rules/dues'
import { rollPool } from '../../rules/roll-pool'
import { areEnemies, findShip, findWing, theShip } from '../../state'
import { LIMITS } from '../../tables/limits'
import { WING_DESTROYED_HITS, WING_DRIVEN_OFF_HITS } from '../../tables/shooting'
import type { Decision, FaCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * Refused: 'no-aim' when no die is allotted; 'too-many-dice' for more than are left this turn; 'wing-left-out' when a wing gets no die
 * although one is left for it or another wing gets two; 'uneven-dice' where they must be spread evenly (FA-052, `fa.pdSplitMode`).
 */
export function* checkFirePointDefence(state: BattleState, command: FaCommands['firePointDefence']): Refusals {
  const { allocations } = command
  const ship = findShip(state, command.shipId)
  if (ship === undefined) return 'no-such-ship'
  if (allocations.length === 0) return 'no-aim'
  const wings = allocations.flatMap(one => findWing(state, one.wingId) ?? [])
  if (wings.length < allocations.length) return 'no-such-wing'
  if (new Set(wings).size < wings.length) return 'duplicate-target'
  if (allocations.some(one => !Number.isInteger(one.dice) || !isWithin(one.dice, 0, LIMITS.dice))) return 'bad-number'
  const dice = sum(allocations.map(one => one.dice))
  if (dice === 0) return 'no-aim'
  if (state.phase !== 'activation') yield 'wrong-phase'
  if (ship.status !== 'active' || wings.some(wing => wing.status !== 'active')) yield 'out-of-battle'
  if (!wings.every(wing => areEnemies(state, ship, wing))) yield 'not-an-enemy'
  if (wings.some((wing, i) => wing.isDrivenOff && (allocations[i]?.dice ?? 0) > 0)) yield 'driven-off'
  const available = pointDefenceLeft(state, ship).total
  if (dice > available) yield 'too-many-dice'
  const eligible = allocations.filter((_one, i) => wings[i]?.isDrivenOff === false)
  const shares = eligible.map(one => one.dice)
  const mode = readRuling(state.rulings, 'fa.pdSplitMode')
  if (mode !== 'freeSplit' && isWingLeftOut(shares, available)) yield 'wing-left-out'
  if (mode === 'evenly' && Math.max(0, ...shares) - Math.min(...shares) > 1) yield 'uneven-dice'
  return null
}

/** Whether a wing gets nothing although a die is left for it, or another wing has two (FA-040, FA-052). */
function isWingLeftOut(shares: readonly number[], available: number): boolean {
  return shares.includes(0) && (sum(shares) < available || shares.some(dice => dice > 1))
}

/**
 * Rolls for each wing: two hits destroy it, one drives it off and leaves it owing a move (FA-054 to FA-057). A contact is answered with it.
 */
export function* decideFirePointDefence(state: BattleState, command: FaCommands['firePointDefence']): Decision {
  const { shipId } = command
  const events: FaEvent[] = []
  let after = state
  for (const { wingId, dice } of command.allocations.filter(one => one.dice > 0)) {
    const { pools, hits } = yield* rollPool('fa.roll.pointDefence', dice, wingRule(state.rulings), shipId)
    const rolled: FaEvent[] = [{ type: 'pointDefenceFired', shipId, wingId, pools, hits }, ...answered(after, shipId, wingId)]
    if (findWing(state, wingId)?.status === 'active') {
      if (hits >= WING_DESTROYED_HITS) rolled.push({ type: 'wingDestroyed', wingId })
      else if (hits >= WING_DRIVEN_OFF_HITS)
        rolled.push({ type: 'wingDrivenOff', wingId, byShipId: shipId }, drivenOffDue(after, wingId, shipId))
    }
    events.push(...rolled)
    after = rolled.reduce(evolve, after)
  }
  const isSpent = pointDefenceLeft(after, theShip(after, shipId)).total === 0
  return isSpent ? [...events, ...beyondAnswer(after, shipId)] : events
}

/** The contact with this wing, which the ship has answered. */
function answered(state: BattleState, shipId: ShipId, wingId: WingId): readonly FaEvent[] {
  return state.obligations
    .filter(due => due.kind === 'contact' && due.shipId === shipId && due.wingId === wingId)
    .map((due): FaEvent => ({ type: 'obligationSettled', obligationId: due.id }))
}

/** The contacts of a ship that has no dice left for them (FA-051). */
function beyondAnswer(state: BattleState, shipId: ShipId): readonly FaEvent[] {
  return state.obligations
    .filter(due => due.kind === 'contact' && due.shipId === shipId)
    .map((due): FaEvent => ({ type: 'obligationLapsed', obligationId: due.id }))
}
