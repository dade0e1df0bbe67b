import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Campaign, SystemId } from '@shared/campaign/campaign'
import type { CampaignEdit } from '@shared/campaign/edits/edit'
import type { BattleKey, CallArgs, CampaignCopy, CampaignList, OpenedBattle, TrashItem } from '@shared/ipc/calls'
import type { Locale } from '@shared/kernel/locale'
import { call, onNews } from './host/api'
import { atStart } from './host/boot'

export interface BattleSide {
  readonly sideId: string
  readonly rosterId: string
  /** All of it begins out of sight of the other sides. */
  readonly isHidden?: boolean
}

/** The campaigns on this computer and the open one. Reloads when the host reports a change. */
export const useCampaignStore = defineStore('campaign', () => {
  const list = shallowRef<CampaignList | null>(null)
  const trash = shallowRef<readonly TrashItem[]>([])
  const campaign = shallowRef<Campaign | null>(null)
  let isListening = false
  let begun: Promise<void> | null = null

  async function loadList(asked = Promise.all([call('campaigns.list', {}), call('campaigns.trash', {})])): Promise<void> {
    listen()
    const [campaigns, deleted] = await asked
    list.value = campaigns
    trash.value = deleted
  }

  /** Takes the list that came with the page, for the first screen that shows it. */
  function begin(): Promise<void> {
    begun = loadList(Promise.all([atStart('campaigns.list'), atStart('campaigns.trash')]))
    return begun
  }

  /** Loads the list for a screen that shows it, unless it has just begun. */
  async function showList(): Promise<void> {
    const first = begun
    begun = null
    await (first ?? loadList())
  }

  async function open(campaignId: string): Promise<void> {
    listen()
    if (campaign.value?.id !== campaignId) campaign.value = null
    campaign.value = await call('campaigns.get', { campaignId })
  }

  function listen(): void {
    if (isListening) return
    isListening = true
    onNews(news => {
      if (news.kind !== 'campaigns.changed') return
      if (list.value !== null) void loadList().catch(() => null)
      const openId = campaign.value?.id
      if (openId !== undefined) void call('campaigns.get', { campaignId: openId }).then(take, () => null)
    })
  }

  /** Takes a newer version of the open campaign; any other campaign is just returned. */
  function take(changed: Campaign): Campaign {
    if (campaign.value?.id === changed.id) campaign.value = changed
    return changed
  }

  const create = (name: string, system: SystemId): Promise<Campaign> => call('campaigns.create', { name, system })
  const createSample = (name: string, system: SystemId, locale: Locale, isDeployed: boolean): Promise<Campaign> =>
    call('campaigns.createSample', { name, system, locale, isDeployed })
  const quickBattle = (name: string, system: SystemId, locale: Locale, isDeployed: boolean): Promise<BattleKey> =>
    call('campaigns.quickBattle', { name, system, locale, isDeployed })
  const firstBattle = (name: string, system: SystemId, locale: Locale): Promise<BattleKey> =>
    call('campaigns.firstBattle', { name, system, locale, part: 1 })
  const duplicate = (campaignId: string, name: string): Promise<CampaignCopy> => call('campaigns.duplicate', { campaignId, name })
  const remove = (campaignId: string): Promise<TrashItem> => call('campaigns.remove', { campaignId })
  const restore = (trashId: string): Promise<{ readonly id: string }> => call('campaigns.restore', { trashId })

  async function edit(campaignId: string, change: CampaignEdit): Promise<Campaign> {
    return take(await call('campaigns.edit', { campaignId, edit: change }))
  }

  /** Carries over what a battle did to parts of a roster, or does not. */
  async function settle(key: BattleKey, decisions: CallArgs<'chronicle.settle'>['decisions']): Promise<Campaign> {
    return take(await call('chronicle.settle', { ...key, decisions }))
  }

  async function unsettle(key: BattleKey, partIds: readonly string[]): Promise<Campaign> {
    return take(await call('chronicle.unsettle', { ...key, partIds }))
  }

  /** Begins a battle. `place`: where it is fought; null for nowhere in particular. */
  async function startBattle(
    campaignId: string,
    name: string,
    sides: readonly BattleSide[],
    place: string | null = null
  ): Promise<OpenedBattle> {
    return call('battle.create', { campaignId, name, sides, ...(place !== null && { place }) })
  }

  return {
    list,
    trash,
    campaign,
    begin,
    showList,
    loadList,
    open,
    create,
    createSample,
    quickBattle,
    firstBattle,
    duplicate,
    remove,
    restore,
    edit,
    settle,
    unsettle,
    startBattle
  }
})
