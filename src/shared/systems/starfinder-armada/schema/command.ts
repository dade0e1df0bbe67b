import { partialOf } from '../../../schema/infer'
import { addedFlag, partId, partial, rulings, sideId, whole, typed } from '../../../schema/parts'
import { lineText, nameText, noteText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { ADJUSTABLE, CONDITIONS, FLEET_STATUSES, STUNTS } from '../model/battle'
import type { FleetCorrection, OfficerCorrection } from '../model/corrections'
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

const fleetCorrection = partialOf<FleetCorrection>()({
  name: nameText,
  hp: points,
  sp: points,
  status: z.enum(FLEET_STATUSES),
  movement: z.enum(['pending', 'moved', 'declined', 'drifted']),
  hasAttacked: z.boolean(),
  superweaponReadyRound: round,
  isHidden: z.boolean(),
  note: noteText,
  adjustments
})

const officerCorrection = partialOf<OfficerCorrection>()({
  resolvePoints: whole(0, 999),
  hasActed: z.boolean(),
  isIncapacitated: z.boolean(),
  fleetId: fleet,
  role: z.enum(ROLES),
  ranks: z.partialRecord(z.enum(ROLES), whole(0, 40))
})

const attackCorrection = partial({ isHit: z.boolean(), damage: points, isCriticalNatural: z.boolean() })

/**
 * Every command of Starfinder armada combat as it may come in: no unknown fields, whole numbers within limits, well-formed text. Whether
 * the rules allow it is not checked here.
 */
export const saCommandSchema = z.discriminatedUnion('type', [
  typed('beginBattle', { name: nameText, armadas: z.array(z.strictObject({ sideId, armada: draftArmadaV1 })).max(8), rulings }),
  /** `null` rolls 3d6 + 5. */
  typed('setDistance', { hexes: whole(0, 9_999).nullable() }),
  /** Several at once, so that two officers may swap. */
  typed('changeRoles', { changes: z.array(z.strictObject({ officerId: officer, role: z.enum(ROLES) })).max(500) }),
  /** To a fleet the GM has seen to be adjacent; costs the officer's action. */
  typed('transferOfficer', {
    officerId: officer,
    toFleetId: fleet,
    /** The officer of that fleet who comes over in the same act, for the action of the round as well; absent where nobody does. */
    swapWithId: officer.exactOptional()
  }),
  /** They keep their actions of this round. */
  typed('passOfficers', { officerIds: z.array(officer).min(1).max(500) }),
  typed('armEmp', { fleetId: fleet }),
  typed('advancePhase', {}),
  typed('rollMovementOrder', {
    /** Officers of the admirals' fleets who spend a Resolve Point on the check. */
    resolveOfficerIds: z.array(officer).max(500),
    /** Other modifiers the GM grants for this roll, by armada; 0 for armadas not listed. */
    gmChecks: z
      .array(z.strictObject({ armadaId: armada, gmCheck: modifier }))
      .max(500)
      .exactOptional()
  }),
  typed('moveFleet', {
    fleetId: fleet,
    move: z.enum(['moved', 'declined']),
    stunt: z.strictObject({ stunt: z.enum(STUNTS), targetId: fleet.nullable(), resolveOfficerId: officer.nullable() }).nullable(),
    /** Enemy fleets whose hex it entered other than by a flyby; each may make a free attack. */
    passedThrough: fleets,
    /** Mines whose hexes or neighbours it entered (SA-037). */
    minesEntered: z.array(partId).max(500),
    /** The debris fields it ends its move in or stays in. Overlapping fields all count (SA-069). */
    debrisIds: z.array(partId).max(500)
  }),
  /** Range and arc are measured at the table, so they are choices. */
  typed('stageAttack', {
    attackerId: fleet,
    targetId: fleet,
    rangeHexes: whole(0, 9_999),
    isFromFrontArc: z.boolean(),
    /** How many fleets the array fires at this round, 1 to 3; 1 without an array. */
    arrayTargets: whole(0, 99),
    usesSuperweapon: z.boolean(),
    resolveOfficerId: officer.nullable(),
    /** Fields of conjured debris that the line of fire crosses: each counts (SA-069). */
    debrisCrossed: whole(0, 99),
    /** The target lies in the attacker's forward arc; asked where `sa.fireArc = forwardOnly`. */
    isTargetAhead: z.boolean(),
    /** Other modifiers the GM grants for this roll; 0 for none. */
    gmCheck: modifier,
    gmAc: modifier,
    /** The GM grants half of the damage of a hit; absent for all of it. */
    dealsHalf: addedFlag()
  }),
  typed('settleFreeAttack', { obligationId: partId, resolveOfficerId: officer.nullable(), gmCheck: modifier }),
  typed('reorderVolley', { attackIds: z.array(partId).max(2_000) }),
  typed('settleCritical', { obligationId: partId }),
  typed('settleMorale', { obligationId: partId, resolveOfficerId: officer.nullable(), gmCheck: modifier }),
  typed('settleCascade', {
    obligationId: partId,
    /** Allied fleets within 2 hexes, as the GM sees them. */
    fleetIds: fleets
  }),
  typed('deferObligation', { obligationId: partId }),
  typed('waiveObligation', { obligationId: partId, reason: lineText }),
  typed('correctFleet', { fleetId: fleet, correction: fleetCorrection, reason: lineText }),
  typed('correctOfficer', { officerId: officer, correction: officerCorrection, reason: lineText }),
  typed('correctAttack', { attackId: partId, correction: attackCorrection.nullable(), reason: lineText }),
  /** A condition, a morale state or a modifier that the GM gives a fleet. */
  typed('addEffect', { fleetId: fleet, effect: laidEffect, ending, reason: lineText }),
  typed('endEffect', { effectId: partId, reason: lineText }),
  typed('setScan', { sideId, fleetId: fleet, level: whole(0, 3) }),
  typed('endBattle', {}),
  ...saTableCommands
])
