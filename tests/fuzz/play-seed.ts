import { expect } from 'vitest'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { deepFreeze } from '../kit/core/deep-freeze'
import type { LogEntry } from '@shared/core/log/entry'
import { Timeline } from '@shared/core/log/timeline'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import { evolveInPlace, type OwnBattle } from '@shared/systems/starfinder-armada/forecast/evolve-in-place'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { ABILITIES } from '@shared/systems/starfinder-armada/model/design'
import { ABILITIES_V1 } from '@shared/systems/starfinder-armada/schema/roster-v1'
import { chanceOf, type Chance } from '../support/chance'
import { brokenInvariants } from '../support/invariants'
import { expectRedecided, expectReplay } from '../support/expect-replay'
import { playWithChance } from '../support/play-random'
import { randomCommand, randomSetup } from '../support/random-battle'
import { nextCommand } from '../support/whole-battle'

const COMMANDS = 200

/** One battle in this many is frozen, folded and replayed after every command; the others only at the end. */
const CLOSELY = 10

const LATER = ABILITIES.filter(ability => !ABILITIES_V1.some(first => first === ability))

/** Every other fleet has the abilities added since the first release, so that what they bring about occurs while a seed draws as ever. */
function withLaterAbilities(setup: SaCommand): SaCommand {
  if (setup.type !== 'beginBattle') return setup
  const armadas = setup.armadas.map(({ sideId, armada }) => {
    const fleets = armada.fleets.map((fleet, i) => (i % 2 === 0 ? { ...fleet, abilities: [...fleet.abilities, ...LATER] } : fleet))
    return { sideId, armada: { ...armada, fleets } }
  })
  return { ...setup, armadas }
}

/**
 * One battle of 200 random commands: no invariant breaks, its entries rebuild it and replay to the same events, and a forecast folds them
 * as the battle does.
 * Returns the kinds of event that occurred. Half of the battles overrule refusals.
 */
export function playSeed(seed: number): ReadonlySet<string> {
  const chance = chanceOf(seed)
  const timeline = new Timeline<typeof starfinderArmada.initial, SaCommand, SaEvent>(starfinderArmada.initial, starfinderArmada.evolve)
  const types = new Set<string>()
  const mayForce = chance.whole(0, 1) === 0
  const isClose = chance.whole(1, CLOSELY) === 1
  let forecast = structuredClone(starfinderArmada.initial) as OwnBattle
  for (let step = 0; step < COMMANDS; step += 1) {
    const seq = timeline.lastSeq + 1
    const before = isClose ? deepFreeze(timeline.state) : timeline.state
    const command = step === 0 ? withLaterAbilities(randomSetup(chance)) : nextStep(chance, before)
    const played = playWithChance(chance, before, command, seq, mayForce && chance.whole(1, 8) === 1)
    if (played.kind === 'refused') continue
    timeline.append(played.entry)
    const where = `seed ${String(seed)} seq ${String(seq)}`
    for (const event of played.entry.events) {
      types.add(event.type)
      forecast = evolveInPlace(forecast, structuredClone(event))
    }
    const broken = brokenInvariants(played.state, mayForce)
    if (broken.length > 0) expect(broken, `${where} after ${command.type}`).toEqual([])
    if (isClose) {
      expect(canonicalJson(forecast), `${where}: in a forecast`).toBe(canonicalJson(played.state))
      expect(canonicalJson(timeline.state), `${where}: fold`).toBe(canonicalJson(played.state))
      expectRedecided(starfinderArmada, before, played.entry, where)
      if (chance.whole(1, 10) === 1) undoAndRedo(timeline)
    }
  }
  expect(canonicalJson(forecast), `seed ${String(seed)}: in a forecast`).toBe(canonicalJson(timeline.state))
  expectReplay(starfinderArmada, timeline.entries, timeline.state, `seed ${String(seed)}`)
  return types
}

/** A random command; now and then one by the book, so that battles make progress. */
function nextStep(chance: Chance, state: BattleState): SaCommand {
  const dutiful = chance.whole(1, 3) === 1 && state.hasBegun ? nextCommand(chance, state) : null
  return dutiful ?? randomCommand(chance, state)
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
