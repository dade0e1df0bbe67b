import type { CommandEntry } from '@shared/core/log/entry'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import { playerOf } from './play-with-chance'

export type SaEntry = CommandEntry<SaCommand, SaEvent>

export const playWithChance = playerOf(starfinderArmada)
