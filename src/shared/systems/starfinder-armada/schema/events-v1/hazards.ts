import { figure, list, signed, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { fleetId } from './parts'

export const hazardEvents = [
  typed('minesEntered', { effectId: text, fleetId }),
  typed('minesAttacked', {
    effectId: text,
    attackerId: fleetId,
    hex: figure,
    total: signed,
    ac: signed,
    faces: list(figure),
    damage: figure,
    /** Hull left in that hex; 0 when it is cleared. */
    hp: signed,
    /** First round in which the superweapon that fired at them may fire again; absent where none did (SA-042). */
    superweaponReadyRound: figure.exactOptional()
  }),
  typed('debrisStruck', { effectId: text, fleetId, spLost: figure, hpLost: figure, sp: figure, hp: signed })
] as const
