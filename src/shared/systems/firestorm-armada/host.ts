import { hosted } from '../../schema/hosted-system'
import { firestormCarry } from './carry'
import type { FaCommand } from './commands/command'
import { firestormArmada } from './index'
import { firestormLesson } from './lesson/lesson'
import { opening } from './samples/opening'
import { sampleFleets } from './samples/two-fleets'
import { faCommandSchema } from './schema/command'
import { faEventV1 } from './schema/event-v1'
import { firestormReport } from './report/report'
import { draftFleetV1 } from './schema/roster-v1'
import { faStateV1 } from './schema/state-v1'
import { firestormStation } from './station/station'
import { firestormSight } from './view/sight'
import { validateFleet } from './validate/validate-fleet'
import { inconsistencyInBattle } from './validate/validate-state'

/** Firestorm Armada as a host serves it. */
export const hostedFirestormArmada = hosted({
  rules: firestormArmada,
  rosterSchema: draftFleetV1,
  commandSchema: faCommandSchema,
  schemas: { 1: { command: faCommandSchema, event: faEventV1 } },
  stateSchemas: { 1: faStateV1 },
  inconsistencyIn: inconsistencyInBattle,
  rosterIdsIn: ({ fleets }) => fleets.map(({ id }) => id),
  momentOf: ({ turn, phase }) => ({ round: turn, phase, isOver: phase === 'over' }),
  isFit: fleet => validateFleet(fleet).isFit,
  beginCommand: ({ name, sides, rulings }): FaCommand => ({
    type: 'beginBattle',
    name,
    fleets: sides.map(({ sideId, roster }) => ({ sideId, fleet: roster })),
    rulings
  }),
  sampleRosters: sampleFleets,
  lesson: firestormLesson,
  opening,
  sight: firestormSight,
  station: firestormStation,
  report: firestormReport,
  carry: firestormCarry
})
