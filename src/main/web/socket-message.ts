interface SocketCall {
  readonly id: number
  readonly call: unknown
  readonly args: unknown
}

/** Exactly `{id, call, args}`, or null. Whether the call and its arguments make sense is checked later. */
export function readSocketCall(text: string): SocketCall | null {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { id, call, args, ...rest } = value as Record<string, unknown>
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0) return null
  return Object.keys(rest).length === 0 && args !== undefined ? { id, call, args } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
