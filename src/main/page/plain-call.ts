import { err, ok, type Result } from '@shared/kernel/result'
import type { IpcError } from '@shared/ipc/calls'

/** Messages a window may send in one second. */
export const CALLS_PER_SECOND = 40
/** Longest message a window may send, in bytes. */
export const MAX_CALL_BYTES = 256 * 1024
const MAX_NAME_LENGTH = 64

interface PlainCall {
  readonly name: string
  readonly args: unknown
}

/** A call reduced to plain JSON of bounded size, so that both shells pass on the same values. Does not check whether it exists. */
export function plainCall(name: unknown, args: unknown): Result<PlainCall, IpcError> {
  if (typeof name !== 'string' || name.length > MAX_NAME_LENGTH) return err({ code: 'bad-call', detail: 'name' })
  const text = asJson(args)
  if (text === undefined) return err({ code: 'bad-args', detail: 'not plain data' })
  if (Buffer.byteLength(text) > MAX_CALL_BYTES) return err({ code: 'bad-args', detail: 'too large' })
  return ok({ name, args: JSON.parse(text) as unknown })
}

function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}
