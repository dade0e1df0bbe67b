import { hasAbility } from '../derive/fleet/abilities'
import { fleetIndex } from '../model/fleet-index'
import type { BattleState, FleetState } from '../model/battle'
import type { ArmadaId, FleetId } from '../model/design'
import type { SaObligation } from '../model/obligation'
import type { SaCommand } from '../commands/command'
import { cascadeCandidates } from '../rules/rout-cascade'
import { isFighting } from '../state'
import { ARRAY_TARGETS_MAX, REACH_HEXES } from '../tables/limits'
import { aim, newChoice, type Chart, type Choice } from './aim'
import { hexesBetween, lineUp, pruneFleets, steer, type Field } from './field'
import type { Numbers } from './numbers'
import type { Table } from './table'

/** Rounds after which a forecast calls the battle undecided. */
export const ROUNDS_MAX = 40

/** The knowledge of both sides before the battle begins. */
interface Briefing {
  readonly chart: Chart
  readonly numbers: Numbers
}

interface Game extends Briefing {
  readonly table: Table
  readonly field: Field
  readonly choice: Choice
  /** Damage staged this round against each fleet. */
  readonly struck: Float64Array
}

/**
 * Plays a battle of two armadas from deployment to its end, or through round 40, with the tactic of the forecast on both sides: close to
 * short range of the nearest enemy, and fire where it hurts most. The briefing describes the battle as it begins.
 */
export function playOut(table: Table, briefing: Briefing): void {
  table.settle({ type: 'setDistance', hexes: null })
  // Field by field: after a spread, V8 gives the game of every battle a class of its own.
  const game = {
    chart: briefing.chart,
    numbers: briefing.numbers,
    table,
    field: lineUp(table.state, table.state.distanceHexes ?? 0),
    choice: newChoice(),
    struck: new Float64Array(table.state.fleets.length)
  }
  table.advance()
  while (table.state.phase !== 'over' && table.state.round <= ROUNDS_MAX) playRound(game)
}

function playRound(game: Game): void {
  const { table } = game
  pruneFleets(table.state, game.field)
  table.advance()
  table.advance()
  moveAll(game)
  table.advance()
  fireAll(game)
  table.advance()
  settleAll(game)
  table.advance()
}

/** In two passes, each armada in its turn moves half of its fleets and then the rest, in table order (SA-082). */
function moveAll(game: Game): void {
  const { table } = game
  table.rollOrder()
  const order = table.state.movementOrder
  if (order === null) return
  order.order.forEach((armadaId, i) => moveSome(game, armadaId, order.quotas[i] ?? 0))
  for (const armadaId of order.order) moveSome(game, armadaId, Infinity)
}

function moveSome({ table, field, numbers }: Game, armadaId: ArmadaId, quota: number): void {
  let left = quota
  for (const i of field.fleets[armadaId === table.state.armadas[0]?.id ? 0 : 1]) {
    const fleet = table.state.fleets[i]
    if (fleet === undefined || fleet.movement !== 'pending' || !isFighting(fleet)) continue
    if (left <= 0) return
    left -= 1
    steer(table.state, field, i, numbers.speed(table.state, i), numbers.reach(table.state, i)[0] ?? 0)
    table.move(i)
  }
}

/** Every fleet fires once: with a superweapon whenever it is ready, with an array at as many targets as it can. */
function fireAll({ table, field, chart, numbers, choice, struck }: Game): void {
  struck.fill(0)
  for (let i = 0; i < table.state.fleets.length; i += 1) {
    const fleet = table.state.fleets[i]
    if (fleet === undefined || !isFighting(fleet)) continue
    const usesSuperweapon = hasSuperweapon(table.state, fleet)
    const count = !usesSuperweapon && hasAbility(table.state, fleet, 'array') ? ARRAY_TARGETS_MAX : 1
    aim(choice, table.state, field, chart, i, numbers.reach(table.state, i), struck, count)
    for (let chosen = 0; chosen < choice.size; chosen += 1) {
      const target = choice.targets[chosen] ?? 0
      const enemy = table.state.fleets[target]
      if (enemy === undefined) continue
      const damage = table.fire({
        attacker: i,
        target,
        rangeHexes: hexesBetween(field, i, target),
        isFromFrontArc: enemy.status === 'active',
        arrayTargets: choice.size,
        usesSuperweapon
      })
      struck[target] = (struck[target] ?? 0) + damage
    }
  }
}

function hasSuperweapon(state: BattleState, fleet: FleetState): boolean {
  return state.round >= fleet.superweaponReadyRound && hasAbility(state, fleet, 'superweapon')
}

/** The obligations after the volley, in the order they fell due. */
function settleAll({ table, field }: Game): void {
  for (let due = table.state.obligations[0]; due !== undefined; due = table.state.obligations[0])
    table.settle(answerTo(table.state, field, due))
}

function answerTo(state: BattleState, field: Field, due: SaObligation): SaCommand {
  switch (due.kind) {
    case 'critical':
      return { type: 'settleCritical', obligationId: due.id }
    case 'morale':
      return { type: 'settleMorale', obligationId: due.id, resolveOfficerId: null, gmCheck: 0 }
    case 'routCascade':
      return { type: 'settleCascade', obligationId: due.id, fleetIds: witnesses(state, field, due.fleetId) }
    default:
      // Free attacks, boarders and the like follow from orders that the tactic never gives.
      throw new Error(`The tactic has no answer to ${due.kind}`)
  }
}

/** Allies within 2 hexes of a fleet that has routed (SA-104). */
function witnesses(state: BattleState, field: Field, routedId: FleetId): readonly FleetId[] {
  const routed = fleetIndex(state, routedId)
  return cascadeCandidates(state, { fleetId: routedId, round: state.round })
    .map(fleet => fleet.id)
    .filter(id => hexesBetween(field, routed, fleetIndex(state, id)) <= REACH_HEXES.cascade)
}
