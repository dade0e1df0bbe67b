import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import type { SaEntry } from './forty-fleets'
import { longBattle } from './long-battle'
import { repeatAsync, type Sample, type Times } from './measure'
import { inFolder, next } from './save'

/** The whole battle rewritten with lowdb, which does not sync. */
export async function lowdbSave(length: number, times: Times): Promise<Sample> {
  const entries = longBattle(length).entries.slice()
  return inFolder(async dir => {
    const db = new Low<{ entries: SaEntry[] }>(new JSONFile(join(dir, 'battle.json')), { entries })
    let seq = length
    return repeatAsync(times, async () => {
      db.data.entries.push(next(entries, (seq += 1)))
      await db.write()
    })
  })
}

/** The minimum of a durable save: one line appended and synced. */
export async function rawSave(times: Times): Promise<Sample> {
  const { entries } = longBattle(100)
  return inFolder(async dir => {
    const file = await open(join(dir, 'raw.jsonl'), 'a')
    let seq = 100
    const sample = await repeatAsync(times, async () => {
      await file.write(`${JSON.stringify(next(entries, (seq += 1)))}\n`)
      await file.datasync()
    })
    await file.close()
    return sample
  })
}
