import { areDistinct } from '../../kernel/collections'

/** The rosters with which a battle would begin. */
interface Beginning<Empty extends string> {
  readonly sides: readonly { readonly sideId: string }[]
  /** Whether a roster has nothing in it, and how a game calls that; left out where `areFit` says so. */
  readonly empty?: { readonly isSome: boolean; readonly refusal: Empty }
  /** The ids of all rosters and of everything in them. */
  readonly ids: readonly string[]
  /** Whether all may fight: none is illegal unless the GM allows it. Asked last, of rosters with ids of their own. */
  readonly areFit: () => boolean
}

/** Why a battle cannot begin: it has begun, needs two sides, a roster is empty, an id comes twice, or a roster cannot fight. */
export function beginningRefusal<Empty extends string = never>(
  state: { readonly hasBegun: boolean },
  { sides, empty, ids, areFit }: Beginning<Empty>
): 'already-begun' | 'too-few-sides' | 'duplicate-id' | 'not-fit' | Empty | null {
  if (state.hasBegun) return 'already-begun'
  if (new Set(sides.map(entry => entry.sideId)).size < 2) return 'too-few-sides'
  if (empty?.isSome === true) return empty.refusal
  if (!areDistinct(ids)) return 'duplicate-id'
  return areFit() ? null : 'not-fit'
}

/** Whether something that comes is in the battle already, or comes twice; what comes may stand among `here`, or be named by its id. */
export function areKnown(here: readonly { readonly id: string }[], coming: readonly string[] = []): boolean {
  return !areDistinct([...here.map(one => one.id), ...coming])
}
