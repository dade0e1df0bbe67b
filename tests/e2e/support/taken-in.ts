import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { BattleKey } from '@shared/ipc/calls'
import { IMPORT_PIECE_BYTES } from '@shared/ipc/exchange'
import { ask } from './begin'

/** The games in the order in which they are sampled. */
export const GAMES = ['starfinder-armada', 'firestorm-armada', 'dystopian-wars', 'xwing', 'petit-wargame'] as const

/** The first battle of a game that was ever kept, as it was exported. */
export const firstOf = (game: (typeof GAMES)[number]): Buffer =>
  readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'first', `${game}.flagship`))

/** Takes a file in, as the window does. Returns its first battle; throws with the code of its problem. */
export async function takenIn(page: Page, data: Buffer): Promise<BattleKey> {
  const { id } = await ask(page, 'import.begin', { bytes: data.length })
  for (let at = 0; at < data.length; at += IMPORT_PIECE_BYTES)
    await ask(page, 'import.piece', { id, data: data.subarray(at, at + IMPORT_PIECE_BYTES).toString('base64') })
  const check = await ask(page, 'import.check', { id })
  if (check.kind === 'refused') throw new Error(check.problem.code)
  const [campaign] = await ask(page, 'import.accept', { id })
  const battle = campaign?.battles[0]
  if (campaign === undefined || battle === undefined) throw new Error('There is no battle in it')
  return { campaignId: campaign.id, battleId: battle.id }
}
