import { rm } from 'node:fs/promises'
import { decided, entryOf } from './forty-fleets'
import { longBattle } from './long-battle'
import { writeBattle } from './replay'

/** Row f: a battle of sixty fleets and this many log lines, which replaces one created by the app. Its last action corrects one fleet. */
const [dir = '', campaign = '', battle = '', lines = '5000'] = process.argv.slice(2)

const FLEETS_EACH = 30

let told = 1
const all = longBattle(Number(lines), FLEETS_EACH).entries
const length = all.findIndex(entry => (told += entry.events.length) >= Number(lines))
const { entries, state } = longBattle(length, FLEETS_EACH)
const fleet = state.fleets[0]
if (fleet === undefined) throw new Error('No fleet')
const command = { type: 'correctFleet', fleetId: fleet.id, correction: { hp: fleet.hp - 4, sp: 1 }, reason: 'bench' } as const
const done = decided(state, command, () => [])
await rm(dir, { recursive: true, force: true })
await writeBattle(dir, [...entries, entryOf(length + 1, command, done.events, [], [])], { campaign, battle })
