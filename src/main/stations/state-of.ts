import type { JoinRequest, SeatState, SentDice, ProposalState, StationsState } from '@shared/ipc/stations'
import { facesProblem } from '@shared/core/dice/run-rule'
import type { OpenBattle } from '../battle/open-battles'
import { editsOf } from './edits'
import type { Seat, Proposal, TableKept } from './kept-table'
import { claimsOf, refusalMessage } from './offers'
import type { LiveSeats } from './live-seats'
import { isOpen } from './proposals'
import { askOf } from './asks'
import type { Scene } from './station-scene'

interface Shown {
  readonly table: TableKept
  readonly battle: OpenBattle
  readonly waiting: readonly JoinRequest[]
  readonly left: StationsState['left']
  readonly live: LiveSeats
  readonly sceneOf: (seat: Seat) => Scene
}

/** The open table as its game master sees it. */
export function stateOf(shown: Shown): Omit<StationsState, 'open' | 'addresses'> {
  const { table, waiting, left } = shown
  return {
    joinRequests: waiting,
    seats: table.seats.map(seat => seatOf(shown, seat)),
    left,
    proposals: table.proposals.filter(isOpen).map(proposal => proposalOf(shown, proposal)),
    dice: table.seats.flatMap(seat => diceOf(shown, seat))[0] ?? null
  }
}

function seatOf({ live, sceneOf }: Shown, seat: Seat): SeatState {
  const claims = claimsOf(sceneOf(seat).sight)
  return {
    id: seat.id,
    name: seat.name,
    side: claims.find(({ kind }) => kind === 'side')?.name ?? '',
    claims: claims.filter(({ id }) => seat.claims.includes(id)).map(({ id, name, hasActed }) => ({ id, name, hasActed })),
    isReady: seat.isReady,
    silentSinceMs: live.silentSince(seat),
    strangers: live.strangers(seat)
  }
}

function proposalOf({ table, battle, sceneOf }: Shown, proposal: Proposal): ProposalState {
  const { id, seatId, command, what, text, sentMs } = proposal
  const seat = table.seats.find(one => one.id === seatId)
  const { rules } = battle.system
  const code = command === null ? null : rules.check(battle.host.state, command)
  const refusal = code === null ? null : { message: refusalMessage(battle.system, code), canForce: rules.canForce(code) }
  const edits = seat === undefined ? { what, percent: null, fields: [], canHalve: false } : editsOf(sceneOf(seat).sight, proposal)
  return { id, seatId, name: seat?.name ?? '', text, sentMs, refusal, ...edits }
}

/** The faces a player has sent, while they fit the roll that is due. */
function diceOf({ live, sceneOf }: Shown, seat: Seat): readonly SentDice[] {
  const sent = live.at(seat)?.sent
  const { pending } = sceneOf(seat)
  const request = pending?.request
  const [ask] = askOf(sceneOf(seat))
  if (sent === null || sent === undefined || request === undefined || ask?.id !== sent.ask) return []
  if (facesProblem(request, sent.faces) !== null) return []
  return [{ seatId: seat.id, name: seat.name, purpose: request.purpose, die: request.die, faces: sent.faces }]
}
