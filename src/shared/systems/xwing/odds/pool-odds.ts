import { countOf } from '../derive/results'
import { worthRerolling } from '../derive/worth-rerolling'
import type { RolledDie, Uncancelled } from '../model/attack'
import type { DieResult, Pool } from '../model/dice'
import { FACES } from '../tables/dice'
import type { AttackerPlan, DefenderPlan } from './attack-plan'

/** One outcome of the attack dice and its chance. */
type HitChance = Uncancelled & { readonly chance: number }

/** How many dice show each result. */
type Counts = Readonly<Record<DieResult, number>>

interface Counted {
  readonly counts: Counts
  readonly chance: number
}

/** Hits and criticals of a number of attack dice after a lock, focus, calculate and force tokens. */
export function attackChances(dice: number, plan: AttackerPlan): readonly HitChance[] {
  return poolChances('attack', dice).flatMap(({ counts, chance }) => {
    const lost = plan.hasLock ? counts.focus - turned(counts.focus, plan) : 0
    const again = plan.hasLock ? counts.blank + lost : 0
    const kept = { ...counts, focus: counts.focus - lost }
    return afterReroll(kept, again, plan).map(one => ({ ...one, chance: chance * one.chance }))
  })
}

/** The same for attack dice on the table; none is rerolled a second time (XW-016). */
export function lyingAttackChances(dice: readonly RolledDie[], plan: AttackerPlan): readonly HitChance[] {
  const again = plan.hasLock ? worthRerolling(dice, { hasFocus: plan.focus > 0, singles: plan.calculate + plan.force }) : []
  const kept = dice.filter((_, place) => !again.includes(place))
  return afterReroll(countsOf(kept), again.length, plan)
}

/** Entry k is the chance of k evades on a number of defense dice after focus, calculate, force and evade tokens. */
export function defenseChances(dice: number, plan: DefenderPlan): readonly number[] {
  const chances = Array.from({ length: dice + plan.evade + 1 }, () => 0)
  for (const { counts, chance } of poolChances('defense', dice)) {
    const evades = evadesOf(counts, dice, plan)
    chances[evades] = (chances[evades] ?? 0) + chance
  }
  return chances
}

/** The same for defense dice on the table: nothing is left to chance. */
export function lyingDefenseChances(dice: readonly RolledDie[], plan: DefenderPlan): readonly number[] {
  const evades = evadesOf(countsOf(dice), dice.length, plan)
  return Array.from({ length: evades + 1 }, (_, k) => (k === evades ? 1 : 0))
}

/** Hits and criticals of the dice kept and the dice rerolled. */
function afterReroll(kept: Counts, again: number, plan: AttackerPlan): readonly HitChance[] {
  return poolChances('attack', again).map(({ counts, chance }) => ({
    hits: kept.hit + counts.hit + turned(kept.focus + counts.focus, plan),
    crits: kept.crit + counts.crit,
    chance
  }))
}

function evadesOf(counts: Counts, dice: number, plan: DefenderPlan): number {
  const shown = counts.evade + turned(counts.focus, plan)
  return shown + (plan.evadeAdds ? plan.evade : Math.min(plan.evade, dice - shown))
}

function countsOf(dice: readonly RolledDie[]): Counts {
  const of = (result: DieResult): number => countOf(dice, result)
  return { hit: of('hit'), crit: of('crit'), focus: of('focus'), evade: of('evade'), blank: of('blank') }
}

/** Focus results that become hits or evades: all of them with a focus token, otherwise one for each calculate or force token. */
function turned(focus: number, plan: Pick<AttackerPlan, 'focus' | 'calculate' | 'force'>): number {
  return plan.focus > 0 ? focus : Math.min(focus, plan.calculate + plan.force)
}

/** Every way a number of identical dice may fall. */
function poolChances(pool: Pool, dice: number): readonly Counted[] {
  const faces: readonly DieResult[] = FACES[pool]
  const results = [...new Set(faces)]
  let all: readonly Counted[] = [{ counts: { hit: 0, crit: 0, focus: 0, evade: 0, blank: 0 }, chance: 1 }]
  for (let die = 0; die < dice; die += 1) {
    const addition = all.flatMap(({ counts, chance }) =>
      results.map(result => ({
        counts: { ...counts, [result]: counts[result] + 1 },
        chance: (chance * faces.filter(face => face === result).length) / faces.length
      }))
    )
    all = merged(addition)
  }
  return all
}

function merged(all: readonly Counted[]): readonly Counted[] {
  const byCounts = new Map<string, Counted>()
  for (const one of all) {
    const key = Object.values(one.counts).join(' ')
    const known = byCounts.get(key)
    byCounts.set(key, known === undefined ? one : { ...known, chance: known.chance + one.chance })
  }
  return [...byCounts.values()]
}
