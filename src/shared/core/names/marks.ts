import type { Bearer } from './told-names'

/** The marks of things, by their ids. */
export type Marks = ReadonlyMap<string, Bearer['marks']>

interface Thing {
  readonly id: string
}

/** Rosters by the letter of their side; where several fight on it, by their place in it too: "A", or "A1". */
export function rosterMarks(rosters: readonly (Thing & { readonly sideId: string })[], letterOf: (sideId: string) => string): Marks {
  return numbered(
    rosters,
    one => one.sideId,
    ({ sideId }, place) => [letterOf(sideId), `${letterOf(sideId)}${String(place)}`]
  )
}

/** Things by their place in their roster: "A2", and "A1/2" where a side has several. */
export function marksIn<T extends Thing>(rosters: Marks, all: readonly T[], rosterOf: (one: T) => string): Marks {
  return numbered(all, rosterOf, (one, place) => {
    const [side, roster] = marksOf(rosters, rosterOf(one))
    return [`${side}${String(place)}`, ...(roster === undefined ? [] : [`${roster}/${String(place)}`])]
  })
}

/** Things by their place on their side: "A2"; groups of such things besides by "A-II", in case a thing in one bears its name and mark. */
export function marksOnSide<T extends Thing>(all: readonly T[], sideOf: (one: T) => string, finer?: 'groups'): Marks {
  return numbered(all, sideOf, (one, place) => {
    const mark = `${sideOf(one)}${String(place)}`
    return finer === undefined ? [mark] : [mark, `${sideOf(one)}-${roman(place)}`]
  })
}

/** The marks of a thing; empty for one that is not there. */
export function marksOf(marks: Marks, id: string): Bearer['marks'] {
  return marks.get(id) ?? ['']
}

/** The place of each thing in its group, from 1, and what it makes of it. */
export function numbered<T extends Thing>(
  all: readonly T[],
  groupOf: (one: T) => string,
  marks: (one: T, place: number) => Bearer['marks']
): Marks {
  const counts = new Map<string, number>()
  return new Map(
    all.map(one => {
      const place = (counts.get(groupOf(one)) ?? 0) + 1
      counts.set(groupOf(one), place)
      return [one.id, marks(one, place)]
    })
  )
}

const ROMAN = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1]
] as const

function roman(number: number): string {
  const [digit, value] = ROMAN.find(([, least]) => least <= number) ?? ['', 0]
  return value === 0 ? '' : `${digit}${roman(number - value)}`
}
