import type { CallHandlers, IpcError, SubmitResult } from '@shared/ipc/calls'
import type { Log } from '../platform/log'
import { dispatchCall } from './dispatch'

type RequestId = string | number | null

export type JsonAnswer =
  | { readonly id: RequestId; readonly ok: true; readonly result: unknown }
  | { readonly id: RequestId; readonly ok: false; readonly refusal: string; readonly canForce: boolean }
  | { readonly id: RequestId; readonly ok: false; readonly error: IpcError }

/** Answers requests of one JSON object per line, in order, so that a script may send them all at once. Resolves when the input ends. */
export async function serveJsonLines(
  handlers: CallHandlers,
  lines: AsyncIterable<string>,
  write: (answer: JsonAnswer) => void,
  log?: Log
): Promise<void> {
  for await (const line of lines) {
    if (line.trim() === '') continue
    const request = readRequest(line)
    if (!('call' in request)) {
      write({ id: request.id, ok: false, error: request.error })
      continue
    }
    const reply = await dispatchCall(handlers, request.call, request.args, log)
    const { id } = request
    if (!reply.ok) write({ id, ok: false, error: reply.error })
    else if (isRefused(reply.result)) write({ id, ok: false, refusal: reply.result.refusal, canForce: reply.result.canForce })
    else write({ id, ok: true, result: reply.result })
  }
}

type Request =
  | { readonly id: RequestId; readonly call: string; readonly args: unknown }
  | { readonly id: RequestId; readonly error: IpcError }

function readRequest(line: string): Request {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return { id: null, error: { code: 'bad-args', detail: 'not JSON' } }
  }
  if (typeof json !== 'object' || json === null) return { id: null, error: { code: 'bad-args', detail: 'not an object' } }
  const id = 'id' in json && (typeof json.id === 'string' || typeof json.id === 'number') ? json.id : null
  if (!('call' in json) || typeof json.call !== 'string') return { id, error: { code: 'bad-call', detail: 'call' } }
  return { id, call: json.call, args: 'args' in json ? json.args : {} }
}

/** Only `battle.submit` and `battle.answer` return this kind of result. */
function isRefused(result: unknown): result is Extract<SubmitResult, { kind: 'refused' }> {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'refused' && 'refusal' in result
}
