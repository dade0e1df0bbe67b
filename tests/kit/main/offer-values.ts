import type { Offer } from '@shared/stations/messages'

/** The values that an offer begins with, and what is measured as near as can be. */
export function valuesOf(offer: Pick<Offer, 'fields'> | undefined): Record<string, string | number | boolean> {
  const fields = offer?.fields ?? []
  return Object.fromEntries(fields.map(field => [field.name, field.kind === 'number' ? (field.value ?? field.min) : field.value]))
}
