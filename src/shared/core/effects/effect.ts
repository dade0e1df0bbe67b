/** When an effect ends, in absolute terms, so the answer never depends on when it is asked. */
export type Ending =
  | { readonly kind: 'endOfPhase'; readonly round: number; readonly phase: string }
  | { readonly kind: 'startOfPhase'; readonly round: number; readonly phase: string }
  | { readonly kind: 'endOfRound'; readonly round: number }
  | { readonly kind: 'untilRepaired' }
  | { readonly kind: 'battle' }

/** Suspends an effect for a while. Its own time keeps running. */
interface Suspension {
  /** Message key of what suspends it. */
  readonly cause: string
  readonly ending: Ending
}

/** Something with an owner, a cause in words and an ending. Each system adds its own closed union of what its effects do. */
export interface Effect {
  readonly id: string
  /** Id of the fleet, ship or officer it affects. */
  readonly targetId: string
  /** Message key of what caused it. */
  readonly cause: string
  /** Requirement id, such as SA-102. */
  readonly source: string
  readonly ending: Ending
  readonly suspension: Suspension | null
}

/** Whether an effect counts: not while it is suspended. */
export function isInForce(effect: Effect): boolean {
  return effect.suspension === null
}
