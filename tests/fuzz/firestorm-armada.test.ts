import { describe, expect, it } from 'vitest'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { deepFreeze } from '@shared/kernel/deep-freeze'
import { runRule } from '@shared/core/dice/run-rule'
import { Timeline } from '@shared/core/log/timeline'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { chanceOf } from '../support/chance'
import { brokenInvariants } from '../support/firestorm-armada/invariants'
import type { FaEntry } from '../support/firestorm-armada/play-random'
import { playWithChance } from '../support/firestorm-armada/play-random'
import { randomCommand } from '../support/firestorm-armada/random-battle'
import { randomSetup } from '../support/firestorm-armada/random-setup'
import { nextCommand } from '../support/firestorm-armada/whole-battle'

const BATTLES = 500
const COMMANDS = 150

/** One state in this many is looked at with what takes long. */
const CLOSELY = 15

describe('any command at any time', () => {
  it(`breaks no invariant in ${String(BATTLES)} battles, whose events rebuild and re-decide them`, { timeout: 120_000 }, () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= BATTLES; seed += 1) for (const type of playSeed(seed)) seen.add(type)
    // The run must have reached every kind of event, or it has not tried enough.
    expect([...seen].sort()).toEqual(Object.keys(EVENTS).sort())
  })
})

/** One battle of arbitrary commands; half of the battles overrule refusals now and then, and the frozen ones are decided again at each step. */
function playSeed(seed: number): ReadonlySet<string> {
  const chance = chanceOf(seed)
  const timeline = new Timeline<BattleState, FaCommand, FaEvent>(firestormArmada.initial, firestormArmada.evolve)
  const types = new Set<string>()
  const mayForce = seed % 2 === 0
  for (let step = 0; step < COMMANDS; step += 1) {
    const seq = timeline.lastSeq + 1
    const before = seed % 10 === 0 ? deepFreeze(timeline.state) : timeline.state
    const dutiful = step > 0 && chance.whole(1, 2) === 1 ? nextCommand(chance, before) : null
    const command = step === 0 ? randomSetup(chance) : (dutiful ?? randomCommand(chance, before))
    const played = playWithChance(chance, before, command, seq, mayForce && chance.whole(1, 8) === 1)
    if (played.kind === 'refused') continue
    timeline.append(played.entry)
    for (const event of played.entry.events) types.add(event.type)
    const broken = brokenInvariants(played.state, mayForce, step % CLOSELY === 0)
    if (broken.length > 0) expect(broken, `seed ${String(seed)} seq ${String(seq)} after ${command.type}`).toEqual([])
    expectRedecided(before, played.entry, `seed ${String(seed)} seq ${String(seq)}`)
  }
  const target = timeline.undoTarget
  const end = canonicalJson(timeline.state)
  const replayed = Timeline.restore(firestormArmada.initial, firestormArmada.evolve, timeline.entries, null)
  expect(canonicalJson(replayed.state), `seed ${String(seed)}: replay`).toBe(end)
  if (target !== null) {
    for (const kind of ['undo', 'redo'] as const) timeline.append({ kind, seq: timeline.lastSeq + 1, at: 0, by: 'gm', target })
    expect(canonicalJson(timeline.state), `seed ${String(seed)}: undo and redo`).toBe(end)
  }
  return types
}

function expectRedecided(state: BattleState, entry: FaEntry, where: string): void {
  const run = runRule(
    firestormArmada.decide(state, entry.command),
    entry.dice.map(dice => dice.faces)
  )
  const again = JSON.stringify(run.kind === 'done' ? run.value : run.request)
  const once = JSON.stringify(entry.events)
  if (again !== once) expect(again, where).toBe(once)
}

/** Every kind of event there is. The compiler sees to it that none is left out. */
const EVENTS: Readonly<Record<FaEvent['type'], true>> = {
  battleBegun: true,
  phaseEntered: true,
  turnCardsPlaced: true,
  turnCardsRevealed: true,
  turnCardsResolved: true,
  cardPlayed: true,
  cardsDiscarded: true,
  cardsDrawn: true,
  initiativeRolled: true,
  unitActivated: true,
  activationEnded: true,
  pointsScored: true,
  battleEnded: true,
  shipMoved: true,
  shipMarked: true,
  weaponsFired: true,
  hullLost: true,
  crewLost: true,
  shipDestroyed: true,
  shipCaptured: true,
  criticalSuffered: true,
  shipDisplaced: true,
  explosionStruck: true,
  pointDefenceFired: true,
  wingDestroyed: true,
  wingDrivenOff: true,
  wingMoved: true,
  wingWithdrew: true,
  boardingBegun: true,
  boardingResolved: true,
  boardingEnded: true,
  obligationOwed: true,
  obligationSettled: true,
  obligationDeferred: true,
  obligationWaived: true,
  effectBegun: true,
  effectEnded: true,
  fleetCorrected: true,
  unitCorrected: true,
  shipCorrected: true,
  weaponCorrected: true,
  wingCorrected: true,
  cardNoted: true,
  tableNoted: true,
  rulingSet: true
}
