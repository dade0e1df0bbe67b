import { Bomb, BrickWall, Crosshair, Flame, Magnet, Rocket, Shield, Split, Swords, Wind, Zap } from '@lucide/vue'
import type { Component } from 'vue'
import { hasAbility } from '@shared/systems/starfinder-armada/derive/fleet/abilities'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import type { Ability } from '@shared/systems/starfinder-armada/model/design'

/** The flagship has its own star. */
type Marked = Exclude<Ability, 'flagship'>

const SIGNS: Readonly<Record<Marked, readonly [icon: Component, source: string]>> = {
  superweapon: [Bomb, 'SA-041'],
  emp: [Zap, 'SA-032'],
  array: [Split, 'SA-034'],
  boarders: [Swords, 'SA-029'],
  bombers: [Rocket, 'SA-031'],
  interceptors: [Crosshair, 'SA-033'],
  gravityMines: [Magnet, 'SA-035'],
  pointDefense: [Shield, 'SA-043'],
  damageThreshold: [BrickWall, 'SA-040'],
  selfDestruct: [Flame, 'SA-039'],
  agile: [Wind, 'SA-Q04']
}
const MARKED = Object.keys(SIGNS) as readonly Marked[]

export const signOf = (id: Marked): (typeof SIGNS)[Marked] => SIGNS[id]

/** The abilities of a fleet, and whether each is unavailable now. */
export function abilitiesOf(state: BattleState, fleet: FleetState): readonly { readonly id: Marked; readonly isSpent: boolean }[] {
  return MARKED.filter(id => fleet.abilities.includes(id)).map(id => ({ id, isSpent: isSpent(state, fleet, id) }))
}

function isSpent(state: BattleState, fleet: FleetState, id: Marked): boolean {
  if (!hasAbility(state, fleet, id)) return true
  if (id === 'superweapon') return fleet.superweaponReadyRound > Math.max(1, state.round)
  return id === 'gravityMines' && fleet.hasLaidMines
}
