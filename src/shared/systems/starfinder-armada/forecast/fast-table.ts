import type { Rule } from '../../../core/dice/rule'
import { endsAt, type Boundary } from '../../../core/effects/clock'
import { momentAfter } from '../../../core/phases/phase-table'
import { firstHalf } from '../../../core/phases/move-order'
import type { Seeded } from '../../../kernel/seeded'
import { atBoundary } from '../commands/battle/advance-phase'
import { hasLiveEmp } from '../commands/fire/attack-limits'
import type { SaCommand } from '../commands/command'
import { decide } from '../commands/commands'
import { admiralOf } from '../commands/officers/order-check'
import { hasCondition } from '../derive/fleet/conditions'
import { hitFrom } from '../derive/fire/hit-face'
import { officerCheck } from '../derive/checks/officer-bonus'
import type { SaEvent } from '../events'
import { ROUND_PHASES, type BattleState, type FleetState, type RoundPhase } from '../model/battle'
import type { ArmadaId } from '../model/design'
import { withConsequences } from '../rules/consequences'
import { lapsedBy, placed } from '../rules/dues'
import { battleEndedIfDecided } from '../rules/end-of-battle'
import { regains } from '../rules/regain-shields'
import { countRoutRounds } from '../rules/rout-rounds'
import { strike } from '../rules/apply-volley'
import { volleyInOrder } from '../rules/volley-order'
import { shapedFleet, shapedState, type Fresh } from '../shape'
import { idFor, isFighting } from '../state'
import { EMP_MARGIN, SUPERWEAPON_ROUNDS } from '../tables/limits'
import { evolveInPlace, type OwnBattle } from './evolve-in-place'
import type { Numbers } from './numbers'
import { facesFor, type Fire, type Table } from './table'

/**
 * A table for thousands of battles. Moves, attacks and phases make up nearly all of a battle. They change the state in place, with the
 * numbers of the rules and the faces fed straight in, without a log, breakdowns or checks. Obligations after a volley are settled by the
 * rules themselves. The table only knows the plain orders of the forecast's tactic: two armadas, no stunts, no officers' actions, no free
 * attacks. The battle it starts from is not changed.
 */
export class FastTable implements Table {
  state: OwnBattle
  readonly #dice: Seeded
  readonly #numbers: Numbers

  constructor(start: BattleState, numbers: Numbers, dice: Seeded) {
    const own = shapedState(start) as OwnBattle
    // Pushed: V8 maps to lists of two kinds, before and after compiling, and reading either is slower for ever.
    own.fleets = []
    for (const fleet of start.fleets) own.fleets.push(shapedFleet(fleet))
    own.volley = []
    this.state = own
    this.#dice = dice
    this.#numbers = numbers
  }

