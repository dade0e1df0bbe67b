import { isSameJson } from '../kernel/same-json'
import type { z } from '../schema/zod'
import type { libraryV1 } from './versions/library-v1'

/** The game master's own rosters of all games. */
export type KeptRosters = z.infer<typeof libraryV1>

/**
 * The library with a roster: in place of the one with its id, or at the end; at a place among those of its own game where one that was
 * removed comes back.
 */
export function withKept(all: KeptRosters, kept: KeptRosters[number], at?: number): KeptRosters {
  const known = all.findIndex(({ roster }) => roster.id === kept.roster.id)
  if (known >= 0) return all.map((one, i) => (i === known ? kept : one))
  const before = at === undefined ? undefined : all.filter(({ system }) => system === kept.system)[at]
  const place = before === undefined ? all.length : all.indexOf(before)
  return [...all.slice(0, place), kept, ...all.slice(place)]
}

/**
 * The library with rosters that come from a file, at its end: those it has just so are left out, and one that was changed here or there
 * gets an id of its own, so that nothing in the library changes.
 */
export function withIncoming(all: KeptRosters, incoming: KeptRosters, newId: () => string): KeptRosters {
  const byId = new Map(all.map(one => [one.roster.id, one]))
  const added = incoming.flatMap(one => {
    const known = byId.get(one.roster.id)
    if (known === undefined) return [one]
    return isSameJson(known, one) ? [] : [{ ...one, roster: { ...one.roster, id: newId() } }]
  })
  return [...all, ...added]
}

/** The library without a roster of a game. */
export function withoutKept(all: KeptRosters, system: KeptRosters[number]['system'], rosterId: string): KeptRosters {
  return all.filter(one => one.system !== system || one.roster.id !== rosterId)
}

/** Own rosters of one game, in their order. */
export function keptOf(all: KeptRosters, system: KeptRosters[number]['system']): KeptRosters[number]['roster'][] {
  return all.filter(one => one.system === system).map(({ roster }) => roster)
}
