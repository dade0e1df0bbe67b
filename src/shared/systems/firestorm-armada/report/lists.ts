import type { FaCommand } from '../commands/command'
import type { FaEvent } from '../events'

/** Commands by which the game master corrects the battle. */
export const CORRECTIONS = [
  'correctFleet',
  'correctUnit',
  'correctShip',
  'correctWeapon',
  'correctWing',
  'addEffect',
  'endEffect',
  'endBoarding',
  'waiveObligation'
] as const satisfies readonly FaCommand['type'][]

/** Events of which a run is one line of the log. */
export const MOVES = ['shipMoved', 'wingMoved'] as const satisfies readonly FaEvent['type'][]
/** Events that only say which phase begins. */
export const HEADINGS = ['phaseEntered'] as const satisfies readonly FaEvent['type'][]
/** Events that only say that something is settled, beside its result. */
export const SETTLED = ['obligationSettled'] as const satisfies readonly FaEvent['type'][]

export const QUIET: readonly FaEvent['type'][] = [
  ...MOVES,
  ...HEADINGS,
  ...SETTLED,
  'battleTold',
  'obligationOwed',
  'obligationLapsed',
  'activationEnded',
  'shipMarked'
]

export const TELLING: readonly FaEvent['type'][] = [
  'criticalSuffered',
  'explosionStruck',
  'shipDestroyed',
  'shipCaptured',
  'boardingBegun',
  'wingDestroyed',
  'wingDrivenOff',
  'pointsScored',
  'unitsJoined',
  'fleetJoined'
]
