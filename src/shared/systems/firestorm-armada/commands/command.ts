import type { Rule } from '../../../core/dice/rule'
import type { ByType } from '../../../core/engine/rule-system'
import type { Infer } from '../../../schema/infer'
import type { FaEvent } from '../events'
import type { faCommandSchema } from '../schema/command'

/** A choice by a player or the GM: ids and choices only. Everything else is read from the state. */
export type FaCommand = Infer<typeof faCommandSchema>
/** Each command by its type. Its schema says what its fields mean. */
export type FaCommands = ByType<FaCommand>

/** The outcome of a command, once its dice are known. */
export type Decision = Rule<readonly FaEvent[]>
