import { isWithin } from '../../../../kernel/collections'
import { hpMax } from '../../derive/fleet/hull'
import { spMax } from '../../derive/fleet/shields'
import { evolve, type SaEvent } from '../../events'
import type { BattleState, FleetState } from '../../model/battle'
import { damageSplit } from '../../rules/apply-damage'
import { findFleet, theFleet } from '../../state'
import { checkAddEffect, decideAddEffect } from './add-effect'
import type { FleetCorrection } from '../../model/corrections'
import type { Decision, SaCommands } from '../command'
import { decideCorrectFleet } from './correct-fleet'
import type { SaRefusal } from '../refusal'

type Target = SaCommands['correctFleets']['targets'][number]
type PointsChange = Exclude<SaCommands['correctFleets']['change'], { readonly kind: 'condition' }>
type ConditionChange = Extract<SaCommands['correctFleets']['change'], { readonly kind: 'condition' }>

const MEASURES = { half: 0.5, whole: 1, double: 2 } as const satisfies Readonly<Record<Target['measure'], number>>

/**
 * The GM hurts, heals or hinders several fleets at once. Refused: 'bad-number' for points outside 1 to 999; 'needs-a-target' for Auxiliary
 * System without an ability.
 */
export function checkCorrectFleets(state: BattleState, command: SaCommands['correctFleets']): SaRefusal | null {
  if (command.targets.length === 0) return 'nothing-to-change'
  if (command.targets.some(target => findFleet(state, target.fleetId) === undefined)) return 'no-such-fleet'
  if (new Set(command.targets.map(target => target.fleetId)).size < command.targets.length) return 'duplicate-target'
  const { change } = command
  if (change.kind === 'condition') {
    const first = command.targets[0]
    return first === undefined ? null : checkAddEffect(state, conditionFor(first, command, change))
  }
  if (!Number.isInteger(change.points) || !isWithin(change.points, 1, 999)) return 'bad-number'
  return command.targets.some(target => isChanged(correctionFor(state, target, change))) ? null : 'nothing-to-change'
}

/** Each fleet in turn, just as a correction of that fleet alone would do it. */
export function* decideCorrectFleets(state: BattleState, command: SaCommands['correctFleets']): Decision {
  const events: SaEvent[] = []
  let after = state
  for (const target of command.targets) {
    const more = yield* correctOne(after, target, command)
    events.push(...more)
    after = more.reduce(evolve, after)
  }
  return events
}

function* correctOne(state: BattleState, target: Target, command: SaCommands['correctFleets']): Decision {
  const { change } = command
  if (change.kind === 'condition') return yield* decideAddEffect(state, conditionFor(target, command, change))
  const correction = correctionFor(state, target, change)
  if (!isChanged(correction)) return []
  return yield* decideCorrectFleet(state, { type: 'correctFleet', fleetId: target.fleetId, correction, reason: command.reason })
}

function isChanged(correction: FleetCorrection): boolean {
  return Object.keys(correction).length > 0
}

/** The changes; empty if there is nothing to take or restore. */
function correctionFor(state: BattleState, target: Target, change: PointsChange): FleetCorrection {
  const fleet = theFleet(state, target.fleetId)
  const points = Math.floor(change.points * MEASURES[target.measure])
  switch (change.kind) {
    case 'damage': {
      const { spLost, hpLost } = damageSplit(fleet.sp, points)
      return changed(fleet, fleet.sp - spLost, fleet.hp - hpLost)
    }
    case 'hullDamage':
      return changed(fleet, fleet.sp, fleet.hp - points)
    case 'restoreShields':
      return changed(fleet, Math.max(fleet.sp, Math.min(spMax(state, fleet), fleet.sp + points)), fleet.hp)
    case 'restoreHull':
      return changed(fleet, fleet.sp, Math.max(fleet.hp, Math.min(hpMax(state, fleet), fleet.hp + points)))
  }
}

function changed(fleet: FleetState, sp: number, hp: number): FleetCorrection {
  return { ...(sp === fleet.sp ? {} : { sp }), ...(hp === fleet.hp ? {} : { hp }) }
}

function conditionFor(
  target: Target,
  command: SaCommands['correctFleets'],
  { condition, ability, ending }: ConditionChange
): SaCommands['addEffect'] {
  return { type: 'addEffect', fleetId: target.fleetId, effect: { kind: 'condition', condition, ability }, ending, reason: command.reason }
}
