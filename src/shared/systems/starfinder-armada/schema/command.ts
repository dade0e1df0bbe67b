import { partId, rulings, sideId, whole } from '../../../schema/parts'
import type { SameType } from '../../../schema/same-type'
import { lineText, nameText, noteText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import type { SaCommand } from '../commands/command'
import { ADJUSTABLE, CONDITIONS, FLEET_STATUSES, STUNTS } from '../model/battle'
import { ROLES } from '../model/design'
import { ability, armada, ending, fleet, modifier, officer, round } from './parts'
import { draftArmadaV1 } from './roster-v1'
import { saTableCommands } from './table-command'

const fleets = z.array(fleet).max(500)
/** Points of hull, shields or damage. */
const points = whole(-99_999, 99_999)
const laidEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('condition'), condition: z.enum(CONDITIONS), ability: ability.nullable() }),
  z.strictObject({ kind: z.literal('morale'), level: z.enum(['emboldened', 'shaken']) }),
  z.strictObject({
    kind: z.literal('modifier'),
    stat: z.enum(['ac', 'gunnery', 'piloting', 'morale', 'damage', 'speed', 'range', 'allChecks']),
    value: modifier,
    name: nameText
  })
])

const adjustments = z.partialRecord(z.enum(ADJUSTABLE), modifier)

const fleetCorrection = z.strictObject({
  name: nameText.exactOptional(),
  hp: points.exactOptional(),
  sp: points.exactOptional(),
  status: z.enum(FLEET_STATUSES).exactOptional(),
  movement: z.enum(['pending', 'moved', 'declined']).exactOptional(),
  hasAttacked: z.boolean().exactOptional(),
  superweaponReadyRound: round.exactOptional(),
  isHidden: z.boolean().exactOptional(),
  note: noteText.exactOptional(),
  adjustments: adjustments.exactOptional()
})

const officerCorrection = z.strictObject({
  resolvePoints: whole(0, 999).exactOptional(),
  hasActed: z.boolean().exactOptional(),
  isIncapacitated: z.boolean().exactOptional(),
  fleetId: fleet.exactOptional(),
  role: z.enum(ROLES).exactOptional(),
  ranks: z.partialRecord(z.enum(ROLES), whole(0, 40)).exactOptional()
})

const attackCorrection = z.strictObject({
  isHit: z.boolean().exactOptional(),
  damage: points.exactOptional(),
  isCriticalNatural: z.boolean().exactOptional()
})

/**
 * Every command of Starfinder armada combat as it may come in: no unknown fields, whole numbers within limits, well-formed text. Whether
 * the rules allow it is not checked here.
 */
export const saCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('beginBattle'),
    name: nameText,
    armadas: z.array(z.strictObject({ sideId, armada: draftArmadaV1 })).max(8),
    rulings
  }),
  z.strictObject({ type: z.literal('setDistance'), hexes: whole(0, 9_999).nullable() }),
  z.strictObject({
    type: z.literal('changeRoles'),
    changes: z.array(z.strictObject({ officerId: officer, role: z.enum(ROLES) })).max(500)
  }),
  z.strictObject({ type: z.literal('transferOfficer'), officerId: officer, toFleetId: fleet }),
  z.strictObject({ type: z.literal('armEmp'), fleetId: fleet }),
  z.strictObject({ type: z.literal('advancePhase') }),
  z.strictObject({
    type: z.literal('rollMovementOrder'),
    resolveOfficerIds: z.array(officer).max(500),
    gmChecks: z
      .array(z.strictObject({ armadaId: armada, gmCheck: modifier }))
      .max(500)
      .exactOptional()
  }),
  z.strictObject({
    type: z.literal('moveFleet'),
    fleetId: fleet,
    move: z.enum(['moved', 'declined']),
    stunt: z.strictObject({ stunt: z.enum(STUNTS), targetId: fleet.nullable(), resolveOfficerId: officer.nullable() }).nullable(),
    passedThrough: fleets,
    minesEntered: z.array(partId).max(500),
    debrisIds: z.array(partId).max(500)
  }),
  z.strictObject({
    type: z.literal('stageAttack'),
    attackerId: fleet,
    targetId: fleet,
    rangeHexes: whole(0, 9_999),
    isFromFrontArc: z.boolean(),
    arrayTargets: whole(0, 99),
    usesSuperweapon: z.boolean(),
    resolveOfficerId: officer.nullable(),
    debrisCrossed: whole(0, 99),
    isTargetAhead: z.boolean(),
    gmCheck: modifier,
    gmAc: modifier
  }),
  z.strictObject({ type: z.literal('settleFreeAttack'), obligationId: partId, resolveOfficerId: officer.nullable(), gmCheck: modifier }),
  z.strictObject({ type: z.literal('reorderVolley'), attackIds: z.array(partId).max(2_000) }),
  z.strictObject({ type: z.literal('settleCritical'), obligationId: partId }),
  z.strictObject({ type: z.literal('settleMorale'), obligationId: partId, resolveOfficerId: officer.nullable(), gmCheck: modifier }),
  z.strictObject({ type: z.literal('settleCascade'), obligationId: partId, fleetIds: fleets }),
  z.strictObject({ type: z.literal('deferObligation'), obligationId: partId }),
  z.strictObject({ type: z.literal('waiveObligation'), obligationId: partId, reason: lineText }),
  z.strictObject({ type: z.literal('correctFleet'), fleetId: fleet, correction: fleetCorrection, reason: lineText }),
  z.strictObject({ type: z.literal('correctOfficer'), officerId: officer, correction: officerCorrection, reason: lineText }),
  z.strictObject({ type: z.literal('correctAttack'), attackId: partId, correction: attackCorrection.nullable(), reason: lineText }),
  z.strictObject({ type: z.literal('addEffect'), fleetId: fleet, effect: laidEffect, ending, reason: lineText }),
  z.strictObject({ type: z.literal('endEffect'), effectId: partId, reason: lineText }),
  z.strictObject({ type: z.literal('setScan'), sideId, fleetId: fleet, level: whole(0, 3) }),
  z.strictObject({ type: z.literal('endBattle') }),
  ...saTableCommands
])

true satisfies SameType<SaCommand, z.infer<typeof saCommandSchema>>
