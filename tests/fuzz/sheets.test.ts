import { describe, expect, it } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import { stateFormatOf } from '@shared/core/engine/restoring'
import { readSheet, writeSheet } from '@shared/exchange/paper/paper-sheet'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { hostedSystem, SYSTEM_IDS, type SystemId } from '@shared/systems/index'
import { anyCorrection, placesOf } from '../support/any-game/any-correction'
import { FUZZED_GAMES } from '../support/any-game/fuzzed-games'
import { withFractions } from '../support/any-game/with-fractions'
import { chanceOf, type Chance } from '../support/chance'
import { explored } from '../support/explored'
import { playerOf } from '../support/play-with-chance'

/** For each game. */
const BATTLES = explored(60)
const COMMANDS = 120

/** Whatever a battle has come to, its printed sheet brings it back. */
describe.each(SYSTEM_IDS)('a sheet of any battle of %s', id => {
  it(`says at every entry of ${String(BATTLES)} battles what the battle is, and is taken`, () => {
    for (let seed = 1; seed <= BATTLES; seed += 1) playOnPaper(id, seed)
  })
})

function playOnPaper(id: SystemId, seed: number): void {
  const system = hostedSystem(id)
  const { rules } = system
  const { randomSetup } = FUZZED_GAMES[id]
  const play = playerOf(rules)
  const chance = chanceOf(seed)
  const mayForce = chance.whole(0, 1) === 0
  let state = rules.initial
  for (let seq = 1; seq <= COMMANDS; seq += 1) {
    const command = seq === 1 ? randomSetup(chance) : withFractions(chance, system, nextStep(chance, id, state))
    const played = play(chance, state, command, seq, mayForce && chance.whole(1, 8) === 1)
    if (played.kind === 'refused') continue
    state = played.state
    const read = readSheet(id, writeSheet({ system: id, format: stateFormatOf(rules), rulesVersion: rules.rulesVersion, at: seq, state }))
    const where = `seed ${String(seed)} seq ${String(seq)} after ${JSON.stringify(command)}`
    if (!read.ok) expect(read.error, where).toBeNull()
    else expect(canonicalJson(read.value.state), where).toBe(canonicalJson(state))
  }
}

/** Mostly by the book; else anything, or a correction with numbers as large and as small as may be entered. */
function nextStep(chance: Chance, id: SystemId, state: unknown): Typed {
  const { nextCommand, randomCommand } = FUZZED_GAMES[id]
  const kind = chance.whole(1, 6)
  if (kind === 1) return anyCorrection(chance, id, state as object, chance.oneOf(placesOf(id)))
  return (kind > 2 ? nextCommand(chance, state) : null) ?? randomCommand(chance, state)
}
