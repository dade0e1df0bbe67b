import { isDeepStrictEqual } from 'node:util'
import type { BattleKey, CallReply, PendingCommand } from '@shared/ipc/calls'
import type { RandomSource } from '../../src/main/platform/random-source'

/** The expected battle: its number of entries, and the command that waits for dice. */
export interface Model {
  readonly seq: number
  readonly pending: PendingCommand | null
}

/** A call to the host, and its effect on a battle in the helm phase. */
export interface Ask {
  readonly call: string
  readonly args: Readonly<Record<string, unknown>>
  after(model: Model): Model
}

/** The order of movement, rolled again: the first admiral's die is given, the second requested. 1 and 20 never tie. */
const ORDER = { type: 'rollMovementOrder', resolveOfficerIds: [] }
/** Undo may have left the helm phase, and the order may already be known. */
const OVERRULING = { refusals: ['wrong-phase', 'order-already-rolled'], reason: 'as agreed' }

export function randomAsk(random: RandomSource, key: BattleKey, fleetIds: readonly string[]): Ask {
  const entry = ({ seq }: Model): Model => ({ seq: seq + 1, pending: null })
  /** A correction leaves the dice that were given where they are. */
  const besides = ({ seq, pending }: Model): Model => ({ seq: seq + 1, pending })
  switch (random.face(8)) {
    case 1:
      return { call: 'battle.undo', args: { ...key }, after: entry }
    case 2:
      return {
        call: 'battle.submit',
        args: { ...key, command: ORDER, overruling: OVERRULING, faces: [[1]] },
        after: ({ seq }) => ({ seq, pending: orderWaiting('') })
      }
    case 3:
      return { call: 'battle.answer', args: { ...key, faces: [[20]] }, after: model => (model.pending === null ? model : entry(model)) }
    case 4: {
      const text = `${String(random.face(20))} `
      const drafted = (pending: PendingCommand | null): PendingCommand | null => (pending === null ? null : { ...pending, text })
      return { call: 'battle.draft', args: { ...key, text }, after: ({ seq, pending }) => ({ seq, pending: drafted(pending) }) }
    }
    case 5:
      return { call: 'battle.cancel', args: { ...key }, after: ({ seq }) => ({ seq, pending: null }) }
    default: {
      const fleetId = fleetIds[random.face(fleetIds.length) - 1]
      const command = { type: 'correctFleet', fleetId, correction: { hp: random.face(100), sp: random.face(30) }, reason: 'as agreed' }
      return { call: 'battle.submit', args: { ...key, command }, after: besides }
    }
  }
}

/** The battle after an acknowledged answer. A failed call must have changed nothing, and may fail only where the model allows it. */
export function afterAcknowledged(model: Model, ask: Ask | undefined, answer: CallReply<unknown>): Model {
  if (ask === undefined) throw new Error('An answer to nothing')
  const next = ask.after(model)
  if (answer.ok) return next
  if (answer.error.code !== 'nothing-pending' || model.pending !== null)
    throw new Error(`${ask.call}: ${answer.error.code} ${answer.error.detail}`)
  return model
}

export function after(model: Model, ask: Ask): Model {
  return ask.after(model)
}

export function sameAs(found: Model, expected: Model): boolean {
  return found.seq === expected.seq && isDeepStrictEqual(shown(found.pending), shown(expected.pending))
}

/** The parts of a waiting command that the model knows. */
function shown(pending: PendingCommand | null): unknown {
  return pending && { command: pending.command, text: pending.text, faces: pending.answered.map(({ faces, by }) => [faces, by]) }
}

function orderWaiting(text: string): PendingCommand {
  const asked = { purpose: 'sa.roll.movementOrder', die: 'd20', actor: null } as const
  return {
    command: ORDER,
    overruling: OVERRULING,
    answered: [{ ...asked, faces: [1], by: 'hand' }],
    request: { ...asked, count: 1 },
    text
  }
}
