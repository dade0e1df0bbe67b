import { hosted } from '../../schema/hosted-system'
import { xwingCarry } from './carry'
import type { XwCommand } from './commands/command'
import { xwing } from './index'
import { xwingLesson } from './lesson/lesson'
import { opening } from './samples/opening'
import { sampleSquads } from './samples/two-squads'
import { xwCommandSchema } from './schema/command'
import { xwEventV1 } from './schema/event-v1'
import { xwingReport } from './report/report'
import { draftSquadV1 } from './schema/roster-v1'
import { xwStateV1 } from './schema/state-v1'
import { xwingStation } from './station/station'
import { xwingSight } from './view/sight'
import { validateSquad } from './validate/validate-squad'
import { inconsistencyInBattle } from './validate/validate-state'

/** The attack sequence of X-Wing as a host serves it. */
export const hostedXwing = hosted({
  rules: xwing,
  rosterSchema: draftSquadV1,
  commandSchema: xwCommandSchema,
  schemas: { 1: { command: xwCommandSchema, event: xwEventV1 } },
  stateSchemas: { 1: xwStateV1 },
  inconsistencyIn: inconsistencyInBattle,
  rosterIdsIn: ({ squads }) => squads.map(({ id }) => id),
  momentOf: ({ round, phase, isOver }) => ({ round, phase: isOver ? 'over' : phase, isOver }),
  isFit: (squad, rulings) => validateSquad(squad, rulings).fit !== null,
  beginCommand: ({ name, sides, rulings }): XwCommand => ({
    type: 'beginBattle',
    name,
    squads: sides.map(({ sideId, roster }) => ({ sideId, squad: roster })),
    rulings
  }),
  sampleRosters: sampleSquads,
  lesson: xwingLesson,
  opening,
  sight: xwingSight,
  station: xwingStation,
  report: xwingReport,
  carry: xwingCarry
})
