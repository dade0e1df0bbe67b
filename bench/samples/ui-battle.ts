import { rm } from 'node:fs/promises'
import { decided, entryOf, type SaEntry } from './forty-fleets'
import { longBattle } from './long-battle'
import { writeBattle } from './replay'

/**
 * Rows f and p: a battle of sixty fleets, or of `each` a side, and this many log lines, which replaces one created by the app. Its last
 * action corrects one fleet, or stages the last attack of a volley that waits to be resolved.
 */
const [dir = '', campaign = '', battle = '', lines = '5000', each = '30', end = 'corrected'] = process.argv.slice(2)

const sides = Number(each)
let told = 1
const all = longBattle(Number(lines) * 2, sides).entries
const enough = all.findIndex(entry => (told += entry.events.length) >= Number(lines))
const struck = (entry: SaEntry): number => entry.events.filter(({ type }) => type === 'damageApplied' || type === 'attackMissed').length
const length = end === 'corrected' ? enough : all.findIndex((entry, at) => at >= enough && struck(entry) === 2 * sides)
if (length < 0) throw new Error('No volley')
const { entries, state } = longBattle(length, sides)
await rm(dir, { recursive: true, force: true })
await writeBattle(dir, end === 'corrected' ? [...entries, corrected()] : entries, { campaign, battle })

function corrected(): SaEntry {
  const fleet = state.fleets[0]
  if (fleet === undefined) throw new Error('No fleet')
  const command = { type: 'correctFleet', fleetId: fleet.id, correction: { hp: fleet.hp - 4, sp: 1 }, reason: 'bench' } as const
  return entryOf(length + 1, command, decided(state, command, () => []).events, [], [])
}
