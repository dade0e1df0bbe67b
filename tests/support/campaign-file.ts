import type { ExchangeEntry } from '@shared/exchange/check-entries'
import { hostedSystem, type SystemId } from '@shared/systems/index'
import { goldenBattles } from './golden-battles'

/** The first entries of a recorded battle; all are replayed for every file that is read to its end. */
const ENTRIES = 6

/** The beginning of a recorded battle, with its last action undone. */
export function keptEntries(id: SystemId): readonly ExchangeEntry[] {
  const [kept] = goldenBattles(hostedSystem(id).rules).values()
  return [...(kept?.entries ?? []).slice(0, ENTRIES), { kind: 'undo', seq: ENTRIES + 1, at: 1, by: 'gm', target: ENTRIES }]
}

/** A campaign with the sample rosters of a system and one battle, as an export writes it. */
export function campaignFile(id: SystemId, written: readonly ExchangeEntry[]): string {
  let count = 0
  const rosters = hostedSystem(id).sampleRosters(() => `id-${String((count += 1))}`, 'en')
  // As the host writes them; recorded battles also hold the number of faces.
  const entries = written.map(entry =>
    entry.kind === 'command'
      ? { ...entry, dice: entry.dice.map(({ purpose, die, actor, faces, by }) => ({ purpose, die, actor, faces, by })) }
      : entry
  )
  const battle = {
    id: 'b1',
    name: 'First',
    createdAt: 1,
    lastPlayedAt: null,
    status: 'running',
    round: 1,
    phase: '',
    rosterIds: rosters.map(roster => roster.id)
  }
  const campaign = {
    format: 1,
    id: 'c1',
    name: 'Reach',
    system: id,
    createdAt: 1,
    lastPlayedAt: null,
    isArchived: false,
    notes: 'met',
    rulings: {},
    automation: 'assist',
    rosters,
    battles: [battle]
  }
  return JSON.stringify({ flagship: 'campaign', format: 1, version: '0.1.0', at: 1, campaign, battles: [{ id: 'b1', entries }] })
}
