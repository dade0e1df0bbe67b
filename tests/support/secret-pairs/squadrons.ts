import type { Chance } from '../chance'
import { isStrange, type Watcher } from './secret-game'

/** A squadron that is out of sight or in it as a whole. */
interface Squadron<Id extends string> {
  readonly id: Id
  readonly isHidden?: boolean
}

/** What squadrons mean to a pair, in games in which they come to a battle and are corrected as a whole. */
export interface SquadronSight<Id extends string, S extends Squadron<Id>, State extends { readonly squadrons: readonly S[] }> {
  readonly hiding: (
    chance: Chance,
    state: State,
    isHidden: boolean
  ) => {
    readonly type: 'correctSquadron'
    readonly squadronId: Id
    readonly correction: { readonly isHidden: boolean }
    readonly reason: ''
  }
  /** The squadrons that this viewer may know of, and those it may not. */
  readonly told: (state: State, viewer: Watcher) => { readonly open: readonly S[]; readonly secret: readonly S[] }
}

export function squadronSight<Id extends string, S extends Squadron<Id>, State extends { readonly squadrons: readonly S[] }>(
  sideOf: (state: State, squadron: S) => string
): SquadronSight<Id, S, State> {
  return {
    hiding: (chance, state, isHidden) => ({
      type: 'correctSquadron',
      squadronId: chance.oneOf(state.squadrons).id,
      correction: { isHidden },
      reason: ''
    }),
    told(state, viewer) {
      const isSecret = (squadron: S): boolean => squadron.isHidden === true && isStrange(viewer, sideOf(state, squadron))
      return { open: state.squadrons.filter(one => !isSecret(one)), secret: state.squadrons.filter(isSecret) }
    }
  }
}

/** Those of these parts that belong to one of the squadrons. */
export const partsOf =
  (squadrons: readonly { readonly id: string }[]) =>
  <P extends { readonly squadronId: string }>(parts: readonly P[]): readonly P[] =>
    parts.filter(part => squadrons.some(one => one.id === part.squadronId))
