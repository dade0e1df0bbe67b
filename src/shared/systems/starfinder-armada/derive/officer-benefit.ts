import { present } from '../../../kernel/present'
import type { BattleState, FleetState, OfficerState } from '../model/battle'
import type { Role } from '../model/design'
import { hasCondition } from './conditions'
import { officerBonusTotal } from './officer-bonus'
import type { PartName } from './part-names'
import type { Tally } from './tally'
import { count, mention } from './tally'

/** The passive benefit an officer gives to the own fleet (SA-046), or what keeps it back. */
export interface OfficerBenefit {
  readonly officer: OfficerState
  /** The officer bonus, whether it counts or not. */
  readonly bonus: number
  readonly blockedBy: 'communications' | 'incapacitated' | null
}

/** The value each role raises for its own fleet (SA-055 to SA-059). */
export const ROLE_BENEFITS = {
  admiral: { part: 'admiral', source: 'SA-055' },
  commander: { part: 'commander', source: 'SA-056' },
  chiefEngineer: { part: 'chiefEngineer', source: 'SA-057' },
  chiefCaster: { part: 'chiefCaster', source: 'SA-058' },
  chiefTechnician: { part: 'chiefTechnician', source: 'SA-059' }
} as const satisfies Readonly<Record<Role, { readonly part: PartName; readonly source: string }>>

/** The best officer of that role aboard, able ones first; null when nobody has the role. Bonuses never stack (SA-049). */
export function benefitOf(state: BattleState, fleet: FleetState, role: Role): OfficerBenefit | null {
  const best = bestIndex(state, fleet, role, true)
  const index = best < 0 ? bestIndex(state, fleet, role, false) : best
  if (index < 0) return null
  const officer = present(state.officers[index], `officer ${String(index)}`)
  const isCutOff = hasCondition(state, fleet, 'communications')
  return {
    officer,
    bonus: officerBonusTotal(officer),
    blockedBy: officer.isIncapacitated ? 'incapacitated' : isCutOff ? 'communications' : null
  }
}

/** Adds the benefit of a role; what is blocked or lower than another of the same role is shown and not counted. */
export function countBenefit(tally: Tally, state: BattleState, fleet: FleetState, role: Role): void {
  const best = bestIndex(state, fleet, role, true)
  if (best < 0 && tally.parts === null) return
  const isCutOff = hasCondition(state, fleet, 'communications')
  const { part, source } = ROLE_BENEFITS[role]
  const officer = state.officers[best]
  if (officer !== undefined && !isCutOff) count(tally, part, officerBonusTotal(officer), source)
  if (tally.parts === null) return
  state.officers.forEach((other, i) => {
    if (other.fleetId !== fleet.id || other.role !== role || (i === best && !isCutOff)) return
    const reason = other.isIncapacitated ? 'incapacitated' : isCutOff ? 'communications' : 'lowerBonus'
    mention(tally, `sa.part.${part}`, officerBonusTotal(other), source, reason)
  })
}

/** Where the officer with the highest bonus of that role stands; −1 when there is none (who is able). */
export function bestIndex(state: BattleState, fleet: FleetState, role: Role, mustBeAble: boolean): number {
  const officers = state.officers
  let best = -1
  let bonus = 0
  for (let i = 0; i < officers.length; i += 1) {
    const officer = officers[i]
    if (officer === undefined || officer.role !== role || officer.fleetId !== fleet.id || (mustBeAble && officer.isIncapacitated)) continue
    const own = officerBonusTotal(officer)
    if (best >= 0 && own <= bonus) continue
    best = i
    bonus = own
  }
  return best
}
