import { computed, onMounted, watch } from 'vue'
import { useRouter } from 'vue-router'
import type { Roster } from '@shared/systems/index'
import { useAutosave } from '../../session/host/use-autosave'
import { CallError } from '../../session/host/api'
import { useFailure } from '../../session/host/use-failure'
import { SIDE_IDS } from '../../session/battle-sides'
import { useCampaignStore } from '../../session/campaign-store'
import type { RosterDraft } from './use-roster-draft'

/** Connects a draft to its roster in the campaign: loads it, saves each change, and takes over changes from other windows. */
export function useKeptRoster(key: { readonly campaignId: string; readonly rosterId: string }, draft: RosterDraft) {
  const router = useRouter()
  const campaigns = useCampaignStore()
  const { attempt, say } = useFailure()
  const autosave = useAutosave(save)
  /** The saved roster that the draft was made from. */
  let base: Roster | null = null

  const campaign = computed(() => (campaigns.campaign?.id === key.campaignId ? campaigns.campaign : null))
  const rosters = computed<readonly Roster[]>(() => campaign.value?.rosters ?? [])
  const index = computed(() => rosters.value.findIndex(one => one.id === key.rosterId))
  const kept = computed(() => rosters.value[index.value] ?? null)
  /** The side letter it would have if all rosters fought one battle. */
  const side = computed(() => SIDE_IDS[Math.max(0, index.value) % SIDE_IDS.length] ?? 'A')
  const toCampaign = { name: 'campaign', params: { campaignId: key.campaignId } }

  onMounted(async () => {
    await attempt(() => campaigns.open(key.campaignId))
    if (campaign.value === null) return
    if (kept.value === null) void router.replace(toCampaign)
    else {
      base = kept.value
      draft.open(kept.value, campaign.value.rulings)
    }
  })
  watch(draft.changes, () => {
    if (draft.draft.value !== null) autosave.put(draft.draft.value)
  })
  watch(kept, now => {
    const isResting = autosave.state.value.kind === 'idle' || autosave.state.value.kind === 'saved'
    if (now === null || campaign.value === null || draft.draft.value === null || !isResting) return
    base = now
    draft.refresh(now, campaign.value.rulings)
  })

  async function save(roster: Roster): Promise<void> {
    try {
      const { rosters: saved } = await campaigns.edit(key.campaignId, { type: 'saveRoster', roster, ...(base === null ? {} : { base }) })
      base = saved.find(({ id }) => id === roster.id) ?? roster
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'stale') throw error
      await takeTheirs()
    }
  }

  /** Another window saved first. What it saved stands, one step of undo before what was made here. */
  async function takeTheirs(): Promise<void> {
    await campaigns.open(key.campaignId)
    const theirs = kept.value
    if (theirs === null) return
    base = theirs
    draft.apply({ key: 'builder.edit.elsewhere' }, () => theirs)
    say('stale-roster', '')
  }

  return { campaign, rosters, side, saving: autosave.state, back: () => void router.push(toCampaign) }
}
