import { packed } from '@shared/replay/packed'
import type { Replay } from '@shared/replay/replay'
import { withBlocks } from '@shared/replay/replay-file'
import { spokenTexts } from '../../i18n'
import { gzipped, type ReplayContent } from '../../replay/content'
import { TEXTS } from '../../systems/texts'

/** A replay as one file that plays in any browser. `log` is the battle as an export holds it; null to leave it out, for players. */
export async function replayHtml(replay: Replay, log: string | null): Promise<string> {
  const system = Object.entries(TEXTS).find(([id]) => id === replay.systemId)?.[1] ?? ''
  const content: ReplayContent = { replay: packed(replay), texts: await spokenTexts(system) }
  const page = await (await fetch('./replay.html')).text()
  return withBlocks(page, { replay: await gzipped(JSON.stringify(content)), log: log === null ? null : await gzipped(log) })
}
