import { partId, whole } from './parts'
import { lineText, nameText, noteText } from './text'
import type { z } from './zod'

/** Rounds and turns of a battle, with room to spare. */
const round = whole(0, 10_000)
const isRound = (field: string): boolean => /^(?:round|turn)$|Round$|Turn$/u.test(field)
/** `''` is the id of nothing. */
const isId = (field: string): boolean => /^id$|Ids?$/u.test(field)
const isNote = (field: string): boolean => /^(?:note|notes|text)$/u.test(field)

/**
 * Where a value of an event or a state is not of the form that its field always has, as a path; null when all are. The schemas of a game
 * say which fields there are and which numbers they hold; what their names stand for is the same in every game and in every version: an id
 * is an id, a round is counted, and what people type is as clean as if it had been typed.
 */
export function formProblem(json: unknown): string | null {
  return problemIn(json, [], '', false)
}

function problemIn(json: unknown, path: readonly string[], field: string, isOfThing: boolean): string | null {
  if (typeof json === 'string') return isClean(textForm(field, isOfThing), field, json) ? null : path.join('.')
  if (typeof json === 'number') return !isRound(field) || round.safeParse(json).success ? null : path.join('.')
  if (typeof json !== 'object' || json === null) return null
  // An item of a list has the name of the list.
  if (Array.isArray(json))
    return first(json.map((item: unknown, index) => () => problemIn(item, [...path, String(index)], field, isOfThing)))
  const hasId = 'id' in json
  return first(
    Object.entries(json).map(
      ([name, value]) =>
        () =>
          problemIn(value, [...path, name], name, hasId)
    )
  )
}

/** The names of things were typed as names; others are lines, such as the name of a modifier. */
function textForm(field: string, isOfThing: boolean): z.ZodType<string> {
  if (isId(field)) return partId
  if (isNote(field)) return noteText
  return field === 'name' && isOfThing ? nameText : lineText
}

/** A form that would have to change the text, by trimming it, does not fit it. */
function isClean(form: z.ZodType<string>, field: string, text: string): boolean {
  return (text === '' && isId(field)) || form.safeParse(text).data === text
}

function first(looks: readonly (() => string | null)[]): string | null {
  for (const look of looks) {
    const found = look()
    if (found !== null) return found
  }
  return null
}
