import { join } from 'node:path'
import { openBattle, type OpenBattle, type OpenBattleOptions } from '../../../../src/main/store/battle/open-battle'
import { nodeDisk } from '../../../../src/main/store/disk/node-disk'
import { testDir } from './test-dir'

export interface Entry {
  readonly seq: number
  readonly text: string
}
type Opened = OpenBattle<Entry, { hull: number }>
type Writable = Extract<Opened, { mode: 'writable' }>

export const IDS = { campaign: 'c1', battle: 'b1' }
export const entry = (seq: number): Entry => ({ seq, text: `Angriff ${seq}` })

/** A segment of the journal of a battle, by its number. */
export const segment = (dir: string, number = 1): string => join(dir, 'journal', `00000${number}.jsonl`)

/** The battle as it opens, for play or for rescue. */
export async function open(dir: string, options: OpenBattleOptions = {}, ids = IDS): Promise<Opened> {
  const opened = await openBattle<Entry, { hull: number }>(nodeDisk, dir, ids, options)
  if (!opened.ok) throw opened.error
  return opened.value
}

export async function writable(dir: string, options: OpenBattleOptions = {}, ids = IDS): Promise<Writable> {
  const battle = await open(dir, options, ids)
  if (battle.mode === 'rescue') throw new Error(JSON.stringify(battle.damage))
  return battle
}

/** A battle of five entries with a checkpoint after the third, closed. */
export async function played(options: OpenBattleOptions = {}, ids = IDS): Promise<string> {
  const dir = join(await testDir(), 'b1')
  const { files } = await writable(dir, options, ids)
  for (let seq = 1; seq <= 5; seq++) {
    await files.append(entry(seq))
    if (seq === 3) await files.checkpoint({ seq: 3, state: { hull: 30 } })
  }
  await files.close()
  return dir
}
