import { figure, key, list, telling, text } from '../../../schema/event-parts'
import { objectOf, schemaOf } from '../../../schema/infer'
import { z } from '../../../schema/zod'
import type { Activation, BattleState, Engagement, ShipState, Shot } from '../model/battle'
import { fleetState, squadronState } from './events-v1/arrivals'
import { building, detector, sector, ship, shipId, squadronId, weapon } from './events-v1/parts'
import { phase } from './events-v1/turn'

const role = z.enum(['active', 'riposte'])
const shot = objectOf<Shot>()({
  role,
  weapon,
  mode: z.enum(['concentrated', 'dispersed']),
  pointsLeft: figure.nullable(),
  due: z.strictObject({ sector, count: figure }).nullable()
})
const engagement = objectOf<Engagement>()({
  shipId,
  targetId: shipId,
  stage: z.enum(['position', 'weapon', 'fire', 'defence', 'damage']),
  winnerId: shipId.nullable(),
  firingSector: sector.nullable(),
  targetSector: sector.nullable(),
  weapon: weapon.nullable(),
  role,
  hasRiposted: z.boolean(),
  riposteSector: sector.exactOptional(),
  shot: shot.nullable()
})
const attempt = z.strictObject({ shipId, detector, targetId: shipId })
const activation = objectOf<Activation>()({
  id: text,
  squadronId,
  engagedIds: list(shipId),
  detection: attempt.nullable(),
  engagement: engagement.nullable()
})

/** A battle as a printed sheet holds it, in format 1. Released versions are never edited. */
export const pwStateV1 = objectOf<BattleState>()({
  hasBegun: z.boolean(),
  isOver: z.boolean(),
  winnerId: text.nullable(),
  name: text,
  telling: z.strictObject(telling).exactOptional(),
  rulings: z.record(key, text),
  turn: figure,
  phase,
  tables: z.strictObject({ detection: list(list(figure)), combat: list(list(figure)) }),
  building: building.nullable(),
  fleets: list(fleetState),
  squadrons: list(squadronState),
  ships: list(schemaOf<ShipState>()(ship)),
  deployingSideId: text.nullable(),
  initiativeSideId: text.nullable(),
  isInitiativeAlone: z.boolean(),
  activation: activation.nullable(),
  attempts: list(attempt),
  detections: list(z.strictObject({ squadronId, targetId: shipId, activationId: text })),
  nextId: figure
})
