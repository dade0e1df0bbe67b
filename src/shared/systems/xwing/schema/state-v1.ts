import { figure, key, list, telling, text } from '../../../schema/event-parts'
import { objectOf } from '../../../schema/infer'
import { z } from '../../../schema/zod'
import type { BattleState } from '../model/battle'
import { attack } from './events-v1/attack'
import { shipState, squadState } from './events-v1/battle'
import { cardDue } from './events-v1/damage'
import { measure } from './events-v1/engagement'
import { shipId } from './events-v1/parts'

/** A battle as a printed sheet holds it, in format 1. Released versions are never edited. */
export const xwStateV1 = objectOf<BattleState>()({
  hasBegun: z.boolean(),
  isOver: z.boolean(),
  name: text,
  telling: z.strictObject(telling).exactOptional(),
  rulings: z.record(key, text),
  round: figure,
  phase: z.enum(['preparation', 'engagement', 'end']),
  initiative: figure.nullable(),
  squads: list(squadState),
  ships: list(shipState),
  measured: z.strictObject({ shipId, measures: list(measure) }).nullable(),
  attacks: list(attack),
  obligations: list(cardDue),
  nextId: figure
})
