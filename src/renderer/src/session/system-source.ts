import type { SystemId } from '@shared/campaign/campaign'
import type { LogReading } from '../contract/log-line'
import type { WireSystem } from '../contract/wire-system'

/** The part of a system needed to follow a battle: rules and wording. */
interface ReadableSystem {
  readonly system: WireSystem
  readonly log: LogReading
}

let source: ((id: SystemId) => Promise<ReadableSystem>) | null = null

/** Sets the source of systems; called once, before a battle is opened. */
export function readSystemsFrom(load: (id: SystemId) => Promise<ReadableSystem>): void {
  source = load
}

export function readSystem(id: SystemId): Promise<ReadableSystem> {
  if (source === null) throw new Error('No source of systems was named.')
  return source(id)
}
