import type { Rule } from '../../../core/dice/rule'
import type { ByType } from '../../../core/engine/rule-system'
import type { Infer } from '../../../schema/infer'
import type { PwEvent } from '../events'
import type { pwCommandSchema } from '../schema/command'

/** A choice by a player or the GM: ids and choices only. Everything else is read from the state. */
export type PwCommand = Infer<typeof pwCommandSchema>
/** Each command by its type. Its schema says what its fields mean. */
export type PwCommands = ByType<PwCommand>

/** The outcome of a command, once its dice are known. */
export type Decision = Rule<readonly PwEvent[]>
