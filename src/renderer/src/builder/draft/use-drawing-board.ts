import { computed, onMounted, watch } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import { useRouter } from 'vue-router'
import type { Campaign } from '@shared/campaign/campaign'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { Roster } from '@shared/systems/index'
import { useAutosave } from '../../session/host/use-autosave'
import { useFailure } from '../../session/host/use-failure'
import { useCampaignStore } from '../../session/campaign-store'
import type { SavingState } from '../../session/saving-state'
import type { SideId } from '../../session/battle-sides'
import { SIDE_IDS } from '../../session/battle-sides'

/** What a builder draws on. */
interface Board<R> {
  /** Counts the edits. */
  readonly changes: number
  open(roster: R, rulings: ChosenRulings): void
  /** Another window has changed it, or the campaign. */
  refresh(roster: R, rulings: ChosenRulings): void
}

export interface DrawingBoard<R> {
  /** Null until it is open. */
  readonly campaign: ComputedRef<Campaign | null>
  /** All rosters of the campaign, as they are kept. */
  readonly rosters: ComputedRef<readonly R[]>
  /** The roster of this screen, as it is drawn. */
  readonly roster: ComputedRef<R | null>
  /** The letter it would have in a battle of all rosters. */
  readonly side: ComputedRef<SideId>
  readonly saving: Readonly<Ref<SavingState>>
  /** Back to the campaign. */
  back(): void
}

/** A roster of a campaign on the board of its builder: opened with the screen, kept as it changes, and taken anew where another window has changed it. */
export function useDrawingBoard<R extends Roster>(
  key: { readonly campaignId: string; readonly rosterId: string },
  rostersOf: (campaign: Campaign | null) => readonly R[],
  board: Board<R>,
  /** The roster with every edit; null before one is opened. */
  edited: () => R | null
): DrawingBoard<R> {
  const router = useRouter()
  const campaigns = useCampaignStore()
  const { attempt } = useFailure()
  const autosave = useAutosave((roster: R) => campaigns.edit(key.campaignId, { type: 'saveRoster', roster }))

  const campaign = computed(() => (campaigns.campaign?.id === key.campaignId ? campaigns.campaign : null))
  const rosters = computed(() => rostersOf(campaign.value))
  const index = computed(() => rosters.value.findIndex(one => one.id === key.rosterId))
  const kept = computed(() => rosters.value[index.value] ?? null)
  const roster = computed(() => {
    const draft = edited()
    return draft?.id === key.rosterId ? draft : null
  })
  const side = computed(() => SIDE_IDS[Math.max(0, index.value) % SIDE_IDS.length] ?? 'A')
  const toCampaign = { name: 'campaign', params: { campaignId: key.campaignId } }

  onMounted(async () => {
    await attempt(() => campaigns.open(key.campaignId))
    if (campaign.value === null) return
    if (kept.value === null) void router.replace(toCampaign)
    else board.open(kept.value, campaign.value.rulings)
  })
  watch(
    () => board.changes,
    () => {
      if (roster.value !== null) autosave.put(roster.value)
    }
  )
  watch(kept, now => {
    const isResting = autosave.state.value.kind === 'idle' || autosave.state.value.kind === 'saved'
    if (now !== null && campaign.value !== null && roster.value !== null && isResting) board.refresh(now, campaign.value.rulings)
  })

  return { campaign, rosters, roster, side, saving: autosave.state, back: () => void router.push(toCampaign) }
}
