import { objectOf } from '../../../schema/infer'
import { brandedId, whole } from '../../../schema/parts'
import { z } from '../../../schema/zod'
import { TABLE_NAMES, type Position } from '../model/board'
import type { FleetId, ShipId, SquadronId } from '../model/design'
import { COUNTERMEASURES, DEFENCES, DETECTORS, ELEMENTS, SECTORS, WEAPONS } from '../model/element'

/** Parts shared by the schemas of several commands. */
export const fleet = brandedId<FleetId>()
export const squadron = brandedId<SquadronId>()
export const ship = brandedId<ShipId>()
export const weapon = z.enum(WEAPONS)
export const defence = z.enum(DEFENCES)
export const detector = z.enum(DETECTORS)
export const countermeasure = z.enum(COUNTERMEASURES)
export const sector = z.enum(SECTORS)
export const table = z.enum(TABLE_NAMES)
/** Elements of a sector, more than any can hold. */
export const elements = z.array(z.enum(ELEMENTS)).max(99)
/** Budgets, turns and points, up to the limit of numbers entered. */
export const count = whole(0, 9_999)
/** A coordinate on the map, or a row or column of a table. The rules refuse what lies outside. */
export const ordinal = whole(0, 99)
export const position = objectOf<Position>()({ x: ordinal, y: ordinal, z: ordinal })
