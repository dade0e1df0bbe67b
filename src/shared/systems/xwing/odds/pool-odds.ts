import type { Uncancelled } from '../model/attack'
import type { DieResult, Pool } from '../tables/dice'
import { FACES } from '../tables/dice'
import type { AttackerPlan, DefenderPlan } from './attack-odds'

interface Counted {
  /** How many dice show each result, and the chance of it. */
  readonly counts: Readonly<Record<DieResult, number>>
  readonly chance: number
}

/** Hits and criticals of so many attack dice after a lock, focus and calculate tokens. */
export function attackChances(dice: number, plan: AttackerPlan): readonly (Uncancelled & { readonly chance: number })[] {
  return poolChances('attack', dice).flatMap(({ counts, chance }) => {
    const kept = turned(counts.focus, plan)
    const rerolled = plan.hasLock ? counts.blank + counts.focus - kept : 0
    return poolChances('attack', rerolled).map(again => {
      const focus = (plan.hasLock ? kept : counts.focus) + again.counts.focus
      const hits = counts.hit + again.counts.hit + turned(focus, plan)
      return { hits, crits: counts.crit + again.counts.crit, chance: chance * again.chance }
    })
  })
}

/** Entry k: the chance of k evades of so many defense dice after focus, calculate and evade tokens. */
export function defenseChances(dice: number, plan: DefenderPlan): readonly number[] {
  const chances = Array.from({ length: dice + plan.evade + 1 }, () => 0)
  for (const { counts, chance } of poolChances('defense', dice)) {
    const shown = counts.evade + turned(counts.focus, plan)
    const evades = shown + (plan.evadeAdds ? plan.evade : Math.min(plan.evade, dice - shown))
    chances[evades] = (chances[evades] ?? 0) + chance
  }
  return chances
}

/** Focus results that become hits or evades: all with a focus token, one for each calculate token without. */
function turned(focus: number, plan: Pick<AttackerPlan, 'focus' | 'calculate'>): number {
  return plan.focus > 0 ? focus : Math.min(focus, plan.calculate)
}

/** Every way so many dice may fall, dice not told apart. */
function poolChances(pool: Pool, dice: number): readonly Counted[] {
  const faces: readonly DieResult[] = FACES[pool]
  const results = [...new Set(faces)]
  let all: readonly Counted[] = [{ counts: { hit: 0, crit: 0, focus: 0, evade: 0, blank: 0 }, chance: 1 }]
  for (let die = 0; die < dice; die += 1) {
    const grown = all.flatMap(({ counts, chance }) =>
      results.map(result => ({
        counts: { ...counts, [result]: counts[result] + 1 },
        chance: (chance * faces.filter(face => face === result).length) / faces.length
      }))
    )
    all = merged(grown)
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
