import type { Ending } from '../../../../core/effects/effect'
import { figure, list, signed, text } from '../../../../schema/event-parts'
import { schemaOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { SaEffect } from '../../model/effects'
import { armadaId, fleetId, officerId } from './parts'

const condition = z.enum(['auxiliarySystem', 'communications', 'engines', 'shields', 'weapons'])
export const ability = z.enum([
  'flagship',
  'array',
  'boarders',
  'bombers',
  'damageThreshold',
  'emp',
  'gravityMines',
  'interceptors',
  'pointDefense',
  'selfDestruct',
  'superweapon',
  'agile'
])
const ending = schemaOf<Ending>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('endOfPhase'), round: figure, phase: text }),
    z.strictObject({ kind: z.literal('startOfPhase'), round: figure, phase: text }),
    z.strictObject({ kind: z.literal('endOfRound'), round: figure }),
    z.strictObject({ kind: z.literal('untilRepaired') }),
    z.strictObject({ kind: z.literal('battle') })
  ])
)
const suspension = z.strictObject({ cause: text, ending })
/** The fields of every effect. */
const every = {
  id: text,
  targetId: text,
  cause: text,
  source: text,
  ending,
  suspension: suspension.nullable()
}
const conditionEffect = z.strictObject({
  kind: z.literal('condition'),
  condition,
  ability: ability.nullable(),
  strength: z.literal([1, 2]),
  byFleetId: fleetId.nullable(),
  ...every
})
const moraleEffect = z.strictObject({ kind: z.literal('morale'), level: z.enum(['emboldened', 'shaken']), ...every })
const modifierEffect = z.strictObject({
  kind: z.literal('modifier'),
  stat: z.enum(['gunnery', 'ac', 'piloting', 'morale', 'damage', 'hpMax', 'spMax', 'speed', 'range', 'allChecks']),
  value: signed,
  name: text.nullable(),
  ...every
})
const empArmedEffect = z.strictObject({ kind: z.literal('empArmed'), round: figure, ...every })
const raisedStat = z.enum(['gunnery', 'ac', 'morale', 'damage', 'speed', 'turnDistance', 'regain'])
const officerBonusEffect = z.strictObject({ kind: z.literal('officerBonus'), stat: raisedStat, value: signed, officerId, ...every })
const encouragedEffect = z.strictObject({
  kind: z.literal('encouraged'),
  bonus: z.enum(['officer', 'untyped']),
  value: signed,
  officerId,
  ...every
})
const enchantEffect = z.strictObject({ kind: z.literal('enchant'), officerId, ...every })
const targetEffect = z.strictObject({ kind: z.literal('target'), enemyId: fleetId, officerId, ...every })
const precognitionEffect = z.strictObject({ kind: z.literal('precognition'), officerId, ...every })
const scrambleEffect = z.strictObject({ kind: z.literal('scramble'), round: figure, victimId: officerId.nullable(), officerId, ...every })
const boardersEffect = z.strictObject({ kind: z.literal('boarders'), ownerId: fleetId, ...every })
const minesEffect = z.strictObject({
  kind: z.literal('mines'),
  armadaId,
  place: text,
  activeFrom: figure,
  hp: list(figure),
  entries: list(z.strictObject({ fleetId, round: figure })),
  ...every
})
const debrisEffect = z.strictObject({ kind: z.literal('debris'), armadaId, place: text, damage: figure, officerId, ...every })
export const saEffect = schemaOf<SaEffect>()(
  z.discriminatedUnion('kind', [
    conditionEffect,
    moraleEffect,
    modifierEffect,
    empArmedEffect,
    officerBonusEffect,
    encouragedEffect,
    enchantEffect,
    targetEffect,
    precognitionEffect,
    scrambleEffect,
    boardersEffect,
    minesEffect,
    debrisEffect
  ])
)

export const effectEvents = [
  typed('effectBegun', { effect: saEffect }),
  typed('effectEnded', { effect: saEffect, reason: text.nullable() }),
  typed('effectSuspended', { effectId: text, cause: text, ending }),
  typed('effectResumed', { effectId: text })
] as const
