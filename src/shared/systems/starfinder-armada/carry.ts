import type { CarryRules, Lasts, Wound } from '../../core/carry/carry-rules'
import { without } from '../../kernel/collections'
import type { SaCommand } from './commands/command'
import { hpMax } from './derive/fleet/hull'
import { startingResolve } from './derive/fleet/starting-resolve'
import { effectName } from './events/words'
import type { BattleState, Condition } from './model/battle'
import type { Ability, DraftArmada, FleetId, OfficerId } from './model/design'
import type { ConditionEffect } from './model/effects'
import { findFleet } from './state'

/** What lasts of an armada battle: hull points lost, criticals not repaired, Resolve Points spent, fleets and officers that fell. */
export const starfinderCarry: CarryRules<BattleState, SaCommand, DraftArmada> = {
  partsOf: ({ fleets, officers }) => [...fleets, ...officers],
  lastsOn(state, unitId, armada) {
    const fleet = findFleet(state, unitId as FleetId)
    if (fleet === undefined) return resolveSpent(state, unitId, armada)
    const criticals = conditionsOn(state, unitId)
    return [
      ...(fleet.hp < hpMax(state, fleet) ? [{ kind: 'damage', what: [] } as const] : []),
      ...(criticals.length > 0 ? [{ kind: 'criticals', what: criticals.map(effectWord) } as const] : [])
    ]
  },
  woundOf(state, unitId, kinds): Wound {
    const fleet = findFleet(state, unitId as FleetId)
    const officer = state.officers.find(({ id }) => id === unitId)
    return {
      ...(fleet !== undefined && kinds.includes('damage') && { hp: Math.max(0, fleet.hp) }),
      ...(kinds.includes('criticals') && { conditions: conditionsOn(state, unitId).map(written) }),
      ...(officer !== undefined && kinds.includes('spent') && { resolvePoints: officer.resolvePoints })
    }
  },
  wounded(unitId, { hp, conditions = [], resolvePoints }, reason) {
    const fleetId = unitId as FleetId
    return [
      ...(typeof hp === 'number' ? [{ type: 'correctFleet', fleetId, correction: { hp }, reason } as const] : []),
      ...(Array.isArray(conditions) ? conditions : []).map(condition => laid(fleetId, condition, reason)),
      ...(typeof resolvePoints === 'number'
        ? [{ type: 'correctOfficer', officerId: unitId as OfficerId, correction: { resolvePoints }, reason } as const]
        : [])
    ]
  },
  // Officers of a fleet that is struck off go aboard the first that is left.
  without(armada, partId) {
    const fleets = without(armada.fleets, ({ id }) => id === partId)
    const officers = without(armada.officers, ({ id }) => id === partId)
    const [first] = fleets
    return {
      ...armada,
      fleets,
      officers: first === undefined ? officers : officers.map(one => (one.fleetId === partId ? { ...one, fleetId: first.id } : one))
    }
  }
}

function resolveSpent(state: BattleState, officerId: string, { officers }: DraftArmada): readonly Lasts[] {
  const [draft, officer] = [officers.find(({ id }) => id === officerId), state.officers.find(({ id }) => id === officerId)]
  if (draft === undefined || officer === undefined) return []
  const tier = state.armadas.find(({ id }) => id === officer.armadaId)?.tier ?? 0
  const max = startingResolve(state.rulings, tier, draft)
  if (officer.resolvePoints >= max) return []
  return [{ kind: 'spent', what: [{ key: 'sa.carry.resolve', values: { left: officer.resolvePoints, max } }] }]
}

/** Conditions that last until they are repaired: criticals, and what the GM has laid so. */
function conditionsOn({ effects }: BattleState, fleetId: string): readonly ConditionEffect[] {
  return effects.flatMap(effect =>
    effect.kind === 'condition' && effect.targetId === fleetId && effect.ending.kind === 'untilRepaired' ? [effect] : []
  )
}

function effectWord(effect: ConditionEffect): Lasts['what'][number] {
  const name = effectName(effect)
  return typeof name === 'string' ? { key: 'view.named', values: { name } } : name
}

/** "engines", or "auxiliarySystem cloak" with the ability that is out. */
const written = ({ condition, ability }: ConditionEffect): string => (ability === null ? condition : `${condition} ${ability}`)

function laid(fleetId: FleetId, text: string, reason: string): SaCommand {
  const [condition, ability] = text.split(' ')
  return {
    type: 'addEffect',
    fleetId,
    effect: { kind: 'condition', condition: condition as Condition, ability: (ability as Ability | undefined) ?? null },
    ending: { kind: 'untilRepaired' },
    reason
  }
}
