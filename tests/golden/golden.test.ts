import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { runRule } from '@shared/core/dice/run-rule'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { SaEntry } from '../support/play-random'

interface GoldenBattle {
  readonly entries: readonly SaEntry[]
  readonly end: BattleState
}

const FOLDER = join(import.meta.dirname, 'starfinder-armada')
const files = readdirSync(FOLDER).filter(name => name.endsWith('.battle.json'))

describe.each(files)('golden battle %s', file => {
  const golden = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as GoldenBattle
  it('folds to the end it was kept with', () => {
    const end = golden.entries.flatMap(entry => entry.events).reduce(starfinderArmada.evolve, starfinderArmada.initial)
    expect(canonicalJson(end)).toBe(canonicalJson(golden.end))
  })
  it('is decided the same from the same faces', () => {
    let state = starfinderArmada.initial
    for (const entry of golden.entries) {
      if (entry.rulesVersion === starfinderArmada.rulesVersion) {
        const run = runRule(
          starfinderArmada.decide(state, entry.command),
          entry.dice.map(dice => dice.faces)
        )
        expect(canonicalJson(run.kind === 'done' ? run.value : run.request), `entry ${String(entry.seq)}`).toBe(canonicalJson(entry.events))
      }
      state = entry.events.reduce(starfinderArmada.evolve, state)
    }
  })
})

it('there are golden battles', () => {
  expect(files.length).toBeGreaterThanOrEqual(2)
})
