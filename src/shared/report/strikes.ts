import type { Typed } from '../core/engine/rule-system'
import type { CommandEntry, LogEntry } from '../core/log/entry'
import type { ReportRules } from '../core/report/report-rules'
import { Ledger, type AttackStep, type OpenAttack } from './ledger'
import { stepsInForce } from './steps-in-force'

/** An attack that struck. Ids are those of the rules. */
export interface Strike {
  readonly fromId: string
  readonly toId: string
  readonly isHit: boolean
  /** Damage that landed, shields and hull together; a hit may do none. */
  readonly landed: number
}

/** The rules of a game, as far as strikes are told from them. */
interface StrikeRules {
  readonly report: ReportRules<unknown, Typed, Typed>
  evolve(this: void, state: unknown, event: Typed): unknown
  /** Attacks are decided when they are staged, and strike later with their volley. */
  readonly strikesTogether: boolean
}

type Step = CommandEntry<Typed, Typed>

/** Steps before the present that may have made attacks which are still on their way. */
const STEPS_BACK = 64

/** Tells which attacks strike in each entry, one entry after the other. Mutable, and owned by one reader. */
export class StrikeTeller {
  readonly #ledger = new Ledger()
  /** An attack strikes once, unless the table places its damage bit by bit: what else comes of it later is no other shot. */
  readonly #flown = new Set<OpenAttack>()
  #state: unknown

  /** `state`: the one that the first step finds. */
  constructor(
    private readonly rules: StrikeRules,
    state: unknown
  ) {
    this.#state = state
  }

  /** A teller that knows what these entries left on its way; `stateAt` gives the state right after an entry. */
  static after(rules: StrikeRules, entries: readonly LogEntry<Typed, Typed>[], stateAt: (seq: number) => unknown): StrikeTeller {
    const steps = stepsInForce(entries).slice(-STEPS_BACK)
    const teller = new StrikeTeller(rules, stateAt((steps[0]?.seq ?? 1) - 1))
    for (const step of steps) teller.take(step)
    return teller
  }

  /** What struck in the next step, in the order it was decided. A correction by the game master strikes nobody. */
  take(step: Step): readonly Strike[] {
    const { report, evolve, strikesTogether } = this.rules
    step.events.forEach((event, index) => {
      this.#ledger.enterEvent(report, this.#state, step, index)
      this.#state = evolve(this.#state, event)
    })
    const struck = this.#ledger
      .takeSteps()
      .filter(one => (!this.#flown.has(one.attack) || isPlaced(one)) && strikes(one, step.seq, strikesTogether))
    for (const { attack } of struck) this.#flown.add(attack)
    if (report.corrections.includes(step.command.type)) return []
    return struck.map(({ attack, landed }) => {
      return { fromId: attack.attackerId, toId: attack.targetId, isHit: attack.isHit !== false, landed }
    })
  }
}

/** Part of a damage that was counted before, of which each entry places some. */
const isPlaced = ({ attack, landed }: AttackStep): boolean => landed > 0 && attack.landed <= (attack.damage ?? 0)

function strikes({ attack, landed, isJudged, isMissed }: AttackStep, seq: number, strikesTogether: boolean): boolean {
  if (attack.isDropped) return false
  if (landed > 0 || isMissed) return true
  if (strikesTogether || !isJudged) return false
  // One that is made and over in one entry may hit and do nothing; of any other, hits may yet be taken off.
  return attack.isHit === false || (attack.seq === seq && attack.damage === null)
}
