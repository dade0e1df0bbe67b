import { useI18n } from 'vue-i18n'
import type { ExportedFile } from '@shared/ipc/exchange'
import { call } from '../api/api'
import { downloadText } from './download-text'
import { useFailure } from './use-failure'

/** Hands campaigns on as files. Gives what could not be read, in words; null when the file holds all of it. */
export function useExport() {
  const { t } = useI18n()
  const { attempt } = useFailure()

  async function handOn(make: () => Promise<ExportedFile>): Promise<string | null> {
    const file = await attempt(make)
    if (file === null) return null
    downloadText(file.fileName, 'application/json', file.text)
    return file.leftOut.length === 0 ? null : t('campaigns.exchange.leftOut', { names: file.leftOut.join(', ') })
  }

  return {
    campaign: (campaignId: string) => handOn(() => call('export.campaign', { campaignId })),
    battle: (campaignId: string, battleId: string) => handOn(() => call('export.campaign', { campaignId, battleId })),
    everything: () => handOn(() => call('export.everything', {})),
    settings: () => handOn(() => call('export.settings', {}))
  }
}
