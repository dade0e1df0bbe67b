import type { CommandEntry } from '@shared/core/log/entry'
import { petitWargame } from '@shared/systems/petit-wargame'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import { playerOf } from '../play-with-chance'

export type PwEntry = CommandEntry<PwCommand, PwEvent>

export const playWithChance = playerOf(petitWargame)
