import type { SaCommand } from './commands/command'
import { hosted } from '../../schema/hosted-system'
import { starfinderCarry } from './carry'
import { starfinderArmada } from './index'
import { starfinderLesson } from './lesson/lesson'
import { opening } from './samples/opening'
import { sampleArmadas } from './samples/two-armadas'
import { saCommandSchema } from './schema/command'
import { saEventV1 } from './schema/event-v1'
import { starfinderReport } from './report/report'
import { draftArmadaV1 } from './schema/roster-v1'
import { saStateV1 } from './schema/state-v1'
import { starfinderStation } from './station/station'
import { starfinderSight } from './view/sight'
import { validateArmada } from './validate/validate-armada'
import { inconsistencyInBattle } from './validate/validate-state'

/** Starfinder armada combat as a host serves it. */
export const hostedStarfinderArmada = hosted({
  rules: starfinderArmada,
  rosterSchema: draftArmadaV1,
  commandSchema: saCommandSchema,
  schemas: { 1: { command: saCommandSchema, event: saEventV1 } },
  stateSchemas: { 1: saStateV1 },
  inconsistencyIn: inconsistencyInBattle,
  rosterIdsIn: ({ armadas }) => armadas.map(({ id }) => id),
  momentOf: ({ round, phase }) => ({ round, phase, isOver: phase === 'over' }),
  isFit: (armada, rulings) => validateArmada(armada, rulings).fit !== null,
  beginCommand: ({ name, sides, rulings }): SaCommand => ({
    type: 'beginBattle',
    name,
    armadas: sides.map(({ sideId, roster }) => ({ sideId, armada: roster })),
    rulings
  }),
  sampleRosters: sampleArmadas,
  lesson: starfinderLesson,
  opening,
  sight: starfinderSight,
  station: starfinderStation,
  report: starfinderReport,
  carry: starfinderCarry
})
