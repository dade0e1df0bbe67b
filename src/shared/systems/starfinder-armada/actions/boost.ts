import { assertNever } from '../../../kernel/assert-never'
import { rollOne, type Rule } from '../../../core/dice/rule'
import { endOfPhase, endOfRound } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import type { Boost } from '../model/officer-actions'
import { officerBonusTotal } from '../derive/checks/officer-bonus'
import type { OfficerState } from '../model/battle'
import type { FleetId } from '../model/design'
import type { RaisedStat } from '../model/effects'
import { effectBegun } from '../rules/begin-effect'
import { BOOST } from '../tables/officers'
import type { ActionRule } from './action-rule'

/** The value each choice changes. */
const STATS = { speed: 'speed', turns: 'turnDistance', shields: 'regain', damage: 'damage' } as const satisfies Readonly<
  Record<Boost, RaisedStat>
>

/**
 * Boost (SA-068, SA-Q26): 1d2 hexes of speed, one hex less between turns, or the officer bonus to each damage roll until the end of the
 * round; or the officer bonus to the shields regained at the end of this phase.
 */
export const boost: ActionRule<'boost'> = {
  side: 'ally',
  targets: choice => [choice.fleetId],
  meets: choice => choice.fleetId,
  *decide(state, officer, choice, roll): Decision {
    if (roll?.isSuccess !== true) return []
    return [
      effectBegun(state, {
        kind: 'officerBonus',
        stat: STATS[choice.boost],
        targetId: choice.fleetId,
        value: yield* boostValue(officer, choice.boost, choice.fleetId),
        officerId: officer.id,
        cause: `sa.cause.boost.${choice.boost}`,
        source: 'SA-068',
        ending: choice.boost === 'shields' ? endOfPhase(state.round, 'engineering') : endOfRound(state.round)
      })
    ]
  }
}

function* boostValue(officer: OfficerState, choice: Boost, fleetId: FleetId): Rule<number> {
  switch (choice) {
    case 'speed':
      return yield* rollOne('sa.roll.boostSpeed', 'd2', fleetId)
    case 'turns':
      return BOOST.turnDistance
    case 'shields':
    case 'damage':
      return officerBonusTotal(officer)
    default:
      return assertNever(choice)
  }
}
