import { computed, onMounted, shallowRef, type ComputedRef } from 'vue'
import { useRouter, type RouteLocationRaw } from 'vue-router'
import type { PaletteEntry } from '../../chrome/palette/palette-entries'
import { useWords } from '../../i18n/use-words'
import { useCampaignStore } from '../../session/campaign-store'
import { useFailure } from '../../session/host/use-failure'
import { guideIn, type GuidePart } from '../guide/guide-parts'
import { SECTIONS, SECTION_TITLES } from '../settings/settings-sections'

/** Where one may go: campaigns, the battles and rosters of the one that is open, settings and the guide. */
export function usePlaces(): ComputedRef<readonly PaletteEntry[]> {
  const { t, elsewhere, locale } = useWords()
  const router = useRouter()
  const store = useCampaignStore()
  const { attempt } = useFailure()
  const guide = shallowRef<readonly GuidePart[]>([])

  onMounted(async () => {
    guide.value = await guideIn(locale.value)
    if (store.list === null) await attempt(() => store.loadList())
  })

  const goTo = (key: string, label: string, detail: string, to: RouteLocationRaw, also: readonly string[] = []): PaletteEntry => ({
    id: `to ${key}`,
    label,
    detail,
    also,
    group: 'goTo',
    keys: [],
    run: () => void router.push(to)
  })
  const said = (message: string, to: RouteLocationRaw, detail = '', key = message): PaletteEntry =>
    goTo(key, t(message), detail, to, elsewhere(message))

  const own = (): readonly PaletteEntry[] => {
    const { campaign } = store
    if (campaign === null) return []
    const params = { campaignId: campaign.id }
    return [
      said('chronicle.open', { name: 'chronicle', params }, campaign.name, `${campaign.id} chronicle`),
      ...campaign.battles.map(({ id, name }) =>
        goTo(id, name, t('palette.battleOf', { campaign: campaign.name }), { name: 'battle', params: { ...params, battleId: id } })
      ),
      ...campaign.rosters.map(({ id, name }) =>
        goTo(id, name, t('palette.rosterOf', { campaign: campaign.name }), { name: 'builder', params: { ...params, rosterId: id } })
      )
    ]
  }
  return computed(() => [
    ...own(),
    ...(store.list?.campaigns ?? []).map(({ id, name }) =>
      goTo(id, name, t('palette.campaign'), { name: 'campaign', params: { campaignId: id } })
    ),
    said('palette.start', { name: 'campaigns' }),
    said('app.settings', { name: 'settings' }),
    ...SECTIONS.map(section =>
      said(SECTION_TITLES[section], { name: 'settings', hash: `#settings-${section}` }, t('app.settings'), `settings ${section}`)
    ),
    ...guide.value.map(part => goTo(`guide ${part.id}`, part.title, t('app.guide.title'), { name: 'guide', hash: `#${part.id}` }))
  ])
}
