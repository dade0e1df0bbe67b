import type { CommandEntry } from '@shared/core/log/entry'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import { playerOf } from '../play-with-chance'

export type FaEntry = CommandEntry<FaCommand, FaEvent>

export const playWithChance = playerOf(firestormArmada)
