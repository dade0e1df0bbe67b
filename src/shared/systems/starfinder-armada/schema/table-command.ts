import { addedFlag, partId, sideId, telling, typed, whole } from '../../../schema/parts'
import { lineText, ruleWord } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { BOOSTS } from '../model/officer-actions'
import { CONDITIONS } from '../model/battle'
import { ability, armada, ending, fleet, modifier, officer } from './parts'
import { draftArmadaV1, draftFleetV1, draftOfficerV1 } from './roster-v1'

const place = lineText.max(80)
const hexes = whole(0, 9_999)

/** An officer's action of the round (SA-060 to SA-074). Choices that a success calls for are made in advance. */
const choice = z.discriminatedUnion('action', [
  /** For the next check of a fleet or of an officer. */
  z.strictObject({ action: z.literal('encourage'), targetId: z.union([fleet, officer]), bonus: z.enum(['officer', 'untyped']) }),
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
  typed('takeAction', {
    officerId: officer,
    choice,
    /** Hexes to the target as measured, 0 to 999; null when the GM judges it to be in reach, or when everything is. */
    rangeHexes: hexes.nullable(),
    /** Officer of the same fleet who spends a Resolve Point on the officer check (SA-051). */
    resolveOfficerId: officer.nullable(),
    /** Other modifiers the GM grants for this roll; 0 for none. */
    gmCheck: modifier
  }),
  /** Mines scattered at the end of the helm phase, once a battle (SA-035). */
  typed('layMines', {
    fleetId: fleet,
    /** Where the two hexes lie, as the table calls it; may be empty. */
    place
  }),
  /** Fire at mines instead of at a fleet (SA-038). */
  typed('attackMines', {
    attackerId: fleet,
    effectId: partId,
    /** Which mined hex, from 0; 0 when both share their hull. */
    hex: whole(0, 9),
    rangeHexes: hexes,
    resolveOfficerId: officer.nullable(),
    /** Fields of conjured debris that the line of fire crosses (SA-069). */
    debrisCrossed: whole(0, 99),
    gmCheck: modifier,
    /** Fires its superweapon at them, where `sa.superweaponMines` lets it; absent otherwise. */
    usesSuperweapon: addedFlag()
  }),
  /** The extra check of a boarding party (SA-030). */
  typed('settleBoarding', {
    obligationId: partId,
    /** Between the party's own fleet and the one boarded: its point defense may reach (SA-043). */
    rangeHexes: hexes,
    resolveOfficerId: officer.nullable(),
    gmCheck: modifier
  }),
  /** A disabled fleet blows itself up beside `targetId`, or drifts on: null (SA-039). */
  typed('settleSelfDestruct', {
    obligationId: partId,
    targetId: fleet.nullable(),
    /** It blows up in the front arc of the target, where shields count (SA-017). */
    isFromFrontArc: z.boolean(),
    resolveOfficerId: officer.nullable(),
    gmCheck: modifier
  }),
  /** Who falls in a duel (SA-066); null leaves it to the dice (`sa.duelVictim = random`). */
  typed('settleDuelVictim', { obligationId: partId, officerId: officer.nullable() }),
  /** A different reading of a rule from now on. */
  typed('setRuling', { key: ruleWord, value: lineText }),
  /** Where the battle is fought, who held it, and the game master's words for its end; null for none. */
  typed('tellBattle', telling),
  /** A fleet that comes late, with its officers; it acts from now on. */
  typed('joinFleet', { armadaId: armada, fleet: draftFleetV1, officers: z.array(draftOfficerV1).max(500) }),
  /** An armada that comes late, on a side of its own or of others. */
  typed('joinArmada', { sideId, armada: draftArmadaV1 }),
  /** A fleet leaves the map and the battle. */
  typed('withdrawFleet', { fleetId: fleet, reason: lineText }),
  /** The GM does the same to several fleets, to each at half, full or double strength (halves rounded down). */
  typed('correctFleets', { targets: z.array(z.strictObject({ fleetId: fleet, measure })).max(500), change, reason: lineText })
] as const
