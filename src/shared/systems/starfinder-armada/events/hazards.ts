import { changeOne } from '../../../kernel/collections'
import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { MinesEffect } from '../model/effects'
import type { hazardEvents } from '../schema/events-v1/hazards'
import { hurtBy, withFleet } from '../state'
import { lossWord, targetName } from './words'

/** Mines and debris on the table (SA-035 to SA-038, SA-069). */
export type HazardEvent = Infer<(typeof hazardEvents)[number]>

export const HAZARD_EVENTS: EventTable<BattleState, HazardEvent> = {
  minesEntered: {
    evolve: (state, { effectId, fleetId }) =>
      withMines(state, effectId, mines => ({ ...mines, entries: [...mines.entries, { fleetId, round: state.round }] })),
    describe: (state, event, say) => say({ fleet: targetName(state, event.fleetId) }, 'SA-037')
  },
  minesAttacked: {
    evolve: (state, event) => {
      const struck = withMines(state, event.effectId, mines => ({
        ...mines,
        hp: mines.hp.map((hp, hex) => (hex === event.hex ? event.hp : hp))
      }))
      return withFleet(struck, event.attackerId, fleet => ({
        ...fleet,
        hasAttacked: true,
        superweaponReadyRound: event.superweaponReadyRound ?? fleet.superweaponReadyRound
      }))
    },
    describe: (state, { attackerId, total, ac, faces, damage, hp }, say) => {
      const variant = faces.length === 0 ? 'miss' : hp > 0 ? 'hit' : 'cleared'
      return say({ attacker: targetName(state, attackerId), total, ac, damage, hp }, 'SA-038', variant)
    }
  },
  debrisStruck: {
    evolve: (state, event) => {
      const debris = state.effects.find(effect => effect.id === event.effectId)
      const armadaId = debris?.kind === 'debris' ? debris.armadaId : undefined
      return withFleet(state, event.fleetId, fleet => ({ ...fleet, sp: event.sp, hp: event.hp, damagedBy: hurtBy(fleet, armadaId) }))
    },
    describe: (state, { fleetId, spLost, hpLost, sp, hp }, say) =>
      say({ fleet: targetName(state, fleetId), spLost, hpLost, sp, hp }, 'SA-069', lossWord(spLost, hpLost))
  }
}

function withMines(state: BattleState, id: string, change: (mines: MinesEffect) => MinesEffect): BattleState {
  return {
    ...state,
    effects: changeOne(state.effects, id, effect => (effect.kind === 'mines' ? change(effect) : effect))
  }
}
