import type { DwCommand } from '../commands/command'
import type { DwEvent } from '../events'

/** Commands by which the game master corrects the battle. */
export const CORRECTIONS = [
  'correctUnit',
  'correctWing',
  'correctSquadron',
  'correctForce',
  'correctAttack',
  'waiveObligation'
] as const satisfies readonly DwCommand['type'][]

/** Events of which a run is one line of the log. */
export const STEPS = ['stepPassed'] as const satisfies readonly DwEvent['type'][]
/** Events that only say which step begins. */
export const HEADINGS = ['stepEntered'] as const satisfies readonly DwEvent['type'][]
/** Events that only say that something is settled, beside its result. */
export const SETTLED = ['attackResolved'] as const satisfies readonly DwEvent['type'][]

export const QUIET: readonly DwEvent['type'][] = [
  ...STEPS,
  ...HEADINGS,
  ...SETTLED,
  'battleTold',
  'obligationOwed',
  'obligationSettled',
  'obligationLapsed',
  'activationEnded',
  'turnEnded'
]

export const TELLING: readonly DwEvent['type'][] = [
  'criticalSuffered',
  'explosionStruck',
  'unitRemoved',
  'wingRemoved',
  'wingAborted',
  'cardPlayed',
  'squadronsJoined',
  'forceJoined'
]
