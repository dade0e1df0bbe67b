import { jsonProblem } from '@shared/core/engine/json-problem'
import { asArgument } from '@shared/ipc/as-argument'
import type { CallHandlers, CallName, CallReply } from '@shared/ipc/calls'
import { CALL_NAMES, CALL_SCHEMAS } from '@shared/ipc/schemas/calls'
import type { z } from 'zod'
import { stderrLog, type Log } from '../platform/log'
import { callErrorOf } from './call-error'

/**
 * The one entry point for every transport: an unknown call is `bad-call`, arguments outside the schema are `bad-args` with the path of the
 * first fault, and a handler sees only what the schema returned. Never rejects: anything unforeseen becomes `internal` and is logged.
 */
export async function dispatchCall(handlers: CallHandlers, name: string, args: unknown, log: Log = stderrLog): Promise<CallReply<unknown>> {
  if (!isCallName(name)) return { ok: false, error: { code: 'bad-call', detail: name.slice(0, 80) } }
  try {
    const understood = asArgument(schemaOf(name), args)
    // A Date or a Map would pass for an object without keys, and would not survive a save.
    const oddPart = jsonProblem(args)
    if (oddPart !== null) return { ok: false, error: { code: 'bad-args', detail: `${oddPart.slice(1)}: not_plain` } }
    return { ok: true, result: await handlerOf(handlers, name)(understood) }
  } catch (error) {
    const answer = callErrorOf(error)
    if (answer.code === 'internal') log(`Call ${name} failed`, error)
    return { ok: false, error: answer }
  }
}

function isCallName(name: string): name is CallName {
  return (CALL_NAMES as readonly string[]).includes(name)
}

function schemaOf(name: CallName): z.ZodType {
  return CALL_SCHEMAS[name]
}

/** The list of schemas ties each one to its handler's arguments; by name alone the compiler cannot tell. */
function handlerOf(handlers: CallHandlers, name: CallName): (args: unknown) => Promise<unknown> {
  return handlers[name] as (args: unknown) => Promise<unknown>
}
