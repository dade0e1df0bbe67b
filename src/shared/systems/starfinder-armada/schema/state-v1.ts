import { figure, key, list, signed, telling, text } from '../../../schema/event-parts'
import { objectOf } from '../../../schema/infer'
import { z } from '../../../schema/zod'
import type { ArmadaState, BattleState, FleetState, OfficerState } from '../model/battle'
import { ability, saEffect } from './events-v1/effects'
import { adjustments, fleetStatus, rout } from './events-v1/corrections'
import { saObligation } from './events-v1/dues'
import { movementOrder, stuntAttempt } from './events-v1/movement'
import { duel, officerAction } from './events-v1/officers'
import { armadaId, fleetId, officerId, role } from './events-v1/parts'
import { phase } from './events-v1/rounds'
import { stagedAttack } from './events-v1/volley'

const armadaState = objectOf<ArmadaState>()({ id: armadaId, name: text, tier: figure, sideId: text, isIllegal: z.boolean() })
const fleetState = objectOf<FleetState>()({
  id: fleetId,
  armadaId,
  number: figure,
  name: text,
  tier: figure,
  size: z.enum(['small', 'medium', 'large']),
  fleetClass: z.enum(['capital', 'destroyer', 'fighter']),
  abilities: list(ability),
  hp: signed,
  sp: figure,
  status: fleetStatus,
  outSince: figure.nullable(),
  rout: rout.nullable(),
  hasCrossedThreshold: z.boolean(),
  moralePassedInRound: figure.nullable(),
  movement: z.enum(['pending', 'moved', 'declined', 'drifted']),
  stunt: stuntAttempt.nullable(),
  hasAttacked: z.boolean(),
  targetsThisRound: list(fleetId),
  arrayTargets: figure,
  superweaponReadyRound: figure,
  superweaponReadyBefore: figure,
  hasLaidMines: z.boolean(),
  lostEngineers: list(z.strictObject({ officerId, bonus: figure })),
  damagedBy: list(armadaId),
  adjustments,
  isHidden: z.boolean(),
  note: text
})
const officerState = objectOf<OfficerState>()({
  id: officerId,
  armadaId,
  fleetId,
  name: text,
  role,
  ranks: z.strictObject({ admiral: figure, commander: figure, chiefEngineer: figure, chiefCaster: figure, chiefTechnician: figure }),
  baseAttackBonus: figure.nullable(),
  isPlayer: z.boolean(),
  resolvePoints: figure,
  hasActed: z.boolean(),
  action: z.union([officerAction, z.literal('transfer')]).nullable(),
  isIncapacitated: z.boolean()
})

/** A battle as a printed sheet holds it, in format 1. Released versions are never edited. */
export const saStateV1 = objectOf<BattleState>()({
  hasBegun: z.boolean(),
  name: text,
  telling: z.strictObject(telling).exactOptional(),
  round: figure,
  phase,
  rulings: z.record(key, text),
  distanceHexes: figure.nullable(),
  armadas: list(armadaState),
  fleets: list(fleetState),
  officers: list(officerState),
  effects: list(saEffect),
  movementOrder: movementOrder.nullable(),
  volley: list(stagedAttack),
  obligations: list(saObligation),
  duels: list(duel),
  taunts: list(z.strictObject({ armadaId, officerId, targetId: fleetId })),
  scans: list(z.strictObject({ sideId: text, fleetId, level: figure })),
  nextId: figure,
  standingSides: list(text).nullable()
})
