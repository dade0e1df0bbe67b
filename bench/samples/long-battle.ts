import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { armadas, attackCommands, decided, entryOf, seededFaces, type SaEntry } from './forty-fleets'

/** Of larger sides the others only watch. */
const MOST_ATTACKING = 20

export interface LongBattle {
  readonly entries: readonly SaEntry[]
  readonly state: BattleState
}

/**
 * A battle of this many commands by the full rules: rounds of forty attacks, with obligations waived and hulls repaired so that it never
 * ends.
 */
export function longBattle(length: number, each = 20): LongBattle {
  const answer = seededFaces(7)
  const entries: SaEntry[] = []
  let state = starfinderArmada.initial
  const play = (command: SaCommand): void => {
    if (entries.length >= length) return
    const done = decided(state, command, answer)
    entries.push(entryOf(entries.length + 1, command, done.events, done.asked, done.tape))
    state = done.state
  }
  play({ type: 'beginBattle', name: 'Bench', armadas: armadas(each), rulings: {} })
  const fresh = new Map(state.fleets.map(fleet => [fleet.id, { hp: fleet.hp, sp: fleet.sp }]))
  while (entries.length < length) {
    for (const due of state.obligations) play({ type: 'waiveObligation', obligationId: due.id, reason: 'bench' })
    if (state.phase === 'roundStart') {
      for (const fleet of state.fleets) {
        const { hp, sp } = fresh.get(fleet.id) ?? fleet
        play({ type: 'correctFleet', fleetId: fleet.id, correction: { hp, sp, status: 'active' }, reason: 'bench' })
      }
    }
    if (state.phase === 'helm') play({ type: 'rollMovementOrder', resolveOfficerIds: [] })
    if (state.phase === 'gunnery')
      for (const command of attackCommands(Math.min(each, MOST_ATTACKING)))
        if (starfinderArmada.check(state, command) === null) play(command)
    for (const due of state.obligations) play({ type: 'waiveObligation', obligationId: due.id, reason: 'bench' })
    play({ type: 'advancePhase' })
  }
  return { entries, state }
}
