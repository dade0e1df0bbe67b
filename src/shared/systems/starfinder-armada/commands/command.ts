import type { Rule } from '../../../core/dice/rule'
import type { ByType } from '../../../core/engine/rule-system'
import type { Infer } from '../../../schema/infer'
import type { SaEvent } from '../events'
import type { saCommandSchema } from '../schema/command'

/** A choice by a player or the GM: ids and choices only. Everything else is read from the state. */
export type SaCommand = Infer<typeof saCommandSchema>
/** Each command by its type. Its schema says what its fields mean. */
export type SaCommands = ByType<SaCommand>

/** The outcome of a command, once its dice are known. */
export type Decision = Rule<readonly SaEvent[]>

/** An officer's action of the round, with the choices that a success calls for (SA-060 to SA-074). */
export type ActionChoice = SaCommands['takeAction']['choice']
