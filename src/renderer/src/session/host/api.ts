import type { CallArgs, CallName, CallResult, IpcErrorCode } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'

/** A call the host could not answer. The code is put into words by `app.error.<code>`. */
export class CallError extends Error {
  constructor(
    readonly code: IpcErrorCode,
    /** Where or what: a file, a path in the arguments, a name. */
    readonly detail: string
  ) {
    super(`${code}: ${detail}`)
  }
}

/** Asks the host and waits for the answer. Throws a `CallError` when the host says why not. */
export async function call<N extends CallName>(name: N, args: CallArgs<N>): Promise<CallResult<N>> {
  const reply = await window.flagship.call(name, plain(args))
  if (!reply.ok) throw new CallError(reply.error.code, reply.error.detail)
  const { result } = reply as { readonly result: CallResult<N> }
  return result
}

/** Arguments as plain JSON: the desktop bridge copies objects and takes none of Vue's reactive ones. */
function plain(args: unknown): unknown {
  return JSON.parse(JSON.stringify(args))
}

/** Hears what the host tells of its own accord. The returned function stops listening. */
export function onNews(listener: (news: News) => void): () => void {
  return window.flagship.onNews(listener)
}
