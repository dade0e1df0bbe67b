import { computed, reactive, ref } from 'vue'
import type { Typed } from '@shared/core/engine/rule-system'
import type { SightRules } from '@shared/core/view/sight'
import type { Roster } from '@shared/systems/index'
import type { Reserve } from '../../contract/reserve'
import { rostersOf } from '../../contract/rosters-read'
import { useCampaignStore } from '../../session/campaign-store'
import { useOrder, type Commanding, type Order } from '../acts/use-order'
import { useNewSide } from './use-new-side'

interface Joinable {
  readonly id: string
  readonly name: string
}

/** Reinforcements being chosen; the order lets them join. */
export interface Reinforcements extends Order {
  readonly rosters: readonly Reserve[]
  readonly joinable: readonly Joinable[]
  /** The default choice, from a roster not yet in the battle. Empty when all are. */
  readonly usual: string
  /** The id of a roster, or of a part of one. */
  who: string
  /** Id of what they join. */
  joins: string
  /** They come out of sight of the other sides. */
  isHidden: boolean
  /** The default roster to join: their own if it is in the battle, else the first. */
  homeOf(this: void, who: string): string
}

interface Joining<R, Command> {
  /** Rosters of the battle; reinforcements join one of them. */
  readonly present: () => readonly (Joinable & { readonly sideId: string })[]
  readonly roster: (roster: R) => Reserve
  readonly sight: SightRules<R>
  readonly join: (rosters: readonly R[], who: string, joins: string) => Command | null
  /** On a side of their own; absent if the rules do not allow it. */
  readonly alone?: (rosters: readonly R[], who: string, sideId: string) => Command | null
}

/** Reinforcements from the campaign, joining a roster in the battle or a side of their own. */
export function useReinforcements<R extends Roster, Command extends Typed>(
  battle: Commanding<Command>,
  { present, roster, sight, join, alone }: Joining<R, Command>
): Reinforcements {
  const campaigns = useCampaignStore()
  const all = computed(() => rostersOf<R>(campaigns.campaign))
  const who = ref('')
  const joins = ref('')
  const isHidden = ref(false)
  const coming = computed(() => (isHidden.value ? all.value.map(one => sight.withHidden(one, null, true)) : all.value))
  const newSide = useNewSide(present)
  const reserves = computed(() => all.value.map(roster))

  function homeOf(chosen: string): string {
    const from = reserves.value.find(one => one.id === chosen || one.parts.some(part => part.id === chosen))
    const home = present().find(({ id, name }) => id === from?.id || name === from?.name) ?? present()[0]
    return home?.id ?? ''
  }

  const order = useOrder(battle, () => {
    const sideId = newSide.sideFor(joins.value)
    return sideId === null ? join(coming.value, who.value, joins.value) : (alone?.(coming.value, who.value, sideId) ?? null)
  })
  return reactive({
    rosters: reserves,
    usual: computed(
      () => reserves.value.find(one => present().every(({ id, name }) => id !== one.id && name !== one.name))?.parts[0]?.id ?? ''
    ),
    joinable: alone === undefined ? computed(present) : newSide.joinable,
    who,
    joins,
    isHidden,
    homeOf,
    why: computed(() => order.why),
    canGive: computed(() => order.canGive),
    give: order.give
  })
}
