import { hostedSystem, isSystemId } from '@shared/systems'
import { unionNames } from './union-names'

/** Every kind of event of a system, by the schema of its newest rules; the compiler compares that schema with its events. */
export function eventTypes(systemId: string): readonly string[] {
  const system = isSystemId(systemId) ? hostedSystem(systemId) : undefined
  const present = system?.schemas[system.rules.rulesVersion]
  if (system !== undefined && present === undefined)
    throw new Error(`No schemas for rulesVersion ${String(system.rules.rulesVersion)} in host.ts of ${systemId}`)
  return unionNames(present?.event, 'type')
}
