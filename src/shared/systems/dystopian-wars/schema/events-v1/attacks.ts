import { figure, list, measured, signed, text } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { brandedId, typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { Attack, Fire, FirePart, Share, SpentDefence } from '../../model/battle'
import type { WeaponId } from '../../model/force'
import type { Modifier } from '../../model/modifier'
import { combatantId } from './parts'

const attackStatus = z.enum(['declared', 'rolled', 'resolved', 'dropped'])
const share = objectOf<Share>()({ taken: figure, left: figure })
const weaponId = brandedId<WeaponId>()
const obstructions = z.literal([0, 1, 2])
const firePart = objectOf<FirePart>()({ combatantId, weaponId, rangeInches: measured, obstructions })
const fireOption = z.enum(['split', 'link', 'single', 'combine'])
export const attack = objectOf<Attack>()({
  id: text,
  role: z.enum(['attack', 'counter']),
  targetId: combatantId,
  status: attackStatus,
  dice: figure.nullable(),
  share: share.nullable(),
  hits: figure,
  parts: list(firePart),
  option: fireOption,
  splitDice: figure.nullable()
})
const dropReason = z.enum(['no-attacker', 'target-gone', 'weapon-gone', 'aborted', 'waived'])
const modifierSource = z.enum(['mar', 'card', 'gm'])
const modifier = objectOf<Modifier>()({ source: modifierSource, side: z.enum(['attacker', 'defender']), name: text, value: signed })
const fire = objectOf<Fire>()({ parts: list(firePart), option: fireOption, splitDice: figure.nullable() })
export const spentDefence = objectOf<SpentDefence>()({ combatantId, weaponId, dice: figure })

export const attackEvents = [
  typed('attackDeclared', { attack }),
  typed('attackWithdrawn', { attackId: text, reason: text }),
  typed('attackDropped', { attackId: text, because: dropReason }),
  typed('attackRolled', {
    attackId: text,
    dice: figure,
    /** The share of this roll in a split gun's dice; null unless split. */
    share: share.nullable(),
    toHit: figure,
    faces: list(figure),
    hits: figure,
    modifiers: list(modifier),
    /** Those whose line of sight is clear again (DW-039). */
    clearedIds: list(combatantId),
    /** The parts that fired, the lead first; absent where all that were declared did. */
    fired: list(firePart).exactOptional()
  }),
  typed('defensiveFireRolled', {
    attackId: text,
    fire,
    dice: figure,
    toHit: figure,
    faces: list(figure),
    /** Hits taken off, and those left. */
    cancelled: figure,
    hits: figure,
    spent: list(spentDefence)
  }),
  typed('shieldsRolled', {
    attackId: text,
    shields: figure,
    guardians: figure,
    toSave: figure,
    faces: list(figure),
    cancelled: figure,
    hits: figure
  }),
  typed('hitsModified', { attackId: text, modifiers: list(modifier), hits: figure }),
  typed('damageModified', { attackId: text, modifiers: list(modifier), change: signed }),
  typed('attackResolved', { attackId: text })
] as const
