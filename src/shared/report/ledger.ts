import type { Typed } from '../core/engine/rule-system'
import type { AnsweredDice, CommandEntry } from '../core/log/entry'
import { chanceMoments, plus, type Moments } from '../core/odds/moments'
import { MEASURES, type Apart, type Fact, type LyingDice, type Measure, type ReportRules } from '../core/report/report-rules'
import { present } from '../kernel/present'
import type { AccountRoll, LuckSum } from './account'
import { DiceCounts } from './dice-counts'

/** An attack as it is pieced together. Ids are those of the rules. */
export interface OpenAttack {
  readonly seq: number
  readonly round: number
  readonly phase: string
  readonly attackerId: string
  readonly targetId: string
  readonly weapon: string
  readonly apart: Apart | null
  readonly rolls: AccountRoll[]
  isHit: boolean | null
  damage: number | null
  expectedDamage: Moments | null
  landed: number
  isDropped: boolean
}

/** What one entry did to an attack. */
export interface AttackStep {
  readonly attack: OpenAttack
  readonly rolls: (Omit<AccountRoll, 'by'> & { readonly isPool: boolean })[]
  lying: readonly LyingDice[]
  landed: number
  /** The entry said whether it hits. */
  isJudged: boolean
  /** It struck with its volley, and missed. */
  isMissed: boolean
}

/** Where in the battle a fact was told. */
export interface Told {
  readonly seq: number
  readonly round: number
  readonly phase: string
  /** Dice of the entry. */
  readonly dice: readonly AnsweredDice[]
}

type Sum = Omit<LuckSum, 'side'> & { readonly unitId: string }

/** Enters what the events tell: attacks, who struck whom, and every roll beside its expectation. Mutable, and owned by one teller. */
export class Ledger {
  readonly attacks: OpenAttack[] = []
  readonly dice = new DiceCounts()
  readonly actions = new Map<string, { readonly action: Extract<Fact, { fact: 'action' }>['action']; times: number }[]>()
  readonly sums: Sum[] = []
  #struck: OpenAttack | null = null
  readonly #steps = new Map<OpenAttack, AttackStep>()
  readonly #byId = new Map<string, OpenAttack>()
  readonly #expected = new Map<string, Moments>()
  /** The latest attack on each target; null where something else struck it since. */
  readonly #lastOn = new Map<string, OpenAttack | null>()
  /** All attacks on each target since something else struck it, the last to do damage last. */
  readonly #allOn = new Map<string, readonly OpenAttack[]>()

  enter(fact: Fact, told: Told): void {
    switch (fact.fact) {
      case 'attack':
        this.#begin(fact, told)
        return
      case 'roll':
        this.#roll(fact, told)
        return
      case 'expects':
        this.#expected.set(fact.attackId, fact.damage)
        return
      case 'result':
        this.#result(fact, told)
        return
      case 'lying': {
        const attack = this.#byId.get(fact.attackId)
        if (attack !== undefined) this.#stepOf(attack).lying = fact.dice
        return
      }
      case 'dropped': {
        const attack = this.#byId.get(fact.attackId)
        if (attack !== undefined) attack.isDropped = true
        return
      }
      case 'missed': {
        const attack = this.#byId.get(fact.attackId)
        if (attack !== undefined) this.#stepOf(attack).isMissed = true
        return
      }
      case 'damage': {
        const attack = fact.attackId === null ? this.#lastOn.get(fact.targetId) : this.#byId.get(fact.attackId)
        if (attack === undefined || attack === null) return
        attack.landed += fact.points
        this.#stepOf(attack).landed += fact.points
        if (fact.points > 0) {
          this.#strikesLast(fact.targetId, attack)
          this.#struck = attack
        }
        return
      }
      case 'hazard':
        this.#lastOn.set(fact.targetId, null)
        this.#allOn.delete(fact.targetId)
        return
      case 'check': {
        const { unitId, isPassed, chance } = fact
        this.sums.push({
          unitId,
          measure: 'checks',
          by: told.dice[0]?.by ?? 'hand',
          rolls: 1,
          got: Number(isPassed),
          ...chanceMoments(chance)
        })
        return
      }
      case 'action': {
        const actions = this.actions.get(fact.officerId) ?? []
        const same = actions.find(one => one.action.key === fact.action.key)
        if (same === undefined) actions.push({ action: fact.action, times: 1 })
        else same.times += 1
        this.actions.set(fact.officerId, actions)
        return
      }
    }
  }