  settle(command: SaCommand): void {
    withConsequences(this.state, answered(decide(this.state, command), this.#dice), (_, event) => this.#apply(event))
  }

  move(index: number): void {
    this.#fleet(index).movement = 'moved'
  }

  /** The gunnery check and the damage, as `rollAttack` has them (SA-093, SA-094). */
  fire(shot: Fire): number {
    const { state } = this
    const numbers = this.#numbers
    const natural = this.#dice.face(20)
    const total = natural + numbers.gunnery(state, shot)
    const ac = numbers.armorClass(state, shot.target, shot.isFromFrontArc)
    const attacker = this.#fleet(shot.attacker)
    attacker.hasAttacked = true
    if (shot.usesSuperweapon) attacker.superweaponReadyRound = state.round + SUPERWEAPON_ROUNDS
    const number = state.nextId
    state.nextId += 1
    if (natural < hitFrom(natural + ac - total, numbers.isNaturalAuto)) return 0
    const { count, sides } = numbers.dice(shot.attacker)
    let sum = 0
    for (let die = 0; die < count; die += 1) sum += this.#dice.face(sides)
    const damage = numbers.damage(state, shot, sum)
    state.volley.push({
      id: idFor('v', number),
      kind: 'gunnery',
      attackerId: attacker.id,
      targetId: this.#fleet(shot.target).id,
      rangeHexes: shot.rangeHexes,
      band: 'short',
      isFromFrontArc: shot.isFromFrontArc,
      arrayTargets: shot.arrayTargets,
      usesSuperweapon: shot.usesSuperweapon,
      natural,
      rolls: NO_FACES,
      total,
      ac,
      isHit: true,
      damageFaces: NO_FACES,
      damageSides: sides,
      damage,
      bypassesShields: false,
      isCriticalNatural: natural >= numbers.criticalFrom(state, shot),
      isEmp: total >= ac + EMP_MARGIN && hasLiveEmp(state, attacker, 'gunnery')
    })
    return damage
  }

  /** Each armada's check, lowest first; armadas that tie roll again (SA-079 to SA-081). */
  rollOrder(): void {
    const { state } = this
    const rolls = state.armadas
      .map(armada => ({ id: armada.id, active: this.#active(armada.id), total: 0 }))
      .filter(roll => roll.active > 0)
    do for (const roll of rolls) roll.total = this.#orderCheck(roll.id)
    while (rolls.length > 1 && rolls[0]?.total === rolls[1]?.total)
    rolls.sort((a, b) => a.total - b.total)
    const order = rolls.map(roll => roll.id)
    state.movementOrder = { checks: [], order, quotas: rolls.map(roll => firstHalf(roll.active)), lastMoved: null }
  }

  advance(): void {
    const { phase, round } = this.state
    if (phase === 'over') return
    if (phase === 'deployment') return this.#enter(1, 'roundStart')
    if (phase === 'engineering') this.#regainShields()
    if (phase === 'resolution') this.#endResolution()
    this.#clock({ kind: 'endOfPhase', round, phase })
    const to = momentAfter(ROUND_PHASES, { round, phase })
    if (to.round > round) this.#clock({ kind: 'endOfRound', round })
    if (this.state.phase === 'over') return
    this.#enter(to.round, to.phase)
    this.#clock({ kind: 'startOfPhase', round: to.round, phase: to.phase })
    if (to.phase !== 'resolution') return
    strike(this.state, volleyInOrder(this.state), true, (_, event) => {
      this.#follow(event)
      return this.state
    })
  }

  #apply(event: SaEvent): BattleState {
    this.state = evolveInPlace(this.state, event)
    return this.state
  }

  /** Applies an event of a rule as `decide` would have completed it: with the place of an obligation, and with those that lapse. */
  #follow(event: SaEvent): void {
    this.#apply(event.type === 'obligationOwed' ? placed(this.state, event) : event)
    for (const lapsed of lapsedBy(this.state, event)) this.#apply(lapsed)
  }

  #applyAll(events: readonly SaEvent[]): void {
    for (const event of events) this.#apply(event)
  }

  #clock(boundary: Boundary): void {
    for (const effect of this.state.effects) {
      if (effect.suspension === null && !endsAt(effect.ending, boundary)) continue
      this.#applyAll(atBoundary(this.state, boundary))
      return
    }
  }

  #enter(round: number, phase: RoundPhase): void {
    const { state } = this
    state.phase = phase
    if (round === state.round) return
    state.round = round
    state.movementOrder = null
    for (const fleet of state.fleets) {
      fleet.movement = 'pending'
      fleet.hasAttacked = false
      fleet.damagedBy = NOBODY
    }
  }

  /** One die for each fleet, whose size depends on its shield maximum (SA-078). */
  #regainShields(): void {
    const { state } = this
    for (let i = 0; i < state.fleets.length; i += 1) {
      const fleet = this.#fleet(i)
      if (!regains(state, fleet)) continue
      const max = this.#numbers.spMax(state, i)
      if (fleet.sp >= max || (this.#numbers.isTouched(state, i) && hasCondition(state, fleet, 'shields'))) continue
      fleet.sp = Math.min(max, fleet.sp + this.#dice.face(this.#numbers.regeneration(state, max)))
    }
  }

  #endResolution(): void {
    if (this.state.fleets.some(fleet => fleet.status === 'routed')) for (const event of countRoutRounds(this.state)) this.#follow(event)
    if (this.state.armadas.some(armada => this.#active(armada.id) === 0)) this.#applyAll(battleEndedIfDecided(this.state))
  }

  #orderCheck(id: ArmadaId): number {
    const admiral = admiralOf(this.state, id)
    return admiral === undefined ? this.#dice.face(6) : this.#dice.face(20) + officerCheck(this.state, admiral).total
  }

  #active(id: ArmadaId): number {
    let active = 0
    for (const fleet of this.state.fleets) if (fleet.armadaId === id && isFighting(fleet)) active += 1
    return active
  }

  #fleet(index: number): Fresh<FleetState> {
    const fleet = this.state.fleets[index]
    if (fleet === undefined) throw new Error(`No fleet at ${String(index)}`)
    return fleet
  }
}

const NOBODY: readonly ArmadaId[] = []
/** Faces are for the log, and a forecast has none. */
const NO_FACES: readonly number[] = []

function answered<T>(rule: Rule<T>, dice: Seeded): T {
  let step = rule.next()
  while (step.done !== true) step = rule.next(facesFor(step.value, dice))
  return step.value
}
