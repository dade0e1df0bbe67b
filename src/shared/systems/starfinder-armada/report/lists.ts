import type { SaCommand } from '../commands/command'
import type { SaEvent } from '../events'

/** Commands by which the game master corrects the battle. */
export const CORRECTIONS = [
  'correctFleet',
  'correctFleets',
  'correctOfficer',
  'correctAttack',
  'addEffect',
  'endEffect',
  'setScan',
  'waiveObligation',
  'withdrawFleet'
] as const satisfies readonly SaCommand['type'][]

/** Events of which a run is one line of the log. */
export const MOVES = ['fleetMoved'] as const satisfies readonly SaEvent['type'][]
/** Events that only say which phase begins. */
export const HEADINGS = ['phaseEntered'] as const satisfies readonly SaEvent['type'][]
/** Events that only say that something is settled, beside its result. */
export const SETTLED = ['obligationSettled'] as const satisfies readonly SaEvent['type'][]

export const QUIET: readonly SaEvent['type'][] = [
  ...MOVES,
  ...HEADINGS,
  ...SETTLED,
  'battleTold',
  'obligationOwed',
  'obligationsLapsed',
  'officersPassed'
]

export const TELLING: readonly SaEvent['type'][] = [
  'thresholdCrossed',
  'fleetDisabled',
  'fleetDestroyed',
  'selfDestructed',
  'fleetWithdrawn',
  'fleetRouted',
  'routRallied',
  'officerFelled',
  'duelWon',
  'fleetJoined',
  'armadaJoined'
]
