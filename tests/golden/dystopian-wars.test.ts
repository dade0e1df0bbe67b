import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { runRule } from '@shared/core/dice/run-rule'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { CRITICAL_ROWS } from '@shared/systems/dystopian-wars/tables/criticals'
import { chanceOf } from '../support/chance'
import type { DwEntry } from '../support/dystopian-wars/play'
import { setupOf } from '../support/dystopian-wars/random-battle'
import { playWholeBattle } from '../support/dystopian-wars/whole-battle'

interface GoldenBattle {
  readonly entries: readonly DwEntry[]
  readonly end: BattleState
}

const FOLDER = join(import.meta.dirname, 'dystopian-wars')
const isAccepting = process.env['FLAGSHIP_GOLDEN'] === 'accept'

/** The sample forces under three sets of readings. The seeds were looked for until the set uses everything there is. */
const battles = [
  { name: 'by-default', seed: 359, rulings: {} },
  { name: 'heavy-dice', seed: 52, rulings: { 'dw.dice': 'heavy', 'dw.multiCrit': 'perMultipleOfCr', 'dw.tfSixes': 'destroyExplode' } },
  {
    name: 'harsh',
    seed: 144,
    rulings: { 'dw.threshold': 'gt', 'dw.sturginium': 'removed', 'dw.fuelZero': 'removed', 'dw.linkHalf': 'false' }
  }
] as const

describe('whole battles by the book', () => {
  it.each(battles)('$name ends with the battle over', ({ name, seed, rulings }) => {
    const { entries, state } = playWholeBattle(chanceOf(seed), setupOf(rulings, name))
    expect(state.isOver).toBe(true)
    expect(entries.length).toBeGreaterThan(50)
    if (!isAccepting) return
    mkdirSync(FOLDER, { recursive: true })
    const lines = entries.map(entry => JSON.stringify(entry)).join(',\n')
    writeFileSync(join(FOLDER, `${name}.battle.json`), `{"entries":[\n${lines}\n],\n"end":${JSON.stringify(state)}}\n`)
  })
})

const files = readdirSync(FOLDER).filter(name => name.endsWith('.battle.json'))
const read = (file: string): GoldenBattle => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as GoldenBattle

describe.each(files)('golden battle %s', file => {
  const golden = read(file)
  it('folds to the end it was kept with', () => {
    const end = golden.entries.flatMap(entry => entry.events).reduce(dystopianWars.evolve, dystopianWars.initial)
    expect(canonicalJson(end)).toBe(canonicalJson(golden.end))
  })
  it('is decided the same from the same faces', () => {
    let state = dystopianWars.initial
    for (const entry of golden.entries) {
      if (entry.rulesVersion === dystopianWars.rulesVersion) {
        const run = runRule(
          dystopianWars.decide(state, entry.command),
          entry.dice.map(dice => dice.faces)
        )
        expect(canonicalJson(run.kind === 'done' ? run.value : run.request), `entry ${String(entry.seq)}`).toBe(canonicalJson(entry.events))
      }
      state = entry.events.reduce(dystopianWars.evolve, state)
    }
  })
})

describe('the golden battles together', () => {
  const events = files.flatMap(file => read(file).entries.flatMap(entry => entry.events))
  const types = new Set(events.map(event => event.type))
  it('are three', () => {
    expect(files).toHaveLength(battles.length)
  })
  it.each([
    'defensiveFireRolled',
    'shieldsRolled',
    'wingAborted',
    'tokensLost',
    'wingRemoved',
    'explosionStruck',
    'unitTeleported'
  ] as const)('hold a %s', type => {
    expect(types.has(type)).toBe(true)
  })
  it('enter each of the nine steps', () => {
    expect(new Set(events.flatMap(event => (event.type === 'stepEntered' ? [event.step] : []))).size).toBe(9)
  })
  it('roll each row of the critical table', () => {
    const rows = new Set(events.flatMap(event => (event.type === 'criticalSuffered' ? [event.row] : [])))
    expect(CRITICAL_ROWS.filter(row => !rows.has(row))).toEqual([])
  })
})
