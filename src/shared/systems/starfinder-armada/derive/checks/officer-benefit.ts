import { isInForce } from '../../../../core/effects/effect'
import type { BattleState, FleetState, OfficerState } from '../../model/battle'
import type { Role } from '../../model/design'
import type { RaisedStat } from '../../model/effects'
import { readRuling } from '../../rulings'
import { hasCondition } from '../fleet/conditions'
import { kindsAmong } from '../fleet/effect-kinds'
import { isScrambled } from '../fire/scramble'
import { officerBonusTotal } from './officer-bonus'
import type { PartName, ReasonName } from '../part-names'
import { count, mention, type Tally } from '../tally'

/** The passive benefit of an officer for the fleet (SA-046), or why it does not count. */
interface OfficerBenefit {
  readonly officer: OfficerState
  /** The officer bonus, whether it counts or not. */
  readonly bonus: number
  readonly blockedBy: 'communications' | 'incapacitated' | 'scrambled' | null
}

/** The value each role raises for its own fleet (SA-055 to SA-059). */
export const ROLE_BENEFITS = {
  admiral: { part: 'admiral', source: 'SA-055' },
  commander: { part: 'commander', source: 'SA-056' },
  chiefEngineer: { part: 'chiefEngineer', source: 'SA-057' },
  chiefCaster: { part: 'chiefCaster', source: 'SA-058' },
  chiefTechnician: { part: 'chiefTechnician', source: 'SA-059' }
} as const satisfies Readonly<Record<Role, { readonly part: PartName; readonly source: string }>>

/** How officers may change one value of a fleet. */
export interface OfficerShare {
  /** The role whose passive benefit counts; null for none. */
  readonly role: Role | null
  /** The value that officers' actions raise; null for none. */
  readonly stat: RaisedStat | null
  /** A check of the fleet, which Encourage may help (SA-060). */
  readonly isCheck: boolean
  /** Whether bonuses of officers' actions count: not for a free attack (SA-Q27). */
  readonly withActions: boolean
}

/** The best officer of that role aboard, able ones first; null when nobody has the role. */
export function benefitOf(state: BattleState, fleet: FleetState, role: Role): OfficerBenefit | null {
  const officer = bestOfficer(state, fleet, role, 'able') ?? bestOfficer(state, fleet, role, 'any')
  if (officer === null) return null
  return { officer, bonus: officerBonusTotal(officer), blockedBy: blockOf(state, fleet, officer) }
}

/**
 * Adds the officers' part of a value: the highest of the passive benefit, the bonuses of actions and an encouragement (SA-049), plus any
 * untyped encouragement (SA-060). Communications cuts all of it off (SA-109). Parts that do not count are listed with the reason.
 */
export function countOfficers(tally: Tally, state: BattleState, fleet: FleetState, share: OfficerShare): void {
  const isCutOff = hasCondition(state, fleet, 'communications')
  if (isCutOff && tally.parts === null) return
  if (!isCutOff && addsUp(state, share)) {
    countEach(tally, state, fleet, share.stat)
    return
  }
  const best = bestShare(state, fleet, share)
  if (!isCutOff && best.part !== null) count(tally, best.part, best.value, best.source)
  if (!isCutOff) countUntyped(tally, state, fleet, share)
  if (tally.parts !== null) mentionOthers(tally, state, fleet, share, best.id)
}

/** What a Boost raises: each has no passive benefit beside it (SA-068). */
const BOOSTED: readonly (RaisedStat | null)[] = ['speed', 'turnDistance', 'regain', 'damage']

/** Whether two Boosts of this value add up, if `sa.sameAction` says so; as written the greater counts (SA-049). */
function addsUp(state: BattleState, share: OfficerShare): boolean {
  if (!share.withActions || !BOOSTED.includes(share.stat) || !kindsAmong(state.effects).officerBonus) return false
  return readRuling(state.rulings, 'sa.sameAction') === 'yes'
}

function countEach(tally: Tally, state: BattleState, fleet: FleetState, stat: RaisedStat | null): void {
  for (const effect of state.effects)
    if (effect.kind === 'officerBonus' && effect.stat === stat && effect.targetId === fleet.id && isInForce(effect))
      count(tally, 'officerAction', effect.value, effect.source)
}

interface BestShare {
  /** Officer or effect it comes from; null for none. */
  readonly id: string | null
  readonly part: PartName | null
  readonly value: number
  readonly source: string
}

