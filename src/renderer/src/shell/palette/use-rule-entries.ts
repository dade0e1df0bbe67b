import { computed, onMounted, shallowRef, type ComputedRef } from 'vue'
import { LOCALES } from '@shared/kernel/locale'
import type { PaletteEntry } from '../../chrome/palette/palette-entries'
import { asked } from '../../chrome/reference/look-up'
import { digestText, typeset } from '../../i18n/digest-text'
import { useWords } from '../../i18n/use-words'
import { useBattleStore } from '../../session/battle-store'
import { useCampaignStore } from '../../session/campaign-store'
import { useFailure } from '../../session/host/use-failure'
import { readDigest, type Passage } from '../reference/digest'

/** The passages of the rules of the open battle or campaign, each by its title in any language, and by the numbers of its rules. */
export function useRuleEntries(): ComputedRef<readonly PaletteEntry[]> {
  const { t, locale } = useWords()
  const battle = useBattleStore()
  const campaigns = useCampaignStore()
  const { attempt } = useFailure()
  const passages = shallowRef<readonly { readonly own: Passage; readonly others: readonly string[] }[]>([])

  onMounted(() =>
    attempt(async () => {
      const system = battle.system ?? campaigns.campaign?.system
      if (system === undefined) return
      const texts = await Promise.all([locale.value, ...LOCALES.filter(one => one !== locale.value)].map(one => digestText(system, one)))
      const [own = [], ...others] = texts.map(text => readDigest(text).flatMap(chapter => chapter.passages))
      passages.value = own.map(passage => ({
        own: passage,
        others: others.flatMap(other => other.find(({ id }) => id === passage.id)?.title ?? [])
      }))
    })
  )
  return computed(() =>
    passages.value.map(({ own, others }): PaletteEntry => ({
      id: `rule ${own.id}`,
      label: typeset(own.title, locale.value),
      detail: [t('app.reference.title'), ...own.rules.map(({ id }) => id)].join(' '),
      also: others,
      group: 'rules',
      keys: [],
      run: () => (asked.value = { place: own.id, unit: null })
    }))
  )
}
