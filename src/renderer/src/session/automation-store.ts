import { defineStore } from 'pinia'
import { computed } from 'vue'
import { USUAL_AUTOMATION, type AutomationLevel } from '@shared/campaign/automation'
import { useCampaignStore } from './campaign-store'

/** How much Flagship decides in the open campaign; a change takes effect with the next act. */
export const useAutomationStore = defineStore('automation', () => {
  const campaigns = useCampaignStore()
  const level = computed<AutomationLevel>(() => campaigns.campaign?.automation ?? USUAL_AUTOMATION)

  /** Rejects if it cannot be saved; the level then stays as it was. */
  async function choose(next: AutomationLevel): Promise<void> {
    const open = campaigns.campaign
    if (open !== null) await campaigns.edit(open.id, { type: 'setAutomation', level: next })
  }

  return {
    level,
    /** The campaign is loaded, so the level can be changed. */
    canChoose: computed(() => campaigns.campaign !== null),
    /** Refusals that can be overruled are ignored, and logged as overruled. */
    isTracking: computed(() => level.value === 'track'),
    /** The GM must give a reason for overruling. */
    needsReason: computed(() => level.value === 'referee'),
    choose
  }
})
