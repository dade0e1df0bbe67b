import { computed, reactive, ref } from 'vue'
import type { Typed } from '@shared/core/engine/rule-system'
import type { Roster } from '@shared/systems/index'
import type { LateRoster } from '../../contract/late-roster'
import { rostersOf } from '../../contract/rosters-read'
import { useCampaignStore } from '../../session/campaign-store'
import { useOrder, type Commanding, type Order } from '../acts/use-order'
import { useNewSide } from './use-new-side'

interface Joinable {
  readonly id: string
  readonly name: string
}

/** Those who come late, as they are chosen; the order lets them join. */
export interface LateComers extends Order {
  readonly rosters: readonly LateRoster[]
  readonly joinable: readonly Joinable[]
  /** Who comes unless another is chosen: of a roster that does not fight already. Empty where all do. */
  readonly usual: string
  /** The id of a roster, or of a part of one. */
  who: string
  /** The id of whom they join. */
  joins: string
}

interface Joining<R, Command> {
  /** Rosters of the battle; late-comers join one of them. */
  readonly present: () => readonly (Joinable & { readonly sideId: string })[]
  readonly roster: (roster: R) => LateRoster
  readonly join: (rosters: readonly R[], who: string, joins: string) => Command | null
  /** On a side of their own; left out where the rules know no such thing. */
  readonly alone?: (rosters: readonly R[], who: string, sideId: string) => Command | null
}

/** Who of the campaign comes late, to a roster of the battle or on a side of their own. */
export function useLateComers<R extends Roster, Command extends Typed>(
  battle: Commanding<Command>,
  { present, roster, join, alone }: Joining<R, Command>
): LateComers {
  const campaigns = useCampaignStore()
  const all = computed(() => rostersOf<R>(campaigns.campaign))
  const who = ref('')
  const joins = ref('')
  const newSide = useNewSide(present)
  const order = useOrder(battle, () => {
    const sideId = newSide.sideFor(joins.value)
    return sideId === null ? join(all.value, who.value, joins.value) : (alone?.(all.value, who.value, sideId) ?? null)
  })
  return reactive({
    rosters: computed(() => all.value.map(roster)),
    usual: computed(
      () => all.value.map(roster).find(one => present().every(({ id, name }) => id !== one.id && name !== one.name))?.parts[0]?.id ?? ''
    ),
    joinable: alone === undefined ? computed(present) : newSide.joinable,
    who,
    joins,
    why: computed(() => order.why),
    canGive: computed(() => order.canGive),
    give: order.give
  })
}
