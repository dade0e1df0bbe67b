import type { SystemId } from '@shared/campaign/campaign'
import type { LogReading } from '../contract/log-line'
import type { WireSystem } from '../contract/wire-system'

/** What following a battle takes of its system: the rules to fold it and the words to tell it. */
interface ReadableSystem {
  readonly system: WireSystem
  readonly log: LogReading
}

let source: ((id: SystemId) => Promise<ReadableSystem>) | null = null

/** Names where systems come from; done once, before a battle is opened. */
export function readSystemsFrom(load: (id: SystemId) => Promise<ReadableSystem>): void {
  source = load
}

export function readSystem(id: SystemId): Promise<ReadableSystem> {
  if (source === null) throw new Error('No source of systems was named.')
  return source(id)
}
