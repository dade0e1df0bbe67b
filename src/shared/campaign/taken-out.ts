import { isSameJson } from '../kernel/same-json'
import type { z } from '../schema/zod'
import type { decidedV1 } from './versions/chronicle-v1'

/** What one decision took out of a roster or changed in it. */
export type Taken = z.infer<typeof decidedV1>['taken']

type Json = Taken[number]['was']
type Fields = Readonly<Record<string, Json>>

/** What stands in a roster and no longer in the one that was made from it, where parts were taken out of lists and fields changed. */
export function takenOut(before: unknown, after: unknown): Taken {
  return changes(before as Json, after as Json, [])
}

function changes(before: Json, after: Json, way: readonly string[]): Taken {
  if (isSameJson(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return taken(before, after, way)
  if (!isFields(before) || !isFields(after)) return [{ way: [...way], was: before }]
  return Object.entries(before).flatMap(([name, was]) => changes(was, after[name] ?? null, [...way, name]))
}

function taken(before: readonly Json[], after: readonly Json[], way: readonly string[]): Taken {
  return before.flatMap((was, at) => {
    const id = idOf(was)
    const now = after.find(one => idOf(one) === id)
    return now === undefined ? [{ way: [...way], at, was }] : changes(was, now, [...way, id ?? ''])
  })
}

/** The roster with what was taken back in its place; null where that place is gone. What is there already stays as it is. */
export function putBack<R>(roster: R, all: Taken): R | null {
  let now: Json | null = roster as Json
  for (const one of all) now = now === null ? null : placed(now, one.way, one)
  return now as R | null
}

function placed(within: Json, [step, ...rest]: readonly string[], one: Taken[number]): Json | null {
  if (step === undefined) {
    if (one.at === undefined) return one.was
    if (!Array.isArray(within)) return null
    return within.some(item => idOf(item) === idOf(one.was)) ? within : [...within.slice(0, one.at), one.was, ...within.slice(one.at)]
  }
  const inner = Array.isArray(within) ? within.find(item => idOf(item) === step) : isFields(within) ? within[step] : undefined
  const next = inner === undefined ? null : placed(inner, rest, one)
  if (next === null) return null
  return Array.isArray(within) ? within.map(item => (item === inner ? next : item)) : { ...(within as Fields), [step]: next }
}

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

function idOf(value: Json): string | undefined {
  const id = isFields(value) ? value['id'] : undefined
  return typeof id === 'string' ? id : undefined
}
