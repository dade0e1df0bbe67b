import { computed, type ComputedRef } from 'vue'
import type { BattleRef } from '@shared/campaign/campaign'
import type { CampaignEdit } from '@shared/campaign/edits/edit'
import type { NextLine } from '../../contract/next-section'
import type { SystemPanels } from '../../contract/system-panels'
import { useWords } from '../../i18n/use-words'
import { useBattleStore } from '../../session/battle-store'
import { useCampaignStore } from '../../session/campaign-store'
import { newId } from '../../session/host/new-id'
import { useFailure } from '../../session/host/use-failure'

type Arrival = NonNullable<BattleRef['arrivals']>[number]

/** Reinforcements that are to arrive in a named round. They are a plan of the table's: no part of the battle until they are let in. */
export interface Arrivals {
  readonly all: ComputedRef<readonly Arrival[]>
  /** Those whose round has come. */
  readonly due: ComputedRef<readonly Arrival[]>
  /** What "Next" says of those of this round and the one after. */
  readonly lines: ComputedRef<readonly NextLine[]>
  /** The round now; 0 before the first. */
  readonly round: ComputedRef<number>
  plan(who: string, round: number): Promise<boolean>
  drop(arrivalId: string): Promise<boolean>
}

export function useArrivals(panels: Pick<SystemPanels, 'report'>): Arrivals {
  const { t } = useWords()
  const store = useBattleStore()
  const campaigns = useCampaignStore()
  const { attempt } = useFailure()
  const all = computed(() => campaigns.campaign?.battles.find(({ id }) => id === store.key?.battleId)?.arrivals ?? [])
  const round = computed(() => (all.value.length === 0 ? 0 : panels.report.momentOf(store.state).round))

  async function edit(change: CampaignEdit): Promise<boolean> {
    const campaignId = store.key?.campaignId
    return campaignId !== undefined && (await attempt(() => campaigns.edit(campaignId, change))) !== null
  }
  const battleId = (): string => store.key?.battleId ?? ''

  return {
    all,
    round,
    due: computed(() => all.value.filter(arrival => arrival.round <= round.value)),
    lines: computed(() =>
      all.value
        .filter(arrival => arrival.round <= round.value + 1)
        .map(({ who, round: when }) => ({
          lead: '',
          text: t(when <= round.value ? 'battle.arrivals.now' : 'battle.arrivals.next', { who }),
          details: []
        }))
    ),
    plan: (who, when) => edit({ type: 'planArrival', battleId: battleId(), arrival: { id: newId(), round: when, who } }),
    drop: arrivalId => edit({ type: 'dropArrival', battleId: battleId(), arrivalId })
  }
}
