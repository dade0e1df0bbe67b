import { defineStore } from 'pinia'
import { computed } from 'vue'
import { USUAL_AUTOMATION, type AutomationLevel } from '@shared/campaign/automation'
import { useCampaignStore } from './campaign-store'

/** How much Flagship decides in the open campaign; another choice holds from the next act on. */
export const useAutomationStore = defineStore('automation', () => {
  const campaigns = useCampaignStore()
  const level = computed<AutomationLevel>(() => campaigns.campaign?.automation ?? USUAL_AUTOMATION)

  /** Rejects when it cannot be kept; the level is then the old one. */
  async function choose(next: AutomationLevel): Promise<void> {
    const open = campaigns.campaign
    if (open !== null) await campaigns.edit(open.id, { type: 'setAutomation', level: next })
  }

  return {
    level,
    /** Another level can be chosen: the campaign is here. */
    canChoose: computed(() => campaigns.campaign !== null),
    /** Nothing is refused that can be overruled; it is written down as overruled. */
    isTracking: computed(() => level.value === 'track'),
    /** The GM says in words why a rule does not hold. */
    needsReason: computed(() => level.value === 'referee'),
    choose
  }
})
