import type { Outlook } from '../../../core/balance/bracket'
import { measuredAttack } from '../commands/fire/stage-attack'
import type { BattleState } from '../model/battle'
import { isFighting, theFleet } from '../state'
import { damageSpread } from './damage-spread'
import { projected } from './pending'
import { attackNumbers, type PlannedShot } from './planned-odds'

/**
 * What the volley leaves of the target of a planned attack, with its own damage at exact odds (SA-084, SA-094); null where the volley
 * already puts the target out of action. Throws when a fleet is not there.
 */
export function outlookOf(state: BattleState, shot: PlannedShot): Outlook | null {
  const target = theFleet(state, shot.targetId)
  const { sp, hp } = projected(state, target)
  if (hp <= 0 || !isFighting(target)) return null
  const { dealt } = damageSpread([attackNumbers(state, measuredAttack(shot))], sp, sp + hp)
  return { targetId: target.id, outcomes: [...dealt].map((chance, damage) => ({ chance, points: sp + hp - damage })) }
}

/** The battle as the volley staged so far leaves its fleets (SA-084, SA-097); null while none is staged. */
export function afterVolley(state: BattleState): BattleState | null {
  if (state.volley.length === 0) return null
  const fleets = state.fleets.map(fleet => {
    const { sp, hp } = projected(state, fleet)
    return { ...fleet, sp, hp, status: hp <= 0 && isFighting(fleet) ? ('disabled' as const) : fleet.status }
  })
  return { ...state, fleets }
}
