import { anyRoster, campaignEdit } from '../../campaign/edits/edit-schema'
import { decisionV1, lastingV1 } from '../../campaign/versions/chronicle-v1'
import { settingsSchema } from '../../campaign/settings'
import type { Typed } from '../../core/engine/rule-system'
import { LOCALES } from '../../kernel/locale'
import { directoryId, partId, rulings, sideId, whole } from '../../schema/parts'
import { lineText, nameText, ruleWord } from '../../schema/text'
import { z } from '../../schema/zod'
import { SYSTEM_IDS } from '../../systems/index'
import { draftArmadaV1 } from '../../systems/starfinder-armada/schema/roster-v1'
import { IMPORT_PIECE_BYTES } from '../exchange'
import { NO_REASONS } from '../stations'
import { overruling, seq, trashId, typedFaces } from './parts'
import { screenChoice } from './screen-choice'

const nothing = z.strictObject({})
const backupName = z.string().regex(/^[a-z0-9.-]{1,80}$/u)
const system = z.enum(SYSTEM_IDS)
/** The battle knows which system it belongs to; the host then validates the command with that system's own schema. */
const command: z.ZodType<Typed> = z.looseObject({ type: ruleWord })
const campaignKey = { campaignId: directoryId }
const battleKey = { campaignId: directoryId, battleId: directoryId }
const dice = { faces: typedFaces.exactOptional(), roll: z.boolean().exactOptional() }
const expected = { expectedSeq: seq.exactOptional() }

