import { brandedId } from '../../../../schema/parts'
import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import type { FleetId, ShipId, SquadronId } from '../../model/design'

export const squadronId = brandedId<SquadronId>()
export const fleetId = brandedId<FleetId>()
export const shipId = brandedId<ShipId>()
export const shipSize = z.enum(['small', 'medium', 'large'])
export const position = z.strictObject({ x: figure, y: figure, z: figure })
export const element = z.enum([
  'engine',
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'W',
  'X',
  'Y',
  'Z',
  'w',
  'x',
  'y',
  'z'
])
export const sectorState = z.strictObject({ points: figure, elements: list(element), lost: list(element) })
export const detector = z.enum(['W', 'X', 'Y', 'Z'])
export const jam = z.strictObject({ detector, untilTurn: figure })
export const building = z.strictObject({
  table: z.enum(['detection', 'combat']),
  nextSideId: text.nullable(),
  hands: list(z.strictObject({ sideId: text, tokens: list(figure) })),
  cells: list(list(figure.nullable()))
})
export const sector = z.enum(['front', 'rear', 'right', 'left', 'top', 'bottom'])
export const sideRoll = z.strictObject({ sideId: text, faces: list(figure), total: figure })
export const weapon = z.enum(['A', 'B', 'C', 'D', 'E', 'F'])
