import type { BattleState, UnitState, WingState } from '@shared/systems/dystopian-wars/model/battle'
import type { HullRow, HullSide } from '../../../ui/marks/HullSides.vue'

/** Every side with its units and their remaining hull, and its wings and their tokens. */
export function hullSides({ forces, squadrons, units, wings }: BattleState): readonly HullSide[] {
  return [...new Set(forces.map(force => force.sideId))].map(sideId => {
    const allies = forces.filter(force => force.sideId === sideId)
    const own = squadrons.filter(squadron => allies.some(force => force.id === squadron.forceId)).map(squadron => squadron.id)
    const rows = [
      ...units.filter(unit => own.includes(unit.squadronId)).map(unit => rowOf('hp', unit, unit.hp, unit.hpStart)),
      ...wings.filter(wing => own.includes(wing.squadronId)).map(wing => rowOf('sp', wing, wing.tokens, wing.tokensStart))
    ]
    return { sideId, name: allies.map(force => force.name).join(', '), rows }
  })
}

function rowOf(kind: 'hp' | 'sp', { id, name, status }: UnitState | WingState, hp: number, max: number): HullRow {
  const label = { key: `dw.glance.${kind}`, values: { name, left: hp, max } }
  return { id, number: null, name, kind, isOut: status === 'removed', hp, max, label }
}
