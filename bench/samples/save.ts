import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeDisk } from '@main/store/disk/node-disk'
import { openBattle } from '@main/store/battle/open-battle'
import type { SaEntry } from './forty-fleets'
import { longBattle } from './long-battle'
import { repeatAsync, type Sample, type Times } from './measure'
import { writeBattle } from './replay'

const IDS = { campaign: 'bench', battle: 'bench' }

/** Row j: one more durable command in a battle of this many. */
export async function flagshipSave(length: number, times: Times): Promise<Sample> {
  const { entries } = longBattle(length)
  return inFolder(async dir => {
    await writeBattle(dir, entries)
    const opened = await openBattle<SaEntry, unknown>(nodeDisk, dir, IDS, { known: true })
    if (!opened.ok || opened.value.mode !== 'writable') throw new Error('The battle cannot be opened')
    const { files } = opened.value
    let seq = length
    const sample = await repeatAsync(times, () => files.append(next(entries, (seq += 1))))
    await files.close()
    return sample
  })
}

export function next(entries: readonly SaEntry[], seq: number): SaEntry {
  const entry = entries[50 + (seq % 40)]
  if (entry === undefined) throw new Error('The battle is too short')
  return { ...entry, seq }
}

export async function inFolder(run: (dir: string) => Promise<Sample>): Promise<Sample> {
  const dir = await mkdtemp(join(tmpdir(), 'flagship-bench-'))
  try {
    return await run(dir)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
