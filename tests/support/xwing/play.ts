import type { CommandEntry } from '@shared/core/log/entry'
import { xwing } from '@shared/systems/xwing'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import type { XwEvent } from '@shared/systems/xwing/events'
import { playerOf } from '../play-with-chance'

export type XwEntry = CommandEntry<XwCommand, XwEvent>

export const playWithChance = playerOf(xwing)
