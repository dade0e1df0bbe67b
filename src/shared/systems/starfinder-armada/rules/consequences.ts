import { capShields } from '../derive/fleet/shields'
import { officerBonusTotal } from '../derive/checks/officer-bonus'
import { evolve, type SaEvent } from '../events'
import type { BattleState, FleetState } from '../model/battle'
import type { FleetId, OfficerId } from '../model/design'
import { findFleet, findOfficer } from '../state'
import { lapsedBy, mayLapseDues, placed } from './dues'

const NOTHING: readonly SaEvent[] = []

/**
 * The events of a decision and their automatic consequences, each after its cause. Shields fall with their maximum, which drops when a
 * chief engineer leaves, is felled or, unless `sa.engineerSp` says otherwise, is cut off; the fleet remembers the engineer it loses
 * (SA-022, SA-Q32). Obligations take their place in the order (SA-Q12), and lapse with the fleet they belong to (SA-030, SA-039, SA-Q39).
 * `fold` makes the state after each event: a forecast passes one that changes its state in place, and so must meet every event.
 */
export function withConsequences(
  state: BattleState,
  events: readonly SaEvent[],
  fold: (state: BattleState, event: SaEvent) => BattleState = evolve
): readonly SaEvent[] {
  if (fold === evolve && !events.some(hasConsequences)) return events
  const all: SaEvent[] = []
  let after = state
  const apply = (event: SaEvent): void => {
    all.push(event)
    after = fold(after, event)
  }
  for (const event of events) {
    const before = after
    apply(event.type === 'obligationOwed' ? placed(after, event) : event)
    for (const lapsed of lapsedBy(after, event)) apply(lapsed)
    if (!mayLowerShields(event)) continue
    for (const lost of engineersLost(before, after, event)) apply(lost)
    for (const capped of shieldsCapped(after, event)) apply(capped)
  }
  return all
}

function hasConsequences(event: SaEvent): boolean {
  return event.type === 'obligationOwed' || mayLapseDues(event) || mayLowerShields(event)
}

function mayLowerShields(event: SaEvent): boolean {
  switch (event.type) {
    case 'phaseEntered':
    case 'roleChanged':
    case 'officerMoved':
    case 'officersSwapped':
    case 'officerCorrected':
    case 'officerFelled':
    case 'fleetCorrected':
    case 'effectBegun':
    case 'effectResumed':
    case 'rulingSet':
      return true
    default:
      return false
  }
}

/** The bonuses of engineers who have left their posts by this event. */
function engineersLost(before: BattleState, after: BattleState, event: SaEvent): readonly SaEvent[] {
  switch (event.type) {
    case 'officersSwapped':
      return [event.officerId, event.otherId].flatMap(id => engineerLost(before, after, id))
    case 'roleChanged':
    case 'officerMoved':
    case 'officerCorrected':
      return engineerLost(before, after, event.officerId)
    default:
      return NOTHING
  }
}

/** The bonus of an engineer who was able to help until leaving the post, if it is the highest this officer has left behind. */
function engineerLost(before: BattleState, after: BattleState, id: OfficerId): readonly SaEvent[] {
  const was = findOfficer(before, id)
  const fleet = was === undefined ? undefined : findFleet(before, was.fleetId)
  if (was === undefined || fleet === undefined || was.role !== 'chiefEngineer' || was.isIncapacitated) return NOTHING
  if (isEngineerOf(after, was.id, fleet.id)) return NOTHING
  const bonus = officerBonusTotal(was)
  const known = fleet.lostEngineers.find(lost => lost.officerId === was.id)
  return known === undefined || bonus > known.bonus ? [{ type: 'engineerLost', fleetId: fleet.id, officerId: was.id, bonus }] : NOTHING
}

function isEngineerOf(state: BattleState, officerId: OfficerId, fleetId: FleetId): boolean {
  const officer = findOfficer(state, officerId)
  return officer !== undefined && officer.role === 'chiefEngineer' && officer.fleetId === fleetId
}

function shieldsCapped(state: BattleState, event: SaEvent): readonly SaEvent[] {
  return touched(state, event).flatMap((fleet): readonly SaEvent[] => {
    const { sp } = capShields(state, fleet)
    return sp === fleet.sp ? NOTHING : [{ type: 'shieldsCapped', fleetId: fleet.id, sp }]
  })
}

/** The fleets whose maximum the event may have lowered: the one it names, or all. */
function touched(state: BattleState, event: SaEvent): readonly FleetState[] {
  const id = event.type === 'effectBegun' ? event.effect.targetId : event.type === 'fleetCorrected' ? event.fleetId : null
  const fleet = id === null ? undefined : findFleet(state, id as FleetId)
  return fleet === undefined ? state.fleets : [fleet]
}
