import type { CallArgs, CallName, CallResult, IpcErrorCode } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'

/** A call that failed on the host. The message of its code is `app.error.<code>`. */
export class CallError extends Error {
  constructor(
    readonly code: IpcErrorCode,
    /** A file, a path in the arguments, or a name. */
    readonly detail: string
  ) {
    super(`${code}: ${detail}`)
  }
}

/** Calls the host. Throws a `CallError` if the host refuses. */
export async function call<N extends CallName>(name: N, args: CallArgs<N>): Promise<CallResult<N>> {
  const reply = await window.flagship.call(name, plain(args))
  if (!reply.ok) throw new CallError(reply.error.code, reply.error.detail)
  const { result } = reply as { readonly result: CallResult<N> }
  return result
}

/** Arguments as plain JSON: the desktop bridge cannot clone Vue's reactive objects. */
function plain(args: unknown): unknown {
  return JSON.parse(JSON.stringify(args))
}

/** Subscribes to news from the host. Returns the unsubscribe function. */
export function onNews(listener: (news: News) => void): () => void {
  return window.flagship.onNews(listener)
}
