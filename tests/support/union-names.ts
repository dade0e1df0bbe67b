import { z } from '@shared/schema/zod'

/** Every name that this field may have in a union told apart by it; empty for any other schema. */
export function unionNames(schema: unknown, field: string): readonly string[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return []
  return schema.options.flatMap(option =>
    option instanceof z.ZodObject ? namesOf(option.shape[field] as z.ZodType) : unionNames(option, field)
  )
}

function namesOf(type: z.ZodType): readonly string[] {
  if (type instanceof z.ZodLiteral) return [...type.values].map(String)
  return type instanceof z.ZodEnum ? type.options.map(String) : []
}
