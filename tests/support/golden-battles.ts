import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { present } from '@shared/kernel/present'
import type { RuleSystem, Typed } from '@shared/core/engine/rule-system'
import type { CommandEntry } from '@shared/core/log/entry'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'
import { expectReplay } from './expect-replay'

const GOLDEN = join(import.meta.dirname, '../golden')
/** Set by `npm run golden -- --accept`. */
const isAccepting = process.env['FLAGSHIP_GOLDEN'] === 'accept'
/** How many entries apart the moments are of which it is kept what is told. */
const TOLD_EVERY = 16

/** A recorded battle by the book, and its end state. */
interface GoldenBattle<State, Command, Event> {
  readonly entries: readonly CommandEntry<Command, Event>[]
  readonly end: State
}

/** The recorded battles of a system, by file name. */
export function goldenBattles<State, Command extends Typed, Event extends Typed, Refusal extends string>({
  id
}: RuleSystem<State, Command, Event, Refusal>): ReadonlyMap<string, GoldenBattle<State, Command, Event>> {
  const files = readdirSync(join(GOLDEN, id)).filter(name => name.endsWith('.battle.json'))
  return new Map(files.map(file => [file, JSON.parse(readFileSync(join(GOLDEN, id, file), 'utf8')) as GoldenBattle<State, Command, Event>]))
}

/** Each recorded battle folds to its end state, and the same faces give the same events. */
export function describeGoldenBattles<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>,
  battles: ReadonlyMap<string, GoldenBattle<State, Command, Event>>
): void {
  describe.each([...battles])('golden battle %s', (file, { entries, end }) => {
    it('is of today’s rules, so that each act in it can be decided again', () => {
      expect(new Set(entries.map(entry => entry.rulesVersion))).toEqual(new Set([system.rulesVersion]))
    })
    it('folds to the end it was kept with', () => {
      const folded = entries.flatMap(entry => entry.events).reduce(system.evolve, system.initial)
      expect(canonicalJson(folded)).toBe(canonicalJson(end))
    })
    it('is decided the same from the same faces', () => {
      expectReplay(system, entries, end, file)
    })
    it('is told the same: to its game master, its table and a side, in the report, and in what phones may propose', async () => {
      await expect(toldOf(system, entries)).toMatchFileSnapshot(join(GOLDEN, system.id, file.replace('.battle.json', '.told.txt')))
    })
  })
}

/** Now and then in a battle: the entry, and what each is told then, in figures too short to be read but long enough to differ. */
function toldOf<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  { id, initial, evolve, viewFor }: RuleSystem<State, Command, Event, Refusal>,
  entries: readonly CommandEntry<Command, Event>[]
): string {
  const known = present(
    SYSTEM_IDS.find(one => one === id),
    id
  )
  const { report, station } = hostedSystem(known)
  const lines = ['entry gm table side acts report']
  let state = initial
  for (const [index, { seq, events }] of entries.entries()) {
    state = events.reduce(evolve, state)
    if (index % TOLD_EVERY !== 0 && index !== entries.length - 1) continue
    const sideId = report.sidesOf(state)[0]?.id ?? ''
    const claims = station.claims(state, sideId)
    const acts = station.acts(
      station.knownTo(state, { kind: 'side', sideId }),
      claims.map(claim => claim.id)
    )
    const told = [
      viewFor(state, { kind: 'gm' }),
      viewFor(state, { kind: 'table' }),
      viewFor(state, { kind: 'side', sideId }),
      { claims, acts: acts.map(({ key, group, label, fields }) => ({ key, group, label, fields })) },
      { moment: report.momentOf(state), units: report.unitsOf(state), officers: report.officersOf(state) }
    ]
    lines.push([seq, ...told.map(shortOf)].join(' '))
  }
  return `${lines.join('\n')}\n`
}

/** A figure that differs where what is told does. */
export function shortOf(told: unknown): string {
  return createHash('sha1')
    .update(canonicalJson(JSON.parse(JSON.stringify(told ?? null))))
    .digest('hex')
    .slice(0, 7)
}

/** Whole battles by the book end; where that is asked for, those are recorded that are decided otherwise than they were. */
export function describeWholeBattles<
  B extends { readonly name: string },
  State extends object,
  Command extends Typed,
  Event extends Typed,
  Refusal extends string
>(
  system: RuleSystem<State, Command, Event, Refusal>,
  battles: readonly B[],
  play: (battle: B) => { readonly entries: readonly object[]; readonly state: State },
  isOver: (state: State) => boolean
): void {
  const { id } = system
  describe('whole battles by the book', () => {
    it.each(battles)('$name ends with the battle over', battle => {
      const { entries, state } = play(battle)
      expect(isOver(state)).toBe(true)
      expect(entries.length).toBeGreaterThan(20)
      if (isAccepting && !isDecidedAsItWas(system, battle.name)) keepBattle(id, battle.name, { entries, state })
    })
    it('are all recorded', () => {
      const kept = readdirSync(join(GOLDEN, id))
      expect(battles.map(({ name }) => `${name}.battle.json`).filter(name => !kept.includes(name))).toEqual([])
    })
  })
}

function isDecidedAsItWas<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>,
  name: string
): boolean {
  const kept = goldenBattles(system).get(`${name}.battle.json`)
  if (kept === undefined || kept.entries.some(entry => entry.rulesVersion !== system.rulesVersion)) return false
  try {
    expectReplay(system, kept.entries, kept.end, name)
    return true
  } catch {
    return false
  }
}

function keepBattle(
  systemId: string,
  name: string,
  { entries, state }: { readonly entries: readonly object[]; readonly state: object }
): void {
  mkdirSync(join(GOLDEN, systemId), { recursive: true })
  const lines = entries.map(entry => JSON.stringify(entry)).join(',\n')
  writeFileSync(join(GOLDEN, systemId, `${name}.battle.json`), `{"entries":[\n${lines}\n],\n"end":${JSON.stringify(state)}}\n`)
}
