import type { Die, DiceRequest } from '@shared/core/dice/rule'
import { facesProblem } from '@shared/core/dice/run-rule'
import { submitForced } from '@shared/core/engine/submit'
import type { PendingCommand } from '@shared/ipc/calls'
import { isSameJson } from '@shared/kernel/same-json'
import type { DiceAsk } from '@shared/stations/messages'
import { knownTo, viewerOf, type Sight } from './offers'
import { veiled } from './secrets'
import type { Scene } from './station-scene'

/** Dice that a phone is asked for, of a kind that the engine knows. */
type Ask = DiceAsk & { readonly die: Die }

/**
 * The dice that are due from this player: for those it speaks for, or for what it proposed. They are asked for as the rules would ask in
 * the battle as the player knows it. Where something unseen calls for other dice, or for any at all, they are the game master's to roll.
 */
export function askOf({ sight, seat, proposals, pending, nthAsk }: Scene): readonly Ask[] {
  if (pending === null) return []
  const request = requestOrNull(sight, pending)
  // A command may name nobody: `roll the attack` is another's where one fights out of sight.
  if (request === null || request.actor !== pending.request.actor) return []
  const { actor, die, count, purpose } = request
  const isOwn = actor !== null && viewerOf(sight).ownIds.includes(actor)
  const isProposed = proposals.some(
    proposal =>
      proposal.seatId === seat.id &&
      (proposal.state === 'yes' || proposal.state === 'half') &&
      isSameJson(proposal.command, pending.command)
  )
  if (!isOwn && !isProposed) return []
  const id = veiled(sight.secret, seat.id, 'ask', nthAsk(String(pending.answered.length)))
  const isSum = sight.system.station.sums.includes(purpose)
  return [{ id, die, count, isSum, what: { key: purpose }, sent: [] }]
}

/** Without the hidden units the rules may be unable to continue at all; then nobody is asked. */
function requestOrNull(sight: Sight, pending: PendingCommand): DiceRequest | null {
  try {
    return requestAsKnown(sight, pending)
  } catch {
    return null
  }
}

/** The request the rules would make next in the battle as this player knows it; null if there is none. */
function requestAsKnown(sight: Sight, { command, answered }: PendingCommand): DiceRequest | null {
  const known = knownTo(sight)
  const tape = answered.map(({ faces }) => faces)
  for (let count = 0; ; count += 1) {
    const run = submitForced(sight.system.rules, known, command, tape.slice(0, count), true)
    if (run.kind !== 'needs') return null
    const faces = tape[count]
    if (faces === undefined) return run.request
    if (facesProblem(run.request, faces) !== null) return null
  }
}