  /** Who hurt a unit last; null for nobody. An attack that missed hurts nobody. */
  strikerOf(unitId: string): string | null {
    const hits = (this.#allOn.get(unitId) ?? []).filter(({ isHit, landed, isDropped }) => !isDropped && (isHit === true || landed > 0))
    return hits.at(-1)?.attackerId ?? null
  }

  /** Enters what an event tells about the state before it; `index` is its place in the entry. */
  enterEvent(report: ReportRules<unknown, Typed, Typed>, state: unknown, step: CommandEntry<Typed, Typed>, index: number): void {
    const { seq, command, dice, events } = step
    const facts = report.factsOf(state, present(events[index], `event ${String(index)}`), {
      id: `${String(seq)}.${String(index)}`,
      command,
      dice
    })
    if (facts.length === 0) return
    const { round, phaseId } = report.momentOf(state)
    for (const fact of facts) this.enter(fact, { seq, round, phase: phaseId, dice })
  }

  /** The attack that did damage last since this was last asked; null for none. */
  takeStruck(): OpenAttack | null {
    const struck = this.#struck
    this.#struck = null
    return struck
  }

  /** What has been done to each attack since this was last asked, in order. */
  takeSteps(): readonly AttackStep[] {
    const steps = [...this.#steps.values()]
    this.#steps.clear()
    return steps
  }

  #stepOf(attack: OpenAttack): AttackStep {
    const step = this.#steps.get(attack) ?? { attack, rolls: [], lying: [], landed: 0, isJudged: false, isMissed: false }
    this.#steps.set(attack, step)
    return step
  }

  #begin({ id, attackerId, targetId, weapon, apart }: Extract<Fact, { fact: 'attack' }>, { seq, round, phase }: Told): void {
    const attack = {
      seq,
      round,
      phase,
      attackerId,
      targetId,
      weapon,
      apart: apart ?? null,
      rolls: [],
      isHit: null,
      damage: null,
      expectedDamage: null,
      landed: 0,
      isDropped: false
    }
    this.attacks.push(attack)
    this.#byId.set(id, attack)
    this.#stepOf(attack)
    this.#strikesLast(targetId, attack)
  }

  #strikesLast(targetId: string, attack: OpenAttack): void {
    this.#lastOn.set(targetId, attack)
    this.#allOn.set(targetId, [...(this.#allOn.get(targetId) ?? []).filter(one => one !== attack), attack])
  }

  #roll({ attackId, what, faces, needed, reached, isPool, tallies }: Extract<Fact, { fact: 'roll' }>, { dice }: Told): void {
    const attack = this.#byId.get(attackId)
    if (attack === undefined) return
    const answered = dice.find(
      one => faces.length > 0 && one.faces.length <= faces.length && one.faces.every((face, i) => face === faces[i])
    )
    const by = answered?.by ?? dice[0]?.by ?? 'hand'
    if (faces.length > 0) {
      const rolled = { what, die: answered?.die ?? dice[0]?.die ?? null, faces, needed, reached }
      attack.rolls.push({ ...rolled, by })
      this.#stepOf(attack).rolls.push({ ...rolled, isPool: isPool === true })
    }
    // A defence is the luck of the one it defends.
    const unitId = what === 'defence' ? attack.targetId : attack.attackerId
    for (const { measure, got, expected } of tallies) {
      if (measure === 'damage') attack.expectedDamage = expected
      this.sums.push({ unitId, measure, by, rolls: 1, got, ...expected })
    }
  }

  #result({ attackId, isHit, damage }: Extract<Fact, { fact: 'result' }>, { dice }: Told): void {
    const attack = this.#byId.get(attackId)
    if (attack === undefined) return
    attack.isHit = isHit
    this.#stepOf(attack).isJudged = true
    if (damage === null) return
    attack.damage = damage
    const expected = this.#expected.get(attackId)
    if (expected === undefined) return
    this.#expected.delete(attackId)
    attack.expectedDamage = expected
    const by = attack.rolls.find(roll => roll.what === 'attack')?.by ?? dice[0]?.by ?? 'hand'
    this.sums.push({ unitId: attack.attackerId, measure: 'damage', by, rolls: 1, got: damage, ...expected })
  }
}

/** The sums of each side, measure and hand. */
export function addUp(sums: readonly Sum[], sideOf: (unitId: string) => number): readonly LuckSum[] {
  const bySort = new Map<string, LuckSum>()
  const order: readonly Measure[] = MEASURES
  for (const { unitId, measure, by, rolls, got, mean, variance } of sums) {
    const side = sideOf(unitId)
    if (side < 0) continue
    const key = `${String(order.indexOf(measure))} ${String(side)} ${by}`
    const known = bySort.get(key)
    const one: LuckSum = { side, measure, by, rolls, got, mean, variance }
    bySort.set(key, known === undefined ? one : { ...known, rolls: known.rolls + rolls, got: known.got + got, ...plus(known, one) })
  }
  return [...bySort].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}
