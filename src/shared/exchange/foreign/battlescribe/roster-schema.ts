import { z } from '../../../schema/zod'

/**
 * A roster as BattleScribe writes it in XML and New Recruit in JSON: forces within forces, selections within selections, and in each the
 * profiles of what was chosen. Other fields are of no use here. Numbers are text in XML.
 */
const word = z.string().max(10_000)
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*-?\d+(?:\.\d+)?\s*$/u)
    .transform(Number)
])
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(10_000).optional()

/** The value of a characteristic is its text, or a field in files of before 2018. */
const characteristic = z.looseObject({
  name: word,
  $text: z.union([word, z.number()]).optional(),
  value: z.union([word, z.number()]).optional()
})
const profile = z.looseObject({
  name: word,
  typeName: word.optional(),
  profileTypeName: word.optional(),
  characteristics: list(characteristic)
})
const cost = z.looseObject({ name: word.optional(), value: number.optional() })
const rule = z.looseObject({ name: word.optional() })

const selection = z.looseObject({
  name: word,
  customName: word.optional(),
  number: number.optional(),
  profiles: list(profile),
  rules: list(rule),
  costs: list(cost),
  get selections(): z.ZodOptional<z.ZodArray<typeof selection>> {
    return list(selection)
  }
})

const force = z.looseObject({
  name: word.optional(),
  catalogueName: word.optional(),
  selections: list(selection),
  get forces(): z.ZodOptional<z.ZodArray<typeof force>> {
    return list(force)
  }
})

export const rosterFile = z.looseObject({
  roster: z.looseObject({
    name: word.optional(),
    gameSystemName: word.optional(),
    forces: z.array(force).max(10_000)
  })
})

export type RosterFile = z.infer<typeof rosterFile>
export type Force = z.infer<typeof force>
export type Selection = z.infer<typeof selection>
export type Profile = z.infer<typeof profile>
