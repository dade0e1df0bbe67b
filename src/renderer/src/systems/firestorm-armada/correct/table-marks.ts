import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'

/** Marks the table sees as a ship moves; hiding is the GM's alone. */
export const TABLE_MARKS = [
  'hasCutEngines',
  'hasMovementCritical',
  'isOutOfCommand'
] as const satisfies readonly FaCommands['markShip']['mark'][]
