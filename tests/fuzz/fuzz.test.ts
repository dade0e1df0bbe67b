import { describe, expect, it } from 'vitest'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { deepFreeze } from '@shared/kernel/deep-freeze'
import { runRule } from '@shared/core/dice/run-rule'
import type { LogEntry } from '@shared/core/log/entry'
import { Timeline } from '@shared/core/log/timeline'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import { chanceOf } from '../support/chance'
import { brokenInvariants } from '../support/invariants'
import type { SaEntry } from '../support/play-random'
import { playWithChance } from '../support/play-random'
import { randomCommand, randomSetup } from '../support/random-battle'
import kept from './seeds.json'

const COMMANDS = 200
const SEEDS = [...kept, ...Array.from({ length: 200 }, (_, i) => 1000 + i)]

describe('any command at any time', () => {
  it('breaks no invariant, and the events rebuild and re-decide every battle', () => {
    const seen = new Set<string>()
    for (const seed of SEEDS) for (const type of playSeed(seed)) seen.add(type)
    // The run must have reached every kind of event, or it has not tried enough.
    expect([...seen].sort()).toEqual([...EVENT_TYPES].sort())
  })
})

function playSeed(seed: number): ReadonlySet<string> {
  const chance = chanceOf(seed)
  const timeline = new Timeline<typeof starfinderArmada.initial, SaCommand, SaEvent>(starfinderArmada.initial, starfinderArmada.evolve)
  const types = new Set<string>()
  const mayForce = seed % 2 === 0
  for (let step = 0; step < COMMANDS; step += 1) {
    const seq = timeline.lastSeq + 1
    const before = deepFreeze(timeline.state)
    const command = step === 0 ? randomSetup(chance) : randomCommand(chance, before)
    const played = playWithChance(chance, before, command, seq, mayForce && chance.whole(1, 8) === 1)
    if (played.kind === 'refused') continue
    timeline.append(played.entry)
    for (const event of played.entry.events) types.add(event.type)
    expect(canonicalJson(timeline.state), `seed ${String(seed)} seq ${String(seq)}: fold`).toBe(canonicalJson(played.state))
    expect(brokenInvariants(played.state, mayForce), `seed ${String(seed)} seq ${String(seq)} after ${command.type}`).toEqual([])
    expect(redecided(before, played.entry), `seed ${String(seed)} seq ${String(seq)}: re-decide`).toBe(canonicalJson(played.entry.events))
    if (chance.whole(1, 10) === 1) undoAndRedo(timeline)
  }
  const replayed = Timeline.restore(starfinderArmada.initial, starfinderArmada.evolve, timeline.entries, null)
  expect(canonicalJson(replayed.state), `seed ${String(seed)}: replay`).toBe(canonicalJson(timeline.state))
  return types
}

function redecided(state: typeof starfinderArmada.initial, entry: SaEntry): string {
  const run = runRule(
    starfinderArmada.decide(state, entry.command),
    entry.dice.map(dice => dice.faces)
  )
  return canonicalJson(run.kind === 'done' ? run.value : run.request)
}

function undoAndRedo(timeline: Timeline<typeof starfinderArmada.initial, SaCommand, SaEvent>): void {
  const target = timeline.undoTarget
  if (target === null) return
  const before = canonicalJson(timeline.state)
  const entry = (kind: 'undo' | 'redo'): LogEntry<SaCommand, SaEvent> => ({ kind, seq: timeline.lastSeq + 1, at: 0, by: 'gm', target })
  timeline.append(entry('undo'))
  timeline.append(entry('redo'))
  expect(canonicalJson(timeline.state)).toBe(before)
}

const EVENT_TYPES: readonly SaEvent['type'][] = [
  'battleBegun',
  'distanceSet',
  'roleChanged',
  'officerMoved',
  'phaseEntered',
  'shieldsRegained',
  'resolveSpent',
  'movementOrderRolled',
  'fleetMoved',
  'stuntAttempted',
  'attackStaged',
  'volleyReordered',
  'damageApplied',
  'attackMissed',
  'volleyResolved',
  'thresholdCrossed',
  'fleetDisabled',
  'fleetDestroyed',
  'obligationOwed',
  'obligationSettled',
  'obligationDeferred',
  'obligationWaived',
  'criticalRolled',
  'criticalWithoutEffect',
  'moraleChecked',
  'fleetRouted',
  'roundFled',
  'effectBegun',
  'effectEnded',
  'fleetCorrected',
  'officerCorrected',
  'attackCorrected',
  'scanSet',
  'battleEnded'
]
