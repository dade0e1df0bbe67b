import { figure, list, signed, text } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { brandedId } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { Building, Jam, SideRoll } from '../../model/battle'
import type { Position } from '../../model/board'
import type { FleetId, ShipId, SquadronId } from '../../model/design'

export const squadronId = brandedId<SquadronId>()
export const fleetId = brandedId<FleetId>()
export const shipId = brandedId<ShipId>()
const shipSize = z.enum(['small', 'medium', 'large'])
export const position = objectOf<Position>()({ x: figure, y: figure, z: figure })
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
const sectorState = z.strictObject({ points: figure, elements: list(element), lost: list(element) })
export const detector = z.enum(['W', 'X', 'Y', 'Z'])
export const jam = objectOf<Jam>()({ detector, untilTurn: figure })
export const building = objectOf<Building>()({
  table: z.enum(['detection', 'combat']),
  nextSideId: text.nullable(),
  hands: list(z.strictObject({ sideId: text, tokens: list(figure) })),
  cells: list(list(figure.nullable()))
})
export const sector = z.enum(['front', 'rear', 'right', 'left', 'top', 'bottom'])
export const sideRoll = objectOf<SideRoll>()({ sideId: text, faces: list(figure), total: signed })
export const weapon = z.enum(['A', 'B', 'C', 'D', 'E', 'F'])
export const ship = z.strictObject({
  id: shipId,
  name: text,
  squadronId,
  size: shipSize,
  costPoints: figure,
  position: position.nullable(),
  sectors: z.strictObject({
    front: sectorState,
    rear: sectorState,
    right: sectorState,
    left: sectorState,
    top: sectorState,
    bottom: sectorState
  }),
  jams: list(jam),
  pdSpent: figure,
  pmSpent: figure,
  hasRiposted: z.boolean().exactOptional(),
  note: text
})
