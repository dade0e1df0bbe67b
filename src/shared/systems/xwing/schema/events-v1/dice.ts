import { figure, list, signed, text } from '../../../../schema/event-parts'
import { schemaOf, objectOf } from '../../../../schema/infer'
import { addedFlag, typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { DiceChange, DiceModifier } from '../../model/attack'
import { dieResult, rolledDie, shipId, uncancelled } from './parts'

const diceModifier = objectOf<DiceModifier>()({
  source: z.enum(['effect', 'gm']),
  side: z.enum(['attacker', 'defender']),
  name: text,
  value: signed,
  isAllowedAtRange0: z.boolean()
})
const spendable = z.enum(['focus', 'calculate', 'force', 'evade', 'lock'])
const diceChange = schemaOf<DiceChange>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('reroll'), dice: list(figure) }),
    z.strictObject({ kind: z.literal('change'), dice: list(figure), to: dieResult }),
    z.strictObject({ kind: z.literal('add'), result: dieResult, isAllowedAtRange0: addedFlag() }),
    z.strictObject({ kind: z.literal('remove'), dice: list(figure) })
  ])
)

export const diceEvents = [
  typed('diceRolled', {
    attackId: text,
    pool: z.enum(['attack', 'defense']),
    count: figure,
    faces: list(figure),
    dice: list(rolledDie),
    modifiers: list(diceModifier)
  }),
  typed('tokenSpent', {
    attackId: text,
    pool: z.enum(['attack', 'defense']),
    shipId,
    token: spendable,
    /** New faces of a reroll; empty without one. */
    faces: list(figure),
    dice: list(rolledDie)
  }),
  typed('diceModified', {
    attackId: text,
    pool: z.enum(['attack', 'defense']),
    shipId,
    name: text,
    change: diceChange,
    faces: list(figure),
    dice: list(rolledDie)
  }),
  typed('resultsNeutralized', { attackId: text, evades: figure, left: uncancelled, isHit: z.boolean() }),
  typed('resultsCancelled', { attackId: text, kind: z.enum(['hits', 'crits']) })
] as const
