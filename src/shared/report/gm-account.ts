import { strengthIn } from '../core/balance/strength'
import type { Typed } from '../core/engine/rule-system'
import type { CommandEntry, LogEntry } from '../core/log/entry'
import type { ReportRules } from '../core/report/report-rules'
import type { ErasedSystem, HostedSystem } from '../schema/hosted-system'
import type { Account, AccountAct, AccountAttack, AccountOfficer, UnitTag } from './account'
import { attackShown, diceSorts, type AttackShown, type DiceSort } from './attack-shown'
import { bestVolley } from './best-volley'
import { Course } from './course'
import { damageMatrices } from './damage-matrix'
import type { Frame } from './frame'
import { addUp, Ledger, type OpenAttack } from './ledger'
import { stepsInForce } from './steps-in-force'
import { Tale } from './tale'
import { byLosses, byLuck, turningPoints, type Candidate } from './turning-points'

/** The part of a system that tells a battle. */
export type ReportSystem = Pick<HostedSystem, 'rules' | 'report'>
type Entry = CommandEntry<Typed, Typed>

/** The game master's account of a battle, from its log. What was taken back is not told. */
export function gmAccount(system: ReportSystem, entries: readonly LogEntry<Typed, Typed>[]): Account {
  return gmTelling(system, entries).account
}

/** What an entry did to the attacks, and what each of its answers was rolled for. */
interface EntryShown {
  readonly attacks: readonly AttackShown[]
  readonly sorts: readonly (DiceSort | null)[]
}

/** The account, and what each entry did to the attacks, by its number. */
export function gmTelling(
  system: ReportSystem,
  entries: readonly LogEntry<Typed, Typed>[]
): { readonly account: Account; readonly shown: ReadonlyMap<number, EntryShown> } {
  const steps = stepsInForce(entries)
  const teller = new GmTeller(system)
  for (const step of steps) teller.take(step)
  return { account: teller.account(steps), shown: teller.shown }
}

/** Tells a battle one step after the other, so that a long one can be told in pieces. Mutable on purpose and owned by one reader. */
export class GmTeller {
  readonly shown = new Map<number, EntryShown>()
  readonly #rules: ErasedSystem
  readonly #report: ReportRules<unknown, Typed, Typed>
  readonly #course = new Course()
  readonly #ledger = new Ledger()
  readonly #tale = new Tale()
  readonly #losses: { readonly candidate: Candidate; readonly struck: OpenAttack | null }[] = []
  #state: unknown

  constructor({ rules, report }: ReportSystem) {
    this.#rules = rules
    this.#report = report
    this.#state = rules.initial
  }

