import { partId, sideId, whole } from '../../../schema/parts'
import { lineText, ruleWord } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { BOOSTS } from '../commands/officer-command'
import { CONDITIONS } from '../model/battle'
import { ability, armada, ending, fleet, modifier, officer } from './parts'
import { draftArmadaV1, draftFleetV1, draftOfficerV1 } from './roster-v1'

const place = lineText.max(80)
const hexes = whole(0, 9_999)

const choice = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('encourage'),
    targetId: z.union([fleet, officer]),
    bonus: z.enum(['officer', 'untyped'])
  }),
  z.strictObject({ action: z.literal('rally'), fleetId: fleet }),
  z.strictObject({ action: z.literal('taunt'), fleetId: fleet }),
  z.strictObject({ action: z.literal('direct'), raises: z.enum(['gunnery', 'ac']) }),
  z.strictObject({ action: z.literal('duel'), fleetId: fleet }),
  z.strictObject({ action: z.literal('repair'), fleetId: fleet, effectId: partId }),
  z.strictObject({ action: z.literal('boost'), fleetId: fleet, boost: z.enum(BOOSTS) }),
  z.strictObject({ action: z.literal('conjure'), place }),
  z.strictObject({ action: z.literal('enchant'), fleetId: fleet }),
  z.strictObject({ action: z.literal('precognition') }),
  z.strictObject({ action: z.literal('scramble'), fleetId: fleet, victimId: officer.nullable() }),
  z.strictObject({ action: z.literal('target'), fleetId: fleet, enemyId: fleet }),
  z.strictObject({ action: z.literal('scan'), fleetId: fleet })
])

const measure = z.enum(['half', 'whole', 'double'])

const change = z.union([
  z.strictObject({ kind: z.enum(['damage', 'hullDamage', 'restoreShields', 'restoreHull']), points: whole(-99_999, 99_999) }),
  z.strictObject({ kind: z.literal('condition'), condition: z.enum(CONDITIONS), ability: ability.nullable(), ending })
])

/** Officers' actions, things on the table, and what the GM does to it as a whole. */
export const saTableCommands = [
  z.strictObject({
    type: z.literal('takeAction'),
    officerId: officer,
    choice,
    rangeHexes: hexes.nullable(),
    resolveOfficerId: officer.nullable(),
    gmCheck: modifier
  }),
  z.strictObject({ type: z.literal('layMines'), fleetId: fleet, place }),
  z.strictObject({
    type: z.literal('attackMines'),
    attackerId: fleet,
    effectId: partId,
    hex: whole(0, 9),
    rangeHexes: hexes,
    resolveOfficerId: officer.nullable(),
    debrisCrossed: whole(0, 99),
    gmCheck: modifier
  }),
  z.strictObject({
    type: z.literal('settleBoarding'),
    obligationId: partId,
    rangeHexes: hexes,
    resolveOfficerId: officer.nullable(),
    gmCheck: modifier
  }),
  z.strictObject({
    type: z.literal('settleSelfDestruct'),
    obligationId: partId,
    targetId: fleet.nullable(),
    isFromFrontArc: z.boolean(),
    resolveOfficerId: officer.nullable(),
    gmCheck: modifier
  }),
  z.strictObject({ type: z.literal('settleDuelVictim'), obligationId: partId, officerId: officer.nullable() }),
  z.strictObject({ type: z.literal('setRuling'), key: ruleWord, value: lineText }),
  z.strictObject({ type: z.literal('joinFleet'), armadaId: armada, fleet: draftFleetV1, officers: z.array(draftOfficerV1).max(500) }),
  z.strictObject({ type: z.literal('joinArmada'), sideId, armada: draftArmadaV1 }),
  z.strictObject({ type: z.literal('withdrawFleet'), fleetId: fleet, reason: lineText }),
  z.strictObject({
    type: z.literal('correctFleets'),
    targets: z.array(z.strictObject({ fleetId: fleet, measure })).max(500),
    change,
    reason: lineText
  })
] as const
