import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { runRule } from '@shared/core/dice/run-rule'
import { petitWargame } from '@shared/systems/petit-wargame'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { SECTORS, WEAPONS } from '@shared/systems/petit-wargame/model/element'
import { chanceOf } from '../support/chance'
import type { PwEntry } from '../support/petit-wargame/play'
import { setupOf } from '../support/petit-wargame/random-battle'
import { playWholeBattle } from '../support/petit-wargame/whole-battle'

interface GoldenBattle {
  readonly entries: readonly PwEntry[]
  readonly end: BattleState
}

const FOLDER = join(import.meta.dirname, 'petit-wargame')
const isAccepting = process.env['FLAGSHIP_GOLDEN'] === 'accept'

/** The sample fleets, or one squadron of each, under three sets of readings. The seeds were looked for until the set uses everything there is. */
const battles = [
  { name: 'by-default', seed: 31, tables: 'printed', squadrons: 1, rulings: {} },
  {
    name: 'built-tables',
    seed: 33,
    tables: 'built',
    squadrons: 2,
    rulings: { 'pw.distance': 'chebyshev3D', 'pw.detectionScope': 'wholeTurnFleet', 'pw.victory': 'destroyedElements', 'pw.initDie': 'd4' }
  },
  {
    name: 'house-rules',
    seed: 6,
    tables: 'printed',
    squadrons: 1,
    rulings: {
      'pw.rangedCombat': 'true',
      'pw.riposteVsZeroRange': 'true',
      'pw.riposteSwitchWeapon': 'true',
      'pw.clampDefenderMargin': 'true',
      'pw.manoeuvrePm': 'remainingThisTurn',
      'pw.jamCount': 'startsNextTurn'
    }
  }
] as const

describe('whole battles by the book', () => {
  it.each(battles)('$name ends with the battle over', ({ name, seed, rulings, tables, squadrons }) => {
    const { entries, state } = playWholeBattle(chanceOf(seed), setupOf(rulings, name, tables, squadrons))
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
    const end = golden.entries.flatMap(entry => entry.events).reduce(petitWargame.evolve, petitWargame.initial)
    expect(canonicalJson(end)).toBe(canonicalJson(golden.end))
  })
  it('is decided the same from the same faces', () => {
    let state = petitWargame.initial
    for (const entry of golden.entries) {
      if (entry.rulesVersion === petitWargame.rulesVersion) {
        const run = runRule(
          petitWargame.decide(state, entry.command),
          entry.dice.map(dice => dice.faces)
        )
        expect(canonicalJson(run.kind === 'done' ? run.value : run.request), `entry ${String(entry.seq)}`).toBe(canonicalJson(entry.events))
      }
      state = entry.events.reduce(petitWargame.evolve, state)
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
    'tableCompleted',
    'initiativeGiven',
    'detectorJammed',
    'jamEnded',
    'choiceDue',
    'pointStruck',
    'pointsWasted',
    'shipDestroyed',
    'turnEnded',
    'victoryWon'
  ] as const)('hold a %s', type => {
    expect(types.has(type)).toBe(true)
  })
  it('end an engagement for every reason but the leave of the GM', () => {
    const reasons = new Set(events.flatMap(event => (event.type === 'engagementEnded' ? [event.because] : [])))
    expect([...reasons].sort()).toEqual(['destroyed', 'done', 'no-weapon', 'weapon-lost'])
  })
  it('fire every weapon, in both modes, as riposte too', () => {
    const shots = events.flatMap(event => (event.type === 'fireDeclared' ? [event] : []))
    expect(WEAPONS.filter(weapon => shots.every(shot => shot.weapon !== weapon))).toEqual([])
    expect(new Set(shots.map(shot => `${shot.role} ${shot.mode}`)).size).toBe(4)
  })
  it('set the position by either side and by chance, and hit every sector', () => {
    expect(new Set(events.flatMap(event => (event.type === 'positionSet' ? [event.by] : []))).size).toBe(3)
    const hit = new Set(events.flatMap(event => (event.type === 'elementLost' ? [event.sector] : [])))
    expect(SECTORS.filter(sector => !hit.has(sector))).toEqual([])
  })
  it('are all won', () => {
    expect(files.map(file => read(file).end.winnerId !== null)).toEqual([true, true, true])
  })
})
