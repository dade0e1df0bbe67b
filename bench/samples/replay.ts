import { createHash } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
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

/** The least that opening these files takes: each read, hashed, every line's checksum taken, parsed and folded, and nothing compared. */
export async function leastOpen(times: Times): Promise<Sample> {
  const { entries, state } = longBattle(LENGTH)
  const dir = await mkdtemp(join(tmpdir(), 'flagship-bench-'))
  try {
    await writeBattle(dir, entries)
    const journal = battlePaths.journal(dir)
    const files = (await readdir(journal)).sort().map(name => join(journal, name))
    let last: LeastReading | null = null
    const sample = await repeatAsync(times, async () => {
      last = foldAll(await Promise.all(files.map(file => readFile(file))))
    })
    if (hashOf((last as LeastReading | null)?.state) !== hashOf(state)) throw new Error('Another state')
    return sample
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

interface LeastReading {
  readonly entries: readonly SaEntry[]
  readonly state: BattleState
  readonly sums: readonly (string | number)[]
}

function foldAll(files: readonly Buffer[]): LeastReading {
  const entries: SaEntry[] = []
  const sums: (string | number)[] = []
  let state = starfinderArmada.initial
  for (const file of files) {
    sums.push(createHash('sha256').update(file).digest('hex'))
    let crc = 0
    // The first line is the header.
    for (let start = file.indexOf(LINE_FEED) + 1, end = 0; start < file.length; start = end + 1) {
      end = file.indexOf(LINE_FEED, start)
      crc ^= crc32(file.subarray(start + CHECKSUM_LENGTH, end))
      const entry = JSON.parse(file.toString('utf8', start + CHECKSUM_LENGTH, end)) as SaEntry
      entries.push(entry)
      if (entry.kind === 'command') for (const event of entry.events) state = starfinderArmada.evolve(state, event)
    }
    sums.push(crc)
  }
  return { entries, state, sums }
}

const LINE_FEED = 0x0a
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