/** The arguments each call accepts; anything else is refused before a handler sees it. To add a call, begin here. */
export const CALL_SCHEMAS = {
  'app.info': nothing,
  'app.pdf': nothing,
  'settings.get': nothing,
  'settings.save': z.strictObject({ settings: settingsSchema }),
  'data.folder': nothing,
  'data.open': nothing,
  'data.move': nothing,
  'data.removeOld': nothing,
  'campaigns.list': nothing,
  'campaigns.get': z.strictObject(campaignKey),
  'campaigns.create': z.strictObject({ name: nameText, system }),
  /** Names are in this language, that of the screen that asks. */
  'campaigns.createSample': z.strictObject({ name: nameText, system, locale: z.enum(LOCALES), isDeployed: z.boolean().exactOptional() }),
  /** A battle without a campaign: the rosters of the drawer fight, or the samples. The name is that of a new drawer. */
  'campaigns.quickBattle': z.strictObject({ name: nameText, system, locale: z.enum(LOCALES), isDeployed: z.boolean().exactOptional() }),
  /** In a campaign of its own, of that name; a later part in that of the first. */
  'campaigns.firstBattle': z.strictObject({
    name: nameText,
    system,
    locale: z.enum(LOCALES),
    part: whole(1, 9),
    campaignId: directoryId.exactOptional()
  }),
  'campaigns.edit': z.strictObject({ ...campaignKey, edit: campaignEdit }),
  'campaigns.duplicate': z.strictObject({ ...campaignKey, name: nameText }),
  'campaigns.remove': z.strictObject(campaignKey),
  'campaigns.adopt': z.strictObject(campaignKey),
  'campaigns.trash': nothing,
  'campaigns.restore': z.strictObject({ trashId }),
  /** Losses and damage that a finished battle did to its rosters. */
  'chronicle.aftermath': z.strictObject(battleKey),
  /** One decision or several at once; `kept` says what of a wounded part is. */
  'chronicle.settle': z.strictObject({
    ...battleKey,
    decisions: z
      .array(z.strictObject({ partId, decision: decisionV1, kept: z.array(lastingV1).max(3) }))
      .min(1)
      .max(2_000)
  }),
  /** Takes decisions back. */
  'chronicle.unsettle': z.strictObject({ ...battleKey, partIds: z.array(partId).min(1).max(2_000) }),
  'library.list': z.strictObject({ system }),
  /** Adds a roster, or replaces the one with its id; at a place, where one that was removed comes back. */
  'library.keep': z.strictObject({ system, roster: anyRoster, at: whole(0, 1_000).exactOptional() }),
  'library.remove': z.strictObject({ system, rosterId: partId }),
  'backups.list': z.strictObject(campaignKey),
  'backups.changes': z.strictObject(campaignKey),
  'backups.read': z.strictObject({ ...campaignKey, name: backupName }),
  'backups.restore': z.strictObject({ ...campaignKey, name: backupName }),
  'export.campaign': z.strictObject({ ...campaignKey, battleId: directoryId.exactOptional() }),
  'export.everything': nothing,
  'export.roster': z.strictObject({ ...campaignKey, rosterId: partId }),
  'export.settings': nothing,
  'export.paper': z.strictObject(battleKey),
  'import.begin': z.strictObject({ bytes: whole(0, Number.MAX_SAFE_INTEGER) }),
  'import.piece': z.strictObject({ id: partId, data: z.base64().max(Math.ceil(IMPORT_PIECE_BYTES / 3) * 4) }),
  'import.check': z.strictObject({ id: partId }),
  'import.opened': nothing,
  'import.accept': z.strictObject({ id: partId }),
  'import.drop': z.strictObject({ id: partId }),
  'battle.create': z.strictObject({
    ...campaignKey,
    name: nameText,
    /** Where it is fought. */
    place: nameText.exactOptional(),
    sides: z
      .array(z.strictObject({ sideId, rosterId: partId, isHidden: z.boolean().exactOptional() }))
      .min(2)
      .max(8)
  }),
  'battle.open': z.strictObject(battleKey),
  'battle.glance': z.strictObject(battleKey),
  'battle.close': z.strictObject(battleKey),
  'battle.submit': z.strictObject({ ...battleKey, ...dice, command, overruling: overruling.exactOptional(), ...expected }),
  'battle.answer': z.strictObject({ ...battleKey, ...dice }),
  'battle.cancel': z.strictObject(battleKey),
  'battle.draft': z.strictObject({
    ...battleKey,
    text: z
      .string()
      .max(2_000)
      .refine(text => text.isWellFormed(), 'bad-text')
  }),
  'battle.takeBack': z.strictObject(battleKey),
  'battle.undo': z.strictObject({ ...battleKey, ...expected }),
  'battle.undoTo': z.strictObject({ ...battleKey, seq, ...expected }),
  'battle.redo': z.strictObject({ ...battleKey, ...expected }),
  'battle.state': z.strictObject(battleKey),
  'battle.log': z.strictObject({
    ...battleKey,
    from: whole(1, Number.MAX_SAFE_INTEGER).exactOptional(),
    count: whole(0, 1_000_000).exactOptional()
  }),
  'battle.hash': z.strictObject(battleKey),
  'battle.continueFromRescue': z.strictObject(battleKey),
  'players.frame': nothing,
  /** An open battle as a side, or with null everybody, has seen it so far, without the sentences of each act. Else `not-open`. */
  'players.account': z.strictObject({ ...battleKey, eyes: sideId.nullable() }),
  'players.screen': z.strictObject(battleKey),
  'players.show': screenChoice,
  'players.openWindow': nothing,
  'players.closeWindow': nothing,
  'stations.state': nothing,
  'stations.open': z.strictObject({ ...battleKey, address: z.ipv4(), showsChances: z.boolean() }),
  'stations.close': nothing,
  'stations.admit': z.strictObject({ requestId: partId, sideId }),
  'stations.turnAway': z.strictObject({ requestId: partId }),
  'stations.sendAway': z.strictObject({ seatId: partId }),
  'stations.answer': z.strictObject({
    proposalId: partId,
    word: z.enum(['yes', 'half', 'no']),
    note: lineText,
    /** A reason for a no, picked. */
    why: z.enum(NO_REASONS).exactOptional(),
    /** Values changed by the game master; null to keep the proposed ones. */
    values: z.record(partId, z.union([z.boolean(), z.number().int(), z.string().max(200)])).nullable()
  }),
  'stations.takeDice': nothing,
  'forecast.start': z.strictObject({
    setup: z.strictObject({ armada: draftArmadaV1, opponent: draftArmadaV1, rulings, seed: whole(0, 0xffff_ffff) }),
    battles: whole(1, 100_000)
  }),
  'forecast.cancel': z.strictObject({ id: partId })
}

/** Every call by name. */
export const CALL_NAMES = Object.keys(CALL_SCHEMAS) as readonly (keyof typeof CALL_SCHEMAS)[]
