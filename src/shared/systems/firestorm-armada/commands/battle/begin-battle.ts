import { beginningRefusal } from '../../../../core/housekeeping/beginning'
import { handSize } from '../../derive/fleet-traits'
import { evolve } from '../../events'
import type { BattleState } from '../../model/battle'
import { idsIn } from '../../model/ids-in'
import { validateFleet } from '../../validate/validate-fleet'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

export function checkBeginBattle(state: BattleState, { fleets }: FaCommands['beginBattle']): FaRefusal | null {
  return beginningRefusal(state, {
    sides: fleets,
    empty: { isSome: fleets.some(({ fleet }) => fleet.squadrons.length === 0), refusal: 'no-squadrons' },
    ids: fleets.flatMap(({ fleet }) => [fleet.id, ...idsIn(fleet)]),
    areFit: () => fleets.every(({ fleet }) => validateFleet(fleet).isFit)
  })
}

/** Every fleet draws a full hand (FA-Q18). */
export function* decideBeginBattle(state: BattleState, command: FaCommands['beginBattle']): Decision {
  const illegal = command.fleets.filter(entry => validateFleet(entry.fleet).verdict === 'illegal')
  const bare = { type: 'battleBegun', setup: command, illegalFleetIds: illegal.map(entry => entry.fleet.id), hands: [] } as const
  const table = evolve(state, bare)
  return [{ ...bare, hands: table.fleets.map(fleet => ({ fleetId: fleet.id, cards: handSize(table, fleet).total })) }]
}
