import { err, ok, type Result } from '../../../kernel/result'
import {
  fleetId,
  unitId,
  wingId,
  type DraftFlight,
  type DraftFleet,
  type DraftSquadron,
  type DraftWing,
  type Faction,
  type WingKind
} from '../../../systems/firestorm-armada/model/design'
import type { ImportNote } from '../../import-note'
import type { ImportProblem } from '../../import-problem'
import { plainName } from '../plain-name'
import { countOf, innerOf, isShip, isWing, nameOf, type Placed } from './placed'
import type { Force, Profile, RosterFile } from './roster-schema'
import { shipsOf, type Unread } from './ships-of'

/** As many as a roster of ours may hold. */
const LIMITS = { units: 60, wings: 60 } as const
/** What the names of catalogues begin with, as players of the game call its great fleets. */
const FACTION_BY_WORD: readonly (readonly [RegExp, Faction])[] = [
  [/dindrenzi/iu, 'dindrenzi'],
  [/aquan/iu, 'aquan'],
  [/terran/iu, 'terran'],
  [/relthoza/iu, 'relthoza'],
  [/sorylian/iu, 'sorylian'],
  [/directorate/iu, 'directorate']
]
const KIND_BY_WORD: readonly (readonly [RegExp, WingKind])[] = [
  [/interceptor/iu, 'interceptor'],
  [/fighter/iu, 'fighter'],
  [/bomber/iu, 'bomber'],
  [/assault/iu, 'assault'],
  [/support/iu, 'support']
]

interface FleetRead {
  readonly fleet: DraftFleet
  readonly notes: readonly ImportNote[]
}

/**
 * A roster of Firestorm Armada as a fleet of ours. Each selection of a force that holds ships is a squadron; small craft fly in a flight
 * called as their carrier. What holds neither is named in a note. Null where there is no ship at all: a roster of another game.
 */
export function fleetOf({ roster }: RosterFile): Result<FleetRead, ImportProblem> | null {
  const forces = roster.forces.flatMap((force, index) => forcesIn(force, `roster.forces.${String(index)}`))
  const squadrons: DraftSquadron[] = []
  const flights: DraftFlight[] = []
  const leftOut = new Set<string>()
  const unread: Unread[] = []
  for (const { force, path } of forces)
    for (const [index, selection] of (force.selections ?? []).entries()) {
      const placed = { selection, path: `${path}.selections.${String(index)}` }
      const name = nameOf(selection) || plainName(force.name ?? '') || '?'
      const unit = `s${String(squadrons.length)}-${String(flights.length)}`
      const ships = shipsOf(placed, unit, unread)
      if (!ships.ok) return ships
      const wings = wingsOf(placed, `w${unit}`)
      if (!wings.ok) return wings
      if (ships.value.length > 0) squadrons.push({ id: unitId(unit), name, ships: ships.value })
      for (const flight of wings.value) flights.push({ ...flight, id: unitId(`f${String(flights.length)}`) })
      if (ships.value.length === 0 && wings.value.length === 0) leftOut.add(name)
      if (squadrons.length > LIMITS.units || flights.length > LIMITS.units) return err({ code: 'out-of-range', at: placed.path })
    }
  if (squadrons.length === 0) return null
  const catalogues = forces.map(({ force }) => force.catalogueName ?? '').filter(name => name !== '')
  const faction = catalogues.flatMap(name => FACTION_BY_WORD.find(([word]) => word.test(name))?.[1] ?? [])[0]
  const notes: readonly ImportNote[] = [
    ...(faction === undefined ? [{ code: 'no-faction' as const, names: unique(catalogues.map(plainName)) }] : []),
    ...(unread.length === 0
      ? []
      : [{ code: 'figures-unread' as const, names: unique(unread.map(({ ship, figure, said }) => `${ship}, ${figure} “${said}”`)) }]),
    ...(leftOut.size === 0 ? [] : [{ code: 'left-out' as const, names: [...leftOut] }])
  ]
  return ok({
    fleet: {
      id: fleetId('battlescribe'),
      name: plainName(roster.name ?? '') || catalogues.map(plainName)[0] || 'BattleScribe',
      faction: faction ?? 'terran',
      isAllied: false,
      squadrons,
      flights,
      allowIllegal: false
    },
    notes
  })
}

/** A force and those within it, with their paths. */
function forcesIn(force: Force, path: string): readonly { readonly force: Force; readonly path: string }[] {
  return [{ force, path }, ...(force.forces ?? []).flatMap((inner, index) => forcesIn(inner, `${path}.forces.${String(index)}`))]
}

/** The flights in a selection: one for each selection that has tokens of small craft among those below it, called as the nearest ship. */
function wingsOf(placed: Placed, unit: string): Result<readonly Omit<DraftFlight, 'id'>[], ImportProblem> {
  const flights = new Map<string, DraftWing[]>()
  let count = 0
  const visit = ({ selection, path }: Placed, carrier: string): ImportProblem | null => {
    const here = (selection.profiles ?? []).some(isShip) ? nameOf(selection) || carrier : carrier
    for (const profile of (selection.profiles ?? []).filter(isWing)) {
      const number = countOf(selection)
      if (number === null || number > LIMITS.wings) return { code: 'out-of-range', at: `${path}.number` }
      const wings = flights.get(here) ?? []
      flights.set(here, wings)
      for (let nth = 0; nth < number; nth += 1) wings.push(wingOf(profile, (count += 1)))
      if (wings.length > LIMITS.wings) return { code: 'out-of-range', at: path }
    }
    for (const inner of innerOf({ selection, path })) {
      const problem = visit(inner, here)
      if (problem !== null) return problem
    }
    return null
  }
  const problem = visit(placed, nameOf(placed.selection) || '?')
  return problem === null ? ok([...flights].map(([name, wings]) => ({ name, wings }))) : err(problem)

  function wingOf({ name }: Profile, nth: number): DraftWing {
    const kind = KIND_BY_WORD.find(([word]) => word.test(name))?.[1]
    return { id: wingId(`${unit}-${String(nth)}`), name: plainName(name) || '?', ...(kind === undefined ? {} : { kind }) }
  }
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)].filter(word => word !== '')
}
