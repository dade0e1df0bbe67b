import { rulings, sideId, typed } from '../../../schema/parts'
import { nameText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { FIRE_MODES } from '../model/element'
import { PATH_STEPS_MAX } from '../tables/limits'
import { countermeasure, defence, detector, elements, ordinal, position, sector, ship, squadron, weapon } from './parts'
import { draftFleetV1 } from './roster-v1'
import { pwTableCommands } from './table-command'

/**
 * Every command of Petit Wargame spatial as it may come from outside: no unknown fields, whole numbers within limits, sound text. Whether
 * the rules allow it is not checked here.
 */
export const pwCommandSchema = z.discriminatedUnion('type', [
  typed('beginBattle', {
    name: nameText,
    fleets: z.array(z.strictObject({ sideId, fleet: draftFleetV1 })).max(8),
    rulings,
    /** The printed tables, or tables the players first build from tokens (PW-062). */
    tables: z.enum(['printed', 'built'])
  }),
  /** Rolls for who places first, and shares out the tokens. */
  typed('shareTokens', {
    /** The tokens the first side has drawn from the bag; null draws them by dice. */
    drawn: z.array(ordinal).max(99).nullable()
  }),
  typed('placeToken', {
    sideId,
    /** Counted from 0, without row O. */
    row: ordinal,
    column: ordinal,
    value: ordinal
  }),
  typed('rollDeployment', {}),
  typed('placeSquadron', { squadronId: squadron, at: position }),
  typed('rollInitiative', {}),
  typed('activateSquadron', { squadronId: squadron }),
  typed('attemptDetection', { shipId: ship, detector, targetId: ship }),
  /** The enemy's answer to the detector; null for none. */
  typed('answerDetection', { countermeasure: countermeasure.nullable() }),
  typed('moveShip', {
    shipId: ship,
    /** The position after each step. */
    path: z.array(position).max(PATH_STEPS_MAX)
  }),
  /** Moves to the next phase, and after combat to the next squadron or turn. */
  typed('advancePhase', {}),
  typed('engage', { shipId: ship, targetId: ship }),
  /** The winner of the manoeuvre test sets the position. */
  typed('choosePosition', { firingSector: sector, targetSector: sector }),
  typed('chooseWeapon', { weapon }),
  /** Fires the shot that is due: the enemy's riposte, or the active ship's. */
  typed('declareFire', { weapon, mode: z.enum(FIRE_MODES) }),
  /** The defender's answer to the shot; null for none. */
  typed('chooseDefence', { defence: defence.nullable() }),
  /** The elements the defender gives up in the sector that was hit. */
  typed('loseElements', { elements }),
  ...pwTableCommands
])
