import { describe, expect, it } from 'vitest'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { deepFreeze } from '@shared/kernel/deep-freeze'
import { runRule } from '@shared/core/dice/run-rule'
import { Timeline } from '@shared/core/log/timeline'
import { xwing } from '@shared/systems/xwing'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import type { XwEvent } from '@shared/systems/xwing/events'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { chanceOf } from '../support/chance'
import { brokenInvariants } from '../support/xwing/invariants'
import { playWithChance } from '../support/xwing/play'
import { randomCommand, randomSetup } from '../support/xwing/random-battle'
import { nextCommand } from '../support/xwing/whole-battle'

const BATTLES = 500
const COMMANDS = 150
/** One state in this many is held against every invariant and frozen. */
const CLOSELY = 4

describe('any command at any time in X-Wing', () => {
  it(`breaks no invariant in ${String(BATTLES)} battles, whose events rebuild and re-decide them`, { timeout: 300_000 }, () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= BATTLES; seed += 1) for (const type of playSeed(seed)) seen.add(type)
    // The run must have reached every kind of event, or it has not tried enough.
    expect([...seen].sort()).toEqual(Object.keys(EVENTS).sort())
  })
})

function playSeed(seed: number): ReadonlySet<string> {
  const chance = chanceOf(seed)
  const timeline = new Timeline<BattleState, XwCommand, XwEvent>(xwing.initial, xwing.evolve)
  const types = new Set<string>()
  const mayForce = chance.whole(0, 1) === 0
  let hasForced = false
  for (let step = 0; step < COMMANDS && !timeline.state.isOver; step += 1) {
    const seq = timeline.lastSeq + 1
    const isClose = chance.whole(1, CLOSELY) === 1
    const before = isClose ? deepFreeze(timeline.state) : timeline.state
    const dutiful = step > 0 && chance.whole(1, 3) > 1 ? nextCommand(chance, before) : null
    const command = step === 0 ? randomSetup(chance) : (dutiful ?? randomCommand(chance, before))
    const played = playWithChance(chance, before, command, seq, mayForce && chance.whole(1, 8) === 1)
    if (played.kind === 'refused') continue
    hasForced ||= played.entry.overruled !== undefined
    timeline.append(played.entry)
    for (const event of played.entry.events) types.add(event.type)
    const broken = isClose ? brokenInvariants(played.state, hasForced) : []
    if (broken.length > 0) expect(broken, `seed ${String(seed)} seq ${String(seq)} after ${command.type}`).toEqual([])
  }
  expectReplay(timeline, seed)
  return types
}

/** Folding the events rebuilds the battle, and the same faces decide every command the same again. */
function expectReplay(timeline: Timeline<BattleState, XwCommand, XwEvent>, seed: number): void {
  let state = xwing.initial
  for (const entry of timeline.entries) {
    if (entry.kind !== 'command') continue
    const run = runRule(
      xwing.decide(state, entry.command),
      entry.dice.map(dice => dice.faces)
    )
    const again = JSON.stringify(run.kind === 'done' ? run.value : run.request)
    if (again !== JSON.stringify(entry.events))
      expect(again, `seed ${String(seed)} seq ${String(entry.seq)}`).toBe(JSON.stringify(entry.events))
    state = entry.events.reduce(xwing.evolve, state)
  }
  expect(canonicalJson(state), `seed ${String(seed)}: replay`).toBe(canonicalJson(timeline.state))
}

/** Every kind of event there is. The compiler sees to it that none is left out. */
const EVENTS: Readonly<Record<XwEvent['type'], true>> = {
  attackDeclared: true,
  costPaid: true,
  stageEntered: true,
  stagePassed: true,
  diceRolled: true,
  tokenSpent: true,
  diceModified: true,
  resultsNeutralized: true,
  resultsCancelled: true,
  abilityUsed: true,
  attackEnded: true,
  attackAbandoned: true,
  shieldLost: true,
  cardDealt: true,
  shipDestroyed: true,
  engagementBegun: true,
  initiativeReached: true,
  targetsMeasured: true,
  shipEngaged: true,
  shipRemoved: true,
  engagementEnded: true,
  roundEnded: true,
  battleBegun: true,
  playerOrderSet: true,
  damageSuffered: true,
  cardNamed: true,
  obligationWaived: true,
  tokenChanged: true,
  lockSet: true,
  shipCorrected: true,
  squadCorrected: true,
  attackCorrected: true,
  rulingSet: true,
  battleEnded: true
}