function bestShare(state: BattleState, fleet: FleetState, share: OfficerShare): BestShare {
  let id: string | null = null
  let part: PartName | null = null
  let value = 0
  let source = ''
  const officer = share.role === null ? null : bestOfficer(state, fleet, share.role, 'able')
  if (officer !== null && share.role !== null) {
    id = officer.id
    value = officerBonusTotal(officer)
    part = ROLE_BENEFITS[share.role].part
    source = ROLE_BENEFITS[share.role].source
  }
  const effects = state.effects
  const kinds = kindsAmong(effects)
  if (!share.withActions || !(kinds.officerBonus || kinds.encouraged)) return { id, part, value, source }
  for (let i = 0; i < effects.length; i += 1) {
    const effect = effects[i]
    // Compare the kind first, since comparing ids is slower.
    if (effect?.kind !== 'officerBonus' && effect?.kind !== 'encouraged') continue
    const isHere = effect.kind === 'officerBonus' ? effect.stat === share.stat : share.isCheck && effect.bonus === 'officer'
    if (!isHere || effect.targetId !== fleet.id || !isInForce(effect) || Math.abs(effect.value) <= Math.abs(value)) continue
    id = effect.id
    value = effect.value
    part = effect.kind === 'encouraged' ? 'encouraged' : 'officerAction'
    source = effect.source
  }
  return { id, part, value, source }
}

function countUntyped(tally: Tally, state: BattleState, fleet: FleetState, share: OfficerShare): void {
  const effects = state.effects
  if (!share.isCheck || !share.withActions || !kindsAmong(effects).encouraged) return
  for (let i = 0; i < effects.length; i += 1) {
    const effect = effects[i]
    if (effect?.kind === 'encouraged' && effect.bonus === 'untyped' && effect.targetId === fleet.id && isInForce(effect))
      count(tally, 'encouraged', effect.value, effect.source)
  }
}

function mentionOthers(tally: Tally, state: BattleState, fleet: FleetState, share: OfficerShare, countedId: string | null): void {
  const isCutOff = hasCondition(state, fleet, 'communications')
  for (const officer of state.officers) {
    if (share.role === null || officer.fleetId !== fleet.id || officer.role !== share.role) continue
    if (officer.id === countedId && !isCutOff) continue
    const { part, source } = ROLE_BENEFITS[share.role]
    mention(tally, `sa.part.${part}`, officerBonusTotal(officer), source, blockOf(state, fleet, officer) ?? 'lowerBonus')
  }
  for (const effect of state.effects) {
    if (effect.targetId !== fleet.id || (effect.id === countedId && !isCutOff)) continue
    const isBonus = effect.kind === 'officerBonus' && effect.stat === share.stat
    const isEncouraged = effect.kind === 'encouraged' && share.isCheck && (effect.bonus === 'officer' || isCutOff || !share.withActions)
    if (!isBonus && !isEncouraged) continue
    const reason: ReasonName = isCutOff ? 'communications' : share.withActions ? 'lowerBonus' : 'freeAttack'
    mention(tally, isBonus ? 'sa.part.officerAction' : 'sa.part.encouraged', effect.value, effect.source, reason)
  }
}

/** Why an officer's benefit does not count now; null if it does. */
export function blockOf(state: BattleState, fleet: FleetState, officer: OfficerState): OfficerBenefit['blockedBy'] {
  if (officer.isIncapacitated) return 'incapacitated'
  if (isScrambled(state, officer.id)) return 'scrambled'
  return hasCondition(state, fleet, 'communications') ? 'communications' : null
}

/** Whom to look for: those neither incapacitated nor scrambled, those not incapacitated, or whoever has the role. */
type Fitness = 'able' | 'notFelled' | 'any'

/** The officer with the highest bonus of that role; null when there is none. */
export function bestOfficer(state: BattleState, fleet: FleetState, role: Role, fitness: Fitness): OfficerState | null {
  const officers = state.officers
  let best: OfficerState | null = null
  let bonus = 0
  for (let i = 0; i < officers.length; i += 1) {
    const officer = officers[i]
    if (officer === undefined || officer.role !== role || officer.fleetId !== fleet.id) continue
    if (fitness !== 'any' && officer.isIncapacitated) continue
    if (fitness === 'able' && isScrambled(state, officer.id)) continue
    const own = officerBonusTotal(officer)
    if (best !== null && own <= bonus) continue
    best = officer
    bonus = own
  }
  return best
}
