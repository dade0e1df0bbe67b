import { hosted } from '../../schema/hosted-system'
import { petitCarry } from './carry'
import type { PwCommand } from './commands/command'
import { petitWargame } from './index'
import { petitLesson } from './lesson/lesson'
import { readRuling } from './rulings'
import { opening } from './samples/opening'
import { sampleFleets } from './samples/two-fleets'
import { pwCommandSchema } from './schema/command'
import { pwEventV1 } from './schema/event-v1'
import { petitReport } from './report/report'
import { draftFleetV1 } from './schema/roster-v1'
import { pwStateV1 } from './schema/state-v1'
import { petitStation } from './station/station'
import { petitSight } from './view/sight'
import { validateFleet } from './validate/validate-fleet'
import { inconsistencyInBattle } from './validate/validate-state'

/** Petit Wargame spatial as a host serves it. Whether the tables are built first is agreed as a house rule (PW-062). */
export const hostedPetitWargame = hosted({
  rules: petitWargame,
  rosterSchema: draftFleetV1,
  commandSchema: pwCommandSchema,
  schemas: { 1: { command: pwCommandSchema, event: pwEventV1 } },
  stateSchemas: { 1: pwStateV1 },
  inconsistencyIn: inconsistencyInBattle,
  rosterIdsIn: ({ fleets }) => fleets.map(({ id }) => id),
  momentOf: ({ turn, phase, isOver }) => ({ round: turn, phase, isOver }),
  isFit: (fleet, rulings) => validateFleet(fleet, rulings).isFit,
  beginCommand: ({ name, sides, rulings }): PwCommand => ({
    type: 'beginBattle',
    name,
    fleets: sides.map(({ sideId, roster }) => ({ sideId, fleet: roster })),
    rulings,
    tables: readRuling(rulings, 'pw.scoreTables')
  }),
  sampleRosters: sampleFleets,
  lesson: petitLesson,
  opening,
  sight: petitSight,
  station: petitStation,
  report: petitReport,
  carry: petitCarry
})
