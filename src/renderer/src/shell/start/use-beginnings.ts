import { ref, type Ref } from 'vue'
import { useRouter } from 'vue-router'
import type { SystemId } from '@shared/campaign/campaign'
import type { BattleKey } from '@shared/ipc/calls'
import { useWords } from '../../i18n/use-words'
import { useCampaignStore } from '../../session/campaign-store'
import { useFailure } from '../../session/host/use-failure'
import { useSettingsStore } from '../../session/host/settings-store'
import { freeName } from '../../ui/text/name-text'

type Beginning = 'first' | 'quick'

/** What is ready to begin with: the first battle, which teaches, and a quick one, in its drawer. */
interface Beginnings {
  readonly isBusy: Ref<boolean>
  /** A quick battle or a sample begins with the deployment instead of the first decision after it. */
  readonly isByHand: Ref<boolean>
  /** Makes it, and goes there. */
  begin(what: Beginning, system: SystemId): Promise<void>
}

export function useBeginnings(): Beginnings {
  const { t } = useWords()
  const router = useRouter()
  const store = useCampaignStore()
  const settings = useSettingsStore()
  const { attempt } = useFailure()
  const isBusy = ref(false)
  const isByHand = ref(false)

  function made(what: Beginning, system: SystemId): Promise<BattleKey> {
    const { locale } = settings
    const names = (store.list?.campaigns ?? []).map(campaign => campaign.name)
    const name = freeName(t(`campaigns.${what}.drawer`, { system: t(`campaigns.system.${system}`) }), names)
    return what === 'quick' ? store.quickBattle(name, system, locale, !isByHand.value) : store.firstBattle(name, system, locale)
  }

  async function begin(what: Beginning, system: SystemId): Promise<void> {
    if (isBusy.value) return
    isBusy.value = true
    const key = await attempt(() => made(what, system))
    isBusy.value = false
    if (key !== null) void router.push({ name: 'battle', params: { ...key } })
  }
  return { isBusy, isByHand, begin }
}
