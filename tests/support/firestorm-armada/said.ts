import type { MessageValue } from '@shared/core/engine/message'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { chanceOf } from '../chance'
import { playWithChance } from './play'
import { randomCommand } from './random-battle'
import { randomSetup } from './random-setup'
import { nextCommand } from './whole-battle'

/** Every message key the engine uses in this many battles of 120 steps, with refusals overruled where possible. */
export function saidInPlay(battles: number): ReadonlySet<string> {
  const said = new Set<string>()
  const note = (value: MessageValue): void => {
    if (typeof value !== 'object') return
    said.add(value.key)
    for (const inner of Object.values(value.values ?? {})) note(inner)
  }
  for (let seed = 1; seed <= battles; seed += 1) {
    const chance = chanceOf(seed)
    let state: BattleState = firestormArmada.initial
    for (let seq = 1; seq <= 120 && state.phase !== 'over'; seq += 1) {
      const dutiful = seq > 1 && chance.whole(1, 2) === 1 ? nextCommand(chance, state) : null
      const command = seq === 1 ? randomSetup(chance) : (dutiful ?? randomCommand(chance, state))
      const played = playWithChance(chance, state, command, seq, true)
      if (played.kind === 'refused') continue
      note(firestormArmada.describeCommand(state, command))
      for (const dice of played.entry.dice) said.add(dice.purpose)
      for (const event of played.entry.events) {
        note(firestormArmada.describe(state, event))
        if (event.type === 'effectBegun') said.add(event.effect.cause)
        state = firestormArmada.evolve(state, event)
      }
      for (const due of firestormArmada.obligations(state)) [due.title, due.reason].forEach(note)
    }
  }
  return said
}
