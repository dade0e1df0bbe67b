import { ref, shallowRef } from 'vue'
import type { CampaignSummary } from '@shared/campaign/campaign'
import type { TrashItem } from '@shared/ipc/calls'
import { useWords } from '../../i18n/use-words'
import { freeName } from '../../ui/text/name-text'
import { useExport } from '../exchange/use-export'
import { useFailure } from '../../session/host/use-failure'
import { useCampaignStore } from '../../session/campaign-store'
import type { CampaignAct } from './CampaignTable.vue'

/** What was done, and how to undo it. */
interface Notice {
  readonly text: string
  readonly action?: string
  readonly run?: () => void
}

/** Acts on a listed campaign. Nothing is lost: deleting and archiving can be undone. */
export function useCampaignActs() {
  const { t } = useWords()
  const store = useCampaignStore()
  const { attempt, say } = useFailure()
  const notice = shallowRef<Notice | null>(null)
  const renaming = shallowRef<CampaignSummary | null>(null)
  const isRenameOpen = ref(false)

  const handOn = useExport()

  const namesTaken = (): readonly string[] => (store.list?.campaigns ?? []).map(campaign => campaign.name)

  /** Returns the id of the campaign to select afterwards; null to keep the selection. */
  async function act(what: CampaignAct, campaign: CampaignSummary): Promise<string | null> {
    notice.value = null
    if (what === 'rename') {
      renaming.value = campaign
      isRenameOpen.value = true
      return null
    }
    if (what === 'duplicate') return duplicate(campaign)
    if (what === 'export') {
      await handOn.campaign(campaign.id)
      return null
    }
    if (what === 'archive') {
      await archive(campaign, !campaign.isArchived)
      return null
    }
    await remove(campaign)
    return null
  }

  /** Returns the id of the copy, and reports battles that are incomplete in it. */
  async function duplicate({ id, name }: CampaignSummary): Promise<string | null> {
    const copy = await changed(() => store.duplicate(id, freeName(t('campaigns.copyName', { name }), namesTaken())))
    if (copy === null) return null
    if (copy.leftOut.length > 0) say('left-out-of-copy', copy.leftOut.join(', '))
    return copy.campaign.id
  }

  async function rename(name: string): Promise<void> {
    const campaign = renaming.value
    if (campaign !== null) await changed(() => store.edit(campaign.id, { type: 'rename', name }))
  }

  async function archive(campaign: CampaignSummary, isArchived: boolean): Promise<void> {
    const done = await changed(() => store.edit(campaign.id, { type: 'archive', isArchived }))
    if (done === null || !isArchived) return
    notice.value = {
      text: t('campaigns.archived', { name: campaign.name }),
      action: t('campaigns.act.unarchive'),
      run: () => {
        notice.value = null
        void archive(campaign, false)
      }
    }
  }

  async function remove(campaign: CampaignSummary): Promise<void> {
    const item = await changed(() => store.remove(campaign.id))
    if (item === null) return
    notice.value = {
      text: t('campaigns.removed', { name: campaign.name }),
      action: t('campaigns.trash.restore'),
      run: () => {
        notice.value = null
        void restore(item)
      }
    }
  }

  async function restore(item: TrashItem): Promise<string | null> {
    notice.value = null
    return (await changed(() => store.restore(item.trashId)))?.id ?? null
  }

  /** Runs the change and reloads the list, so the screen does not wait for news of its own change. */
  async function changed<T>(change: () => Promise<T>): Promise<T | null> {
    return attempt(async () => {
      const result = await change()
      await store.loadList()
      return result
    })
  }

  return {
    notice,
    renaming,
    isRenameOpen,
    act,
    rename,
    restore,
    exportEverything: handOn.everything
  }
}
