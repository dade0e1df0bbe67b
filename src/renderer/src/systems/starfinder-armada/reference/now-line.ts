import type { Message } from '@shared/core/engine/message'
import { areEnemies, officersOf } from '@shared/systems/starfinder-armada/derive/fire/enemies'
import { hasAbility } from '@shared/systems/starfinder-armada/derive/fleet/abilities'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import type { Ability } from '@shared/systems/starfinder-armada/model/design'
import type { SaEffect } from '@shared/systems/starfinder-armada/model/effects'
import { isFighting } from '@shared/systems/starfinder-armada/state'
import { line, type Lines, linesIf, type NowLine } from '../../../contract/system-reference'
import { effectWords } from '../words/effect-words'

export type LinesOf = (state: BattleState, fleet: FleetState) => Lines

/** A line of this reference's own. */
export const own = (name: string, value: NowLine['value']): NowLine => line(`saDigest.now.${name}`, value)
export const yes = (isSo: boolean): Message => ({ key: isSo ? 'saDigest.value.yes' : 'saDigest.value.no' })
export const named = (name: string): Message => ({ key: 'saDigest.now.named', values: { name } })
export const outOf = (left: number, max: number): Message => ({ key: 'saDigest.value.outOf', values: { left, max } })

/** Whether an ability of the fleet works; nothing for a fleet without it. */
export const standing = (state: BattleState, fleet: FleetState, ability: Ability): Lines =>
  linesIf(
    fleet.abilities.includes(ability),
    line(`sa.ability.${ability}`, { key: hasAbility(state, fleet, ability) ? 'saDigest.value.works' : 'saDigest.value.out' })
  )

/** What lies on the fleet, its officers or with its admiral on the armada, and for how long. */
export function effectLines(state: BattleState, fleet: FleetState, matches: (effect: SaEffect) => boolean): Lines {
  const aboard = officersOf(state, fleet.id)
  const isAdmirals = aboard.some(officer => officer.role === 'admiral')
  const bearers: readonly string[] = [fleet.id, ...aboard.map(officer => officer.id), ...(isAdmirals ? [fleet.armadaId] : [])]
  return state.effects
    .filter(effect => bearers.includes(effect.targetId) && matches(effect))
    .map(effect => {
      const { name, until } = effectWords(state, effect)
      return line(name, until)
    })
}

/** As many enemies as fit beside a rule. */
const ENEMIES_SHOWN = 6

/** Enemies in the fight, in table order. */
export const enemiesOf = (state: BattleState, fleet: FleetState): readonly FleetState[] =>
  state.fleets.filter(one => isFighting(one) && areEnemies(state, fleet, one)).slice(0, ENEMIES_SHOWN)
