import type { CommandEntry } from '@shared/core/log/entry'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { DwEvent } from '@shared/systems/dystopian-wars/events'
import { playerOf } from '../play-with-chance'

export type DwEntry = CommandEntry<DwCommand, DwEvent>

export const playWithChance = playerOf(dystopianWars)
