import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goToBattle } from './begin'
import { keyOf } from './table'
import { startWebApp, type WebApp, type WebAppOptions } from './web-app'

/** Makes one entry of a battle unreadable, as a bad disk would; those before it stay good. */
export function damageEntry(battleDir: string, seq: number): void {
  const journal = join(battleDir, 'journal', '000001.jsonl')
  const lines = readFileSync(journal, 'utf8').split('\n')
  writeFileSync(journal, lines.map((line, place) => (place === seq ? line.replace('command', 'damaged') : line)).join('\n'))
}

/** Ends the program, damages an entry of the battle on its screen, and starts it again with that battle opened. */
export async function restartDamaged(app: WebApp, seq: number, options: WebAppOptions): Promise<WebApp> {
  const { campaignId, battleId } = keyOf(app.page)
  await app.close()
  damageEntry(join(options.dataDir, 'campaigns', campaignId, 'battles', battleId), seq)
  const again = await startWebApp(options)
  await again.page.getByRole('heading', { level: 1 }).first().waitFor()
  await goToBattle(again.page, campaignId, battleId)
  return again
}
