import { hpMax } from '@shared/systems/starfinder-armada/derive/fleet/hull'
import { spMax } from '@shared/systems/starfinder-armada/derive/fleet/shields'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'

/** The broken invariants of a battle, in words. `wasForced`: the GM has overruled rules in it. */
export function brokenInvariants(state: BattleState, wasForced: boolean): readonly string[] {
  const broken: string[] = []
  const claim = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what)
  }
  if (JSON.stringify(JSON.parse(JSON.stringify(state))) !== JSON.stringify(state)) broken.push('state is not plain JSON')
  for (const fleet of state.fleets) {
    claim(fleet.sp >= 0, `${fleet.id}: shields below 0`)
    claim(fleet.sp <= spMax(state, fleet), `${fleet.id}: shields above their maximum`)
    claim(Number.isInteger(fleet.hp) && Number.isInteger(fleet.sp), `${fleet.id}: a fraction`)
    claim((fleet.status === 'routed') === (fleet.rout !== null), `${fleet.id}: rout and status disagree`)
    claim(
      (fleet.outSince !== null) === ['disabled', 'destroyed', 'fled'].includes(fleet.status),
      `${fleet.id}: out of the fight without a round, or back`
    )
    claim(wasForced || fleet.targetsThisRound.length <= 3, `${fleet.id}: more than three targets`)
    claim(hpMax(state, fleet) >= 1, `${fleet.id}: no hull at all`)
  }
  const ids = [...state.effects, ...state.obligations, ...state.volley].map(thing => thing.id)
  claim(new Set(ids).size === ids.length, 'an id stands twice')
  for (const effect of state.effects)
    claim(
      [...state.fleets, ...state.officers, ...state.armadas].some(one => one.id === effect.targetId),
      `effect ${effect.id} lies on nobody`
    )
  for (const due of state.obligations)
    claim(
      state.fleets.some(fleet => fleet.id === due.fleetId),
      `obligation ${due.id} is owed by nobody`
    )
  for (const effect of state.effects)
    claim(
      wasForced || effect.kind !== 'encouraged' || !('round' in effect.ending) || effect.ending.round >= state.round,
      `${effect.id}: outlived its round`
    )
  claim(
    state.duels.every(duel => state.fleets.some(fleet => fleet.id === duel.targetId)),
    'a duel with nobody'
  )
  const seats = state.officers.map(officer => `${officer.fleetId} ${officer.role}`)
  claim(wasForced || new Set(seats).size === seats.length, 'a role is held twice in a fleet')
  for (const officer of state.officers) claim(officer.resolvePoints >= 0, `${officer.id}: fewer than no Resolve Points`)
  return broken
}
