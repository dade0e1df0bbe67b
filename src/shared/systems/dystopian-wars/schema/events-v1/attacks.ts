import { brandedId } from '../../../../schema/parts'
import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import type { WeaponId } from '../../model/force'
import { combatantId } from './parts'

const attackStatus = z.enum(['declared', 'rolled', 'resolved', 'dropped'])
const share = z.strictObject({ taken: figure, left: figure })
const weaponId = brandedId<WeaponId>()
const obstructions = z.literal([0, 1, 2])
const firePart = z.strictObject({ combatantId, weaponId, rangeInches: figure, obstructions })
const fireOption = z.enum(['split', 'link', 'single', 'combine'])
const attack = z.strictObject({
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
const dropReason = z.enum(['no-attacker', 'target-gone', 'aborted', 'waived'])
const modifierSource = z.enum(['mar', 'card', 'gm'])
const modifier = z.strictObject({ source: modifierSource, side: z.enum(['attacker', 'defender']), name: text, value: figure })
const fire = z.strictObject({ parts: list(firePart), option: fireOption, splitDice: figure.nullable() })
const spentDefence = z.strictObject({ combatantId, weaponId, dice: figure })

export const attackEvents = [
  z.strictObject({ type: z.literal('attackDeclared'), attack }),
  z.strictObject({ type: z.literal('attackWithdrawn'), attackId: text, reason: text }),
  z.strictObject({ type: z.literal('attackDropped'), attackId: text, because: dropReason }),
  z.strictObject({
    type: z.literal('attackRolled'),
    attackId: text,
    dice: figure,
    share: share.nullable(),
    toHit: figure,
    faces: list(figure),
    hits: figure,
    modifiers: list(modifier),
    clearedIds: list(combatantId)
  }),
  z.strictObject({
    type: z.literal('defensiveFireRolled'),
    attackId: text,
    fire,
    dice: figure,
    toHit: figure,
    faces: list(figure),
    cancelled: figure,
    hits: figure,
    spent: list(spentDefence)
  }),
  z.strictObject({
    type: z.literal('shieldsRolled'),
    attackId: text,
    shields: figure,
    guardians: figure,
    toSave: figure,
    faces: list(figure),
    cancelled: figure,
    hits: figure
  }),
  z.strictObject({ type: z.literal('hitsModified'), attackId: text, modifiers: list(modifier), hits: figure }),
  z.strictObject({ type: z.literal('attackResolved'), attackId: text })
] as const
