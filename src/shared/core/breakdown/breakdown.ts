/** One line of a sum: its name, its value and the rule behind it. */
export interface BreakdownPart {
  /** Message key of the name. */
  readonly label: string
  readonly value: number
  readonly values?: Readonly<Record<string, string | number>>
  /** Requirement id, such as SA-016. */
  readonly source?: string
  /** Listed but not counted, with the message key of the reason: a lower bonus that does not stack, a suspended condition. */
  readonly notCounted?: string
}

/** A number a player may ask about: its total and the parts that add up to it. */
export interface Breakdown {
  readonly total: number
  readonly parts: readonly BreakdownPart[]
}

/** Adds up the parts that count. A part of value 0 is kept only if it says why it does not count; null parts are ignored. */
export function breakdown(parts: readonly (BreakdownPart | null)[]): Breakdown {
  const kept: BreakdownPart[] = []
  let total = 0
  for (const part of parts) {
    if (part === null || (part.value === 0 && part.notCounted === undefined)) continue
    kept.push(part)
    if (part.notCounted === undefined) total += part.value
  }
  return { total, parts: kept }
}

/** Of bonuses that do not stack, only the highest counts; the others stay in the list with the reason. */
export function highestOf(parts: readonly BreakdownPart[], reason: string): readonly BreakdownPart[] {
  let best = -1
  for (let i = 0; i < parts.length; i += 1) {
    if (parts[i]?.notCounted !== undefined) continue
    if (best < 0 || (parts[i]?.value ?? 0) > (parts[best]?.value ?? 0)) best = i
  }
  return parts.map((part, i) => (i === best || part.notCounted !== undefined ? part : { ...part, notCounted: reason }))
}
