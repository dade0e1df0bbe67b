import { computed, type ComputedRef } from 'vue'
import { balance, inParts, worthsOf, type Weighed } from '@shared/core/balance/balance'
import { bracketOf, type Bracket } from '@shared/core/balance/bracket'
import { strengthIn } from '@shared/core/balance/strength'
import { breakdown, type Breakdown } from '@shared/core/breakdown/breakdown'
import { sum } from '@shared/kernel/collections'
import type { SystemPanels } from '../../contract/system-panels'
import type { SystemTable, TableRacks } from '../../contract/system-table'
import { useWords } from '../../i18n/use-words'
import { useBattleStore } from '../../session/battle-store'
import { provideOutlook } from './outlook'

interface Standing extends Weighed {
  readonly id: string
  readonly name: string
}

/** The sum behind one of the two figures. */
interface MomentumSide {
  readonly id: string
  readonly name: string
  /** Whole percents of the strength of both. */
  readonly share: number
  readonly why: Breakdown
}

/** Who is ahead, of the two sides in the racks. */
export interface Momentum {
  readonly sides: readonly [MomentumSide, MomentumSide]
  /** Strength of both together, as their sums add it up. */
  readonly all: number
  /** In whole percents of the first side. */
  readonly bracket: Bracket | null
  /** What is staged strikes together: its outcome is that of a volley. */
  readonly isVolley: boolean
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** The balance of forces of the two sides in the racks, and where what is being prepared would leave it. Null while there is only one. */
export function useMomentum(panels: SystemPanels, table: SystemTable, racks: TableRacks): ComputedRef<Momentum | null> {
  const store = useBattleStore()
  const { format } = useWords()
  const outlook = provideOutlook()
  const pair = computed(() => [racks.leftSide.value, racks.rightSide.value] as const)

  function standing(state: unknown): readonly Standing[] {
    return panels.report.unitsOf(state).flatMap(unit => {
      const side = pair.value.indexOf(unit.sideId)
      return side === -1 ? [] : [{ id: unit.id, name: unit.name, side, ...strengthIn(unit) }]
    })
  }
  const told = computed(() => panels.system.named(store.state))
  const now = computed(() => standing(told.value))
  const staged = computed(() => {
    const after = table.afterVolley?.(store.state) ?? null
    return after === null ? null : standing(after)
  })

  /** Of dice that have begun to fall the odds say nothing any more. */
  const bracket = computed((): Bracket | null => {
    const prepared = (store.pending?.answered.length ?? 0) > 0 ? null : outlook()
    const found = prepared === null ? null : bracketOf(staged.value ?? now.value, prepared)
    if (found !== null) return inPercents(found)
    const [mean] = staged.value === null ? [] : balance(staged.value, 2)
    return mean === undefined ? null : inPercents({ low: mean, high: mean, mean })
  })

  return computed(() => {
    if (new Set(now.value.map(({ side }) => side)).size < 2) return null
    const worths = worthsOf(now.value)
    const share = inParts(balance(now.value, 2)[0] ?? 0, 100)
    const sumOf = (side: number): Breakdown =>
      breakdown(
        now.value.flatMap((one, i) => {
          if (one.side !== side || one.left === 0) return []
          const worth = worths[i] ?? 0
          const values = {
            name: one.name,
            left: format.value.number(Math.round(100 * one.left)),
            worth: format.value.number(tenths(worth))
          }
          return [{ label: 'battle.momentum.unit', values, value: tenths(one.left * worth) }]
        })
      )
    const whys = [sumOf(0), sumOf(1)] as const
    const names = panels.report.sidesOf(told.value)
    const sideAt = (index: 0 | 1): MomentumSide => {
      const id = pair.value[index]
      const { parts, total } = whys[index]
      const name = names.find(one => one.id === id)?.name ?? id
      return { id, name, share: index === 0 ? share : 100 - share, why: { parts, total: tenths(total) } }
    }
    const all = tenths(sum(whys.map(({ total }) => total)))
    return { sides: [sideAt(0), sideAt(1)], all, bracket: bracket.value, isVolley: table.afterVolley !== undefined }
  })
}

const inPercents = ({ low, high, mean }: Bracket): Bracket => ({
  low: inParts(low, 100),
  high: inParts(high, 100),
  mean: inParts(mean, 100)
})

/** The same in words. */
export function momentumWords(momentum: Momentum, { t }: Pick<ReturnType<typeof useWords>, 't'>): string {
  const { sides, bracket, isVolley } = momentum
  const [one, other] = sides
  const values = { one: one.name, share: one.share, other: other.name, rest: other.share }
  const told = t('battle.momentum.spoken', values)
  if (bracket === null) return told
  const { low, high, mean } = bracket
  const key = low === high && isVolley ? 'would' : isVolley ? 'volleys' : 'attacks'
  return `${told} ${t(`battle.momentum.${key}`, { one: one.name, low, high, mean })}`
}
