import type { RuleSystem } from '@shared/core/engine/rule-system'
import type { WireCommand } from '@shared/ipc/calls'

/** A rule system with its types erased, for the log and the store. */
export type WireSystem = RuleSystem<unknown, WireCommand, WireCommand, string>
