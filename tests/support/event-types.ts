import { z } from '@shared/schema/zod'
import { hostedSystem, isSystemId } from '@shared/systems'

/** Every kind of event of a system, by the schema of its newest rules; the compiler compares that schema with its events. */
export function eventTypes(systemId: string): readonly string[] {
  const system = isSystemId(systemId) ? hostedSystem(systemId) : undefined
  const schema = system?.schemas[system.rules.rulesVersion]?.event
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return []
  return schema.options.flatMap(option => (option instanceof z.ZodObject ? namesOf(option.shape['type'] as z.ZodType) : []))
}

function namesOf(type: z.ZodType): readonly string[] {
  if (type instanceof z.ZodLiteral) return [...type.values].map(String)
  return type instanceof z.ZodEnum ? type.options.map(String) : []
}
