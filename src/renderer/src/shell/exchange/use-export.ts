import type { ExportedFile } from '@shared/ipc/exchange'
import { call } from '../../session/host/api'
import { downloadText } from '../../ui/files/download-text'
import { useFailure } from '../../session/host/use-failure'

/** Pause between two files: a browser given several at once may keep only the last. */
const PAUSE_MS = 300

/** Exports campaigns as files, and reports what could not be included. */
export function useExport() {
  const { attempt, say } = useFailure()

  async function handOn(make: () => Promise<readonly ExportedFile[]>): Promise<void> {
    const files = (await attempt(make)) ?? []
    for (const [index, file] of files.entries()) {
      if (index > 0) await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
      downloadText(file.fileName, 'application/json', file.text)
    }
    const leftOut = files.flatMap(file => file.leftOut)
    if (leftOut.length > 0) say('left-out', leftOut.join(', '))
  }

  return {
    campaign: (campaignId: string) => handOn(async () => [await call('export.campaign', { campaignId })]),
    battle: (campaignId: string, battleId: string) => handOn(async () => [await call('export.campaign', { campaignId, battleId })]),
    everything: () => handOn(() => call('export.everything', {})),
    settings: () => handOn(async () => [await call('export.settings', {})])
  }
}
