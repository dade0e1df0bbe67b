import { exchangeV1 } from '@shared/exchange/exchange-v1'
import { z } from '@shared/schema/zod'
import { stateFormatOf } from '@shared/core/engine/restoring'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'

/** What JSON Schema cannot say, such as a transformed or a refined text, is left open there; the checker tests it. */
const OPTIONS = { target: 'draft-2020-12', io: 'input', unrepresentable: 'any' } as const

/** The beginning of a battle that was read from paper. */
function restoring(format: number, state: z.ZodType): z.ZodType {
  const whole = (type: string): z.ZodType => z.strictObject({ type: z.literal(type), format: z.literal(format), state })
  return z.strictObject({ command: whole('restoreBattle'), events: z.tuple([whole('battleRestored')]) })
}

/** The JSON Schemas of the open battle format, by file name: the export, and the commands and events of each game. */
export function battleSchemas(): ReadonlyMap<string, unknown> {
  const ofGames = SYSTEM_IDS.map((id): readonly [string, unknown] => {
    const { rules, schemas, stateSchemas } = hostedSystem(id)
    const present = schemas[rules.rulesVersion]
    const format = stateFormatOf(rules)
    const state = stateSchemas[format]
    if (present === undefined || state === undefined) throw new Error(`${id} has no schema of its present rules`)
    return [
      `${id}.v${String(rules.rulesVersion)}.schema.json`,
      {
        title: `Commands and events of ${id}, rules version ${String(rules.rulesVersion)}`,
        ...z.toJSONSchema(
          z.union([z.strictObject({ command: present.command, events: z.array(present.event) }), restoring(format, state)]),
          OPTIONS
        )
      }
    ]
  })
  return new Map([
    ['exchange.v1.schema.json', { title: 'A file exported by Flagship, format 1', ...z.toJSONSchema(exchangeV1, OPTIONS) }],
    ...ofGames
  ])
}
