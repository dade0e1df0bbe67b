import { createHash } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { Timeline } from '@shared/core/log/timeline'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { nodeDisk } from '@main/store/disk/node-disk'
import { openBattle } from '@main/store/battle/open-battle'
import { readJournal } from '@main/store/journal/read-journal'
import { battlePaths } from '@main/store/paths'
import { ensureDir } from '@main/store/disk/disk-steps'
import type { SaEntry } from './forty-fleets'
import { longBattle } from './long-battle'
import { repeat, repeatAsync, type Sample, type Times } from './measure'

const LENGTH = 10_000
const IDS = { campaign: 'bench', battle: 'bench' }

function restored(entries: readonly SaEntry[]): BattleState {
  const evolve = (state: BattleState, event: SaEvent): BattleState => starfinderArmada.evolve(state, event)
  return Timeline.restore<BattleState, SaCommand, SaEvent>(starfinderArmada.initial, evolve, entries, null).state
}

export function hashOf(state: unknown): string {
  return createHash('sha256').update(canonicalJson(state)).digest('hex')
}

/** Row c: ten thousand entries folded from first to last; the state hash must match that of the original battle. */
export function flagshipReplay(times: Times): Sample {
  const { entries, state } = longBattle(LENGTH)
  const expected = hashOf(state)
  return {
    ...repeat(times, 1, () => {
      if (hashOf(restored(entries)) !== expected) throw new Error('Another state')
    }),
    check: expected
  }
}

/** From the files of the battle to its state: read, every checksum checked, folded from the first entry. */
export async function flagshipOpen(times: Times): Promise<Sample> {
  const { entries, state } = longBattle(LENGTH)
  const expected = hashOf(state)
  const dir = await mkdtemp(join(tmpdir(), 'flagship-bench-'))
  try {
    await writeBattle(dir, entries)
    const sample = await repeatAsync(times, async () => {
      const reading = await readJournal(nodeDisk, battlePaths.journal(dir), IDS)
      if (!reading.ok || reading.value === null || reading.value.damage !== null) throw new Error('The journal cannot be read')
      restored(reading.value.entries as unknown as readonly SaEntry[])
    })
    const again = await readJournal(nodeDisk, battlePaths.journal(dir), IDS)
    if (!again.ok || hashOf(restored(again.value?.entries as unknown as readonly SaEntry[])) !== expected) throw new Error('Another state')
    return sample
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** The least that any reader of these files must do: read them and parse every line, without a checksum, and fold nothing. */
export async function parsedAlone(times: Times): Promise<Sample> {
  const dir = await mkdtemp(join(tmpdir(), 'flagship-bench-'))
  try {
    await writeBattle(dir, longBattle(LENGTH).entries)
    const journal = battlePaths.journal(dir)
    const files = (await readdir(journal)).map(name => join(journal, name))
    return await repeatAsync(times, async () => {
      const entries: unknown[] = []
      for (const file of files) {
        const lines = (await readFile(file, 'utf8')).split('\n').filter(line => line !== '')
        for (const line of lines) entries.push(JSON.parse(line.slice(CHECKSUM_LENGTH)))
      }
      if (entries.length !== LENGTH + files.length) throw new Error('Lines are missing')
    })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Eight digits and a space before the text of each line. */
const CHECKSUM_LENGTH = 9

/** A battle on disk, as the host writes it. */
export async function writeBattle(dir: string, entries: readonly SaEntry[], ids = IDS): Promise<void> {
  await ensureDir(nodeDisk, dir)
  const opened = await openBattle<SaEntry, unknown>(nodeDisk, dir, ids)
  if (!opened.ok || opened.value.mode !== 'writable') throw new Error('The battle cannot be opened')
  const { files } = opened.value
  await Promise.all(entries.map(entry => files.append(entry)))
  await files.close()
}
