import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'

/** Marks set as a ship moves; only the GM hides a ship. */
export const TABLE_MARKS = [
  'hasCutEngines',
  'hasMovementCritical',
  'isCriticallyHurt',
  'isOutOfCommand'
] as const satisfies readonly FaCommands['markShip']['mark'][]
