import type { Rule } from '../../../core/dice/rule'
import type { ByType } from '../../../core/engine/rule-system'
import type { Infer } from '../../../schema/infer'
import type { DwEvent } from '../events'
import type { dwCommandSchema } from '../schema/command'

/** A choice by a player or the GM: ids and choices only. Everything else is read from the state. */
export type DwCommand = Infer<typeof dwCommandSchema>
/** Each command by its type. Its schema says what its fields mean. */
export type DwCommands = ByType<DwCommand>

/** The outcome of a command, once its dice are known. */
export type Decision = Rule<readonly DwEvent[]>

/** A roll with the GM's settings. */
export type RollChoice = DwCommands['resolveTinyFlyers']['rolls'][number]
