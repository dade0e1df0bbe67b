import type { Rule } from '../../../core/dice/rule'
import type { ByType } from '../../../core/engine/rule-system'
import type { Infer } from '../../../schema/infer'
import type { XwEvent } from '../events'
import type { xwCommandSchema } from '../schema/command'

/** A choice by a player or the GM: ids and choices only. Everything else is read from the state. */
export type XwCommand = Infer<typeof xwCommandSchema>
/** Each command by its type. Its schema says what its fields mean. */
export type XwCommands = ByType<XwCommand>

/** The outcome of a command, once its dice are known. */
export type Decision = Rule<readonly XwEvent[]>
