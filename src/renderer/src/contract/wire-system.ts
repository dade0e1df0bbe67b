import type { RuleSystem } from '@shared/core/engine/rule-system'
import type { WireCommand } from '@shared/ipc/calls'

/** A rule system with its types put aside: what the log and the store need of it. */
export type WireSystem = RuleSystem<unknown, WireCommand, WireCommand, string, unknown>
