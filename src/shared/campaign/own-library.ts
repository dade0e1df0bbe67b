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

/** The library without a roster of a game. */
export function withoutKept(all: KeptRosters, system: KeptRosters[number]['system'], rosterId: string): KeptRosters {
  return all.filter(one => one.system !== system || one.roster.id !== rosterId)
}

/** Own rosters of one game, in their order. */
export function keptOf(all: KeptRosters, system: KeptRosters[number]['system']): KeptRosters[number]['roster'][] {
  return all.filter(one => one.system === system).map(({ roster }) => roster)
}