  /** The next step in force. */
  take(step: Entry): void {
    this.#ledger.dice.take(step.dice)
    const said = step.events.flatMap((event, index) => this.#takeEvent(step, event, index))
    const frame = this.#frame()
    const turn = this.#course.take(frame, id => this.#ledger.strikerOf(id))
    const struck = this.#ledger.takeStruck()
    // A miss was shown when it was rolled.
    const attacks = this.#ledger.takeSteps().filter(one => !one.isMissed)
    if (attacks.length > 0) {
      const shown = attacks.flatMap(one => attackShown(one, frame) ?? [])
      this.shown.set(step.seq, { attacks: shown, sorts: diceSorts(step.dice, attacks) })
    }
    if (turn.swing === 0 && !turn.hasLostFlagship) return
    const telling = said.filter(one => one.isTelling || struck === null).map(one => one.message)
    this.#losses.push({ candidate: byLosses({ round: frame.round, seq: step.seq, ...turn }, telling), struck })
  }

  /** The account so far; `steps` are all that were taken. */
  account(steps: readonly Entry[]): Account {
    const { isOver, sides, units } = this.#course.account(id => this.#report.outlineOf?.(this.#state, id) ?? null)
    const places = this.#course.places()
    const open = this.#ledger.attacks.filter(attack => !attack.isDropped)
    const attacks = open.map(attack => closed(attack, places))
    const losses = this.#losses.map(({ candidate, struck }) => {
      return { ...candidate, attack: struck === null || struck.isDropped ? null : open.indexOf(struck) }
    })
    const luck = byLuck(attacks, attack => this.#hullAgainst(units[attack.target]?.side, attack.round))
    const { name, ending = null } = this.#rules.viewFor(this.#state, { kind: 'gm' })
    return {
      systemId: this.#rules.id,
      name,
      copy: 'gm',
      beganAt: steps[0]?.at ?? 0,
      endedAt: steps.at(-1)?.at ?? 0,
      isOver,
      ending,
      sides,
      units,
      rounds: this.#tale.rounds(this.#course, attacks),
      turningPoints: turningPoints([...losses, ...luck]),
      officers: this.#officers(places),
      fighting: {
        tags: this.#tags(places),
        attacks,
        damage: damageMatrices(units, sides.length, attacks),
        luck: { sums: addUp(this.#ledger.sums, id => units[places.get(id) ?? -1]?.side ?? -1), dice: this.#ledger.dice.counts() },
        best: bestVolley(attacks, units, this.#report.volleys)
      }
    }
  }

  #takeEvent(step: Entry, event: Typed, index: number): AccountAct['says'] {
    const before = this.#state
    this.#ledger.enterEvent(this.#report, before, step, index)
    this.#state = this.#rules.evolve(before, event)
    if (this.#report.quiet.includes(event.type)) return []
    const says = [{ message: this.#rules.describe(before, event), isTelling: this.#report.telling.includes(event.type) }]
    const { round, phase } = this.#report.momentOf(this.#state)
    this.#tale.take(round, phase, { seq: step.seq, says, correction: this.#correctionOf(step) })
    return says
  }

  #correctionOf({ command, overruled, events }: Entry): AccountAct['correction'] {
    if (!this.#report.corrections.includes(command.type) && overruled === undefined) return null
    const reasons = events.flatMap(event => ('reason' in event && typeof event.reason === 'string' ? [event.reason] : []))
    return { reason: reasons.find(reason => reason !== '') ?? '', overruled: overruled ?? null }
  }

  #frame(): Frame {
    const told = this.#rules.named(this.#state)
    return {
      ...this.#report.momentOf(told),
      sides: this.#report.sidesOf(told),
      units: this.#report.unitsOf(told).map(unit => ({ ...unit, hull: unit.hull ?? 'none', quarters: null, strength: strengthIn(unit) }))
    }
  }

  #tags(places: ReadonlyMap<string, number>): readonly UnitTag[] {
    const marks = this.#rules.marksIn(this.#state)
    return [...places].sort(([, one], [, other]) => one - other).map(([id]) => ({ id, mark: marks.get(id) ?? '' }))
  }

  #hullAgainst(side: number | undefined, round: number): number {
    return side === undefined ? 0 : this.#course.hullMax(side, round)
  }

  #officers(places: ReadonlyMap<string, number>): readonly AccountOfficer[] {
    return this.#report.officersOf(this.#rules.named(this.#state)).flatMap(({ id, unitId, name, role, isOut }) => {
      const unit = places.get(unitId)
      if (unit === undefined) return []
      return [{ name, role, side: this.#course.sideIndex(unitId), unit, isOut, actions: this.#ledger.actions.get(id) ?? [] }]
    })
  }
}

/** An attack as it is told, once everybody who ever fought has a place in the account. */
function closed(attack: OpenAttack, places: ReadonlyMap<string, number>): AccountAttack {
  const { seq, round, phase, weapon, rolls, isHit, damage, expectedDamage, landed } = attack
  const [attacker, target] = [places.get(attack.attackerId) ?? -1, places.get(attack.targetId) ?? -1]
  return { seq, round, phase, attacker, target, weapon, rolls, isHit, damage, expectedDamage, landed }
}
