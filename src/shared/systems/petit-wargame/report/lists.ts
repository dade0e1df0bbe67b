import type { PwCommand } from '../commands/command'
import type { PwEvent } from '../events'

/** Commands by which the game master corrects the battle. */
export const CORRECTIONS = [
  'correctShip',
  'correctSquadron',
  'correctFleet',
  'correctDetection',
  'correctDamage',
  'giveInitiative',
  'withdrawDetection',
  'endEngagement',
  'setTableCell'
] as const satisfies readonly PwCommand['type'][]

/** Events of which a run is one line of the log. */
export const MOVES = ['shipMoved'] as const satisfies readonly PwEvent['type'][]
/** Events that only say which phase begins. */
export const HEADINGS = ['phaseEntered'] as const satisfies readonly PwEvent['type'][]
/** Events that only say that something is settled, beside its result. */
export const SETTLED = ['shotEnded'] as const satisfies readonly PwEvent['type'][]

export const QUIET: readonly PwEvent['type'][] = [
  ...MOVES,
  ...HEADINGS,
  ...SETTLED,
  'battleTold',
  'fireOpened',
  'activationEnded',
  'turnEnded',
  'detectionTried'
]

export const TELLING: readonly PwEvent['type'][] = ['detectorJammed', 'shipDestroyed', 'victoryWon', 'squadronsJoined']
