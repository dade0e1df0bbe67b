import type { XwCommand } from '../commands/command'
import type { XwEvent } from '../events'

/** Commands by which the game master corrects the battle. */
export const CORRECTIONS = [
  'correctShip',
  'correctSquad',
  'correctAttack',
  'waiveObligation'
] as const satisfies readonly XwCommand['type'][]

/** Events of which a run is one line of the log. */
export const STEPS = ['stageEntered', 'stagePassed'] as const satisfies readonly XwEvent['type'][]
/** Events that only say which phase begins. */
export const HEADINGS = ['engagementBegun'] as const satisfies readonly XwEvent['type'][]
/** Events that only say that something is settled, beside its result. */
export const SETTLED = ['attackEnded', 'resultsCancelled'] as const satisfies readonly XwEvent['type'][]

export const QUIET: readonly XwEvent['type'][] = [
  ...STEPS,
  ...HEADINGS,
  ...SETTLED,
  'battleTold',
  'targetsMeasured',
  'shipEngaged',
  'initiativeReached',
  'engagementEnded',
  'roundEnded'
]

export const TELLING: readonly XwEvent['type'][] = ['cardNamed', 'shipDestroyed', 'shipsJoined', 'squadJoined']
