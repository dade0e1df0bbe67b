import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import { boardMoves, boardReducer, boardStart } from './boardgame-io'
import type { SaEntry } from './forty-fleets'
import { longBattle } from './long-battle'
import { repeat, repeatAsync, type Sample, type Times } from './measure'
import { hashOf } from './replay'

const LENGTH = 10_000

/** Ten thousand moves through the reducer, as boardgame.io rebuilds a match. */
export function boardReplay(times: Times): Sample {
  const actions = boardMoves(LENGTH)
  let expected = ''
  const sample = repeat(times, 1, () => {
    let state = boardStart()
    for (const action of actions) state = boardReducer(state, action)
    const hash = hashOf({ G: state.G, turn: state.ctx.turn })
    if (expected !== '' && hash !== expected) throw new Error('Another state')
    expected = hash
  })
  return { ...sample, check: expected }
}

/** The same entries in one lowdb file, only read and parsed. */
export async function lowdbRead(times: Times): Promise<Sample> {
  const { entries } = longBattle(LENGTH)
  const dir = await mkdtemp(join(tmpdir(), 'flagship-bench-'))
  try {
    const file = join(dir, 'battle.json')
    const db = new Low<{ entries: readonly SaEntry[] }>(new JSONFile(file), { entries })
    await db.write()
    const bytes = (await readFile(file)).length
    if (bytes < 1_000_000) throw new Error('The file is too small')
    return await repeatAsync(times, async () => {
      const fresh = new Low<{ entries: readonly SaEntry[] }>(new JSONFile(file), { entries: [] })
      await fresh.read()
      if (fresh.data.entries.length !== LENGTH) throw new Error('Entries are missing')
    })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
