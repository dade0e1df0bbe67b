/** Whether the next message may pass. */
export type RateLimit = () => boolean

/** Lets `perSecond` messages through in any second, all at once if need be. `nowMs` never runs backwards. */
export function rateLimit(perSecond: number, nowMs: () => number): RateLimit {
  let left = perSecond
  let last = nowMs()
  return () => {
    const now = nowMs()
    left = Math.min(perSecond, left + ((now - last) / 1000) * perSecond)
    last = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
