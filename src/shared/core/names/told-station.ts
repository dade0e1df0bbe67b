import type { StationRules } from '../view/station'
import type { Viewer } from '../view/viewer'
import { asGiven, type Naming } from './naming'

/** The station rules of a game, with everything told as the player's own screen tells it. `seenBy` is what the game shows a viewer. */
export function toldToStations<State extends object, Command>(
  rules: StationRules<State, Command>,
  { toldTo, namesAsSeen }: Pick<Naming<State>, 'toldTo' | 'namesAsSeen'>,
  seenBy: (state: State, viewer: Viewer) => State
): StationRules<State, Command> {
  return {
    ...rules,
    claims(state, sideId) {
      const names = namesAsSeen(seenBy(asGiven(state), { kind: 'side', sideId }))
      return rules.claims(state, sideId).map(claim => ({ ...claim, name: names.get(claim.id) ?? claim.name }))
    },
    knownTo: (state, viewer) => toldTo(viewer, rules.knownTo(asGiven(state), viewer))
  }
}
