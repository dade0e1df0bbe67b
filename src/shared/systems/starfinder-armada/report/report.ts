import { hideable, hiding } from '../../../core/report/out-of-sight'
import type { ReportRules, ReportUnit } from '../../../core/report/report-rules'
import { sidesBy } from '../../../core/report/sides-by'
import type { SaCommand } from '../commands/command'
import { sideOf } from '../derive/fire/enemies'
import { fleetPoints } from '../derive/fleet/armada-cost'
import { hpMax } from '../derive/fleet/hull'
import { spMax } from '../derive/fleet/shields'
import type { SaEvent } from '../events'
import { word } from '../events/words'
import type { BattleState, FleetState } from '../model/battle'
import { fleetId } from '../model/design'
import { theFleet } from '../state'
import { STANDING } from '../view/fleet-strip'
import { fleetOutline } from '../view/outline'
import { factsOf } from './facts-of'
import { CORRECTIONS, QUIET, TELLING } from './lists'

/** What the report of an armada battle is made from. */
export const starfinderReport: ReportRules<BattleState, SaCommand, SaEvent> = {
  sidesOf: state => sidesBy(state.armadas),
  unitsOf: state => state.fleets.map(fleet => unitOf(state, fleet)),
  outlineOf: (state, id) => fleetOutline(theFleet(state, fleetId(id))),
  officersOf: ({ officers }) =>
    officers.map(({ id, fleetId, name, role, isIncapacitated }) => ({
      id,
      unitId: fleetId,
      name,
      role: word('role', role),
      isOut: isIncapacitated
    })),
  momentOf: ({ round, phase }) => ({
    round,
    word: { key: 'sa.turn', values: { round } },
    phaseId: phase,
    phase: word('phase', phase),
    isOver: phase === 'over'
  }),
  hideable: state => hideable(state.fleets),
  withHidden: (state, ids) => ({ ...state, fleets: hiding(state.fleets, ids) }),
  factsOf,
  volleys: 'side',
  telling: TELLING,
  quiet: QUIET,
  corrections: CORRECTIONS
}

function unitOf(state: BattleState, fleet: FleetState): ReportUnit {
  const { id, name, status, abilities } = fleet
  return {
    id,
    sideId: sideOf(state, fleet),
    group: { id, name },
    name,
    hull: { left: Math.max(0, fleet.hp), max: hpMax(state, fleet) },
    shields: { left: fleet.sp, max: spMax(state, fleet) },
    points: fleetPoints(state.rulings, fleet),
    standing: STANDING[status],
    standingWord: status === 'active' ? null : word('status', status),
    ...(abilities.includes('flagship') && { isFlagship: true })
  }
}
