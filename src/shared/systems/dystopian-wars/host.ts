import { hosted } from '../../schema/hosted-system'
import { dystopianCarry } from './carry'
import type { DwCommand } from './commands/command'
import { dystopianWars } from './index'
import { dystopianLesson } from './lesson/lesson'
import { sampleForces } from './samples/two-forces'
import { dwCommandSchema } from './schema/command'
import { dwEventV1 } from './schema/event-v1'
import { dystopianReport } from './report/report'
import { draftForceV1 } from './schema/roster-v1'
import { dwStateV1 } from './schema/state-v1'
import { dystopianStation } from './station/station'
import { dystopianSight } from './view/sight'
import { validateForce } from './validate/validate-force'
import { inconsistencyInBattle } from './validate/validate-state'

/** The combat sequence of Dystopian Wars as a host serves it. */
export const hostedDystopianWars = hosted({
  rules: dystopianWars,
  rosterSchema: draftForceV1,
  commandSchema: dwCommandSchema,
  schemas: { 1: { command: dwCommandSchema, event: dwEventV1 } },
  stateSchemas: { 1: dwStateV1 },
  inconsistencyIn: inconsistencyInBattle,
  rosterIdsIn: ({ forces }) => forces.map(({ id }) => id),
  momentOf: ({ turn, step, isOver }) => ({ round: turn, phase: isOver ? 'over' : step, isOver }),
  isFit: force => validateForce(force).fit !== null,
  beginCommand: ({ name, sides, rulings }): DwCommand => ({
    type: 'beginBattle',
    name,
    forces: sides.map(({ sideId, roster }) => ({ sideId, force: roster })),
    rulings
  }),
  sampleRosters: sampleForces,
  lesson: dystopianLesson,
  sight: dystopianSight,
  station: dystopianStation,
  report: dystopianReport,
  carry: dystopianCarry
})
