import { changeOne, without } from '../../../kernel/collections'
import type { EventTable } from '../../../core/engine/event-table'
import type { ByType } from '../../../core/engine/rule-system'
import { reordered } from '../../../core/staging/volley'
import type { Infer } from '../../../schema/infer'
import type { BattleState, FleetState, StagedAttack } from '../model/battle'
import { fleetIndex } from '../model/fleet-index'
import type { volleyEvents } from '../schema/events-v1/volley'
import { shapedFleet, shapedState } from '../shape'
import { findFleet, hurtBy, withFleet } from '../state'
import { lossWord, targetName } from './words'

/** Attacks, from the staging of the volley to its hits. */
export type VolleyEvent = Infer<(typeof volleyEvents)[number]>

export const VOLLEY_EVENTS: EventTable<BattleState, VolleyEvent> = {
  attackStaged: {
    evolve: (state, event) => {
      const staged = shapedState(state)
      staged.volley = [...state.volley, event.attack]
      staged.nextId += 1
      if (event.attack.kind === 'gunnery') staged.fleets = withAttackMade(state, event)
      return staged
    },
    describe: (state, { attack }, say) => {
      const { total, ac, damage } = attack
      const values = { attacker: targetName(state, attack.attackerId), target: targetName(state, attack.targetId), total, ac, damage }
      const kind = attack.usesSuperweapon ? 'superweapon' : attack.kind
      const outcome = attack.rolls.length === 0 ? 'Sure' : attack.isHit ? 'Hit' : 'Miss'
      return say(values, 'SA-093', `${kind}${outcome}`)
    }
  },
  arrayRepriced: {
    evolve: (state, { attackId, total, isHit, damageFaces, damage, isCriticalNatural, isEmp }) => ({
      ...state,
      volley: changeOne(state.volley, attackId, attack => ({ ...attack, total, isHit, damageFaces, damage, isCriticalNatural, isEmp }))
    }),
    describe: (state, { attackId, total, isHit, damage }, say) => {
      const attack = state.volley.find(one => one.id === attackId)
      const values = {
        attacker: targetName(state, attack?.attackerId ?? ''),
        target: targetName(state, attack?.targetId ?? ''),
        total,
        ac: attack?.ac ?? 0,
        damage
      }
      return say(values, 'SA-034', isHit ? 'hit' : 'miss')
    }
  },
  volleyReordered: {
    evolve: (state, event) => ({ ...state, volley: reordered(state.volley, event.attackIds) }),
    describe: (_state, event, say) => say({ count: event.attackIds.length }, 'SA-084')
  },
  damageApplied: {
    evolve: (state, event) => {
      // Only an armada that hurt the fleet is remembered for its morale (SA-Q18).
      const armadaId = event.spLost + event.hpLost > 0 ? findFleet(state, event.attackerId)?.armadaId : undefined
      const struck = withFleet(state, event.targetId, fleet => ({
        ...fleet,
        sp: event.sp,
        hp: event.hp,
        damagedBy: hurtBy(fleet, armadaId)
      }))
      return withoutStruck(struck, event.attackId)
    },
    describe: (state, { attackerId, targetId, spLost, hpLost, sp, hp }, say) =>
      say(
        { attacker: targetName(state, attackerId), target: targetName(state, targetId), spLost, hpLost, sp, hp },
        'SA-094',
        lossWord(spLost, hpLost)
      )
  },
  attackMissed: {
    evolve: (state, event) => withoutStruck(state, event.attackId),
    describe: (state, event, say) =>
      say({ attacker: targetName(state, event.attackerId), target: targetName(state, event.targetId) }, 'SA-093')
  },
  volleyResolved: {
    evolve: state => ({ ...state, volley: [] }),
    describe: (state, _event, say) => say({ count: state.volley.length }, 'SA-084')
  }
}

/** The fleets, with the attack of this round noted on the one that made it. */
function withAttackMade(state: BattleState, { attack, superweaponReadyRound }: ByType<VolleyEvent>['attackStaged']): readonly FleetState[] {
  const index = fleetIndex(state, attack.attackerId)
  const before = state.fleets[index]
  if (before === undefined) return state.fleets
  const fleet = shapedFleet(before)
  fleet.hasAttacked = true
  fleet.targetsThisRound = [...before.targetsThisRound, attack.targetId]
  fleet.arrayTargets = attack.arrayTargets
  if (superweaponReadyRound !== null) {
    if (!state.volley.some(other => other.attackerId === fleet.id && other.usesSuperweapon))
      fleet.superweaponReadyBefore = before.superweaponReadyRound
    fleet.superweaponReadyRound = superweaponReadyRound
  }
  const fleets = state.fleets.slice()
  fleets[index] = fleet
  return fleets
}

/**
 * The volley once that attack has struck: a self-destruction leaves it at once, as does a free attack before the volley; other attacks stay
 * until all have struck (SA-084, SA-Q39).
 */
export function stillStaged(state: Pick<BattleState, 'phase' | 'volley'>, attackId: string): readonly StagedAttack[] {
  const isAtOnce = (attack: StagedAttack): boolean =>
    attack.id === attackId && (attack.kind === 'selfDestruct' || (attack.kind === 'free' && state.phase !== 'resolution'))
  return state.volley.some(isAtOnce) ? without(state.volley, isAtOnce) : state.volley
}

function withoutStruck(state: BattleState, attackId: string): BattleState {
  const volley = stillStaged(state, attackId)
  return volley === state.volley ? state : { ...state, volley }
}
