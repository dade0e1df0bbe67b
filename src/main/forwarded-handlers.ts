import type { CallArgs, CallHandlers, CallName, CallResult } from '@shared/ipc/calls'
import { CALL_NAMES } from '@shared/ipc/schemas/calls'
import type { Application } from './application-shape'

/** Handlers that forward each call to the application that is open at the time. */
export function forwardedHandlers(current: () => Promise<Application>): CallHandlers {
  const handlerOf =
    <N extends CallName>(name: N) =>
    async (args: CallArgs<N>): Promise<CallResult<N>> =>
      (await current()).handlers[name](args)
  return Object.fromEntries(CALL_NAMES.map(name => [name, handlerOf(name)])) as unknown as CallHandlers
}
