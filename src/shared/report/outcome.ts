import type { EndingKind } from '../core/view/table-view'
import type { HostedSystem } from '../schema/hosted-system'
import { isIn } from '../core/balance/strength'

/** What became of a side: its units that still fight, of all it had. */
interface SideOutcome {
  readonly name: string
  readonly standing: number
  readonly of: number
}

/** What is kept of the end of a battle. */
interface Ended {
  /** Every side, in their order. */
  readonly outcome: SideOutcome[]
  /** Which of them won, null for none, and the sentence that says so by its kind and the names in it. */
  readonly ending: { readonly kind: EndingKind; readonly victor: number | null; readonly names: Readonly<Record<string, string>> }
}

/** How a battle ended, as the game master knows it; null while it goes on. */
export function endedAt({ rules, report }: Pick<HostedSystem, 'rules' | 'report'>, state: unknown): Ended | null {
  const { ending } = rules.viewFor(state, { kind: 'gm' })
  if (ending === undefined) return null
  const { kind, victor, says } = ending
  const units = report.unitsOf(state)
  return {
    outcome: report.sidesOf(rules.named(state)).map(({ id, name }) => {
      const own = units.filter(unit => unit.sideId === id)
      return { name, standing: own.filter(isIn).length, of: own.length }
    }),
    ending: {
      kind,
      victor,
      names: Object.fromEntries(
        Object.entries(says.values ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
      )
    }
  }
}
