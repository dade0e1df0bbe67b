import { figure, key, list, measured, signed, telling, text } from '../../../schema/event-parts'
import { objectOf } from '../../../schema/infer'
import { z } from '../../../schema/zod'
import type { BattleState, FleetState, HandCard, ShipState, UnitState, WeaponState, WingState } from '../model/battle'
import { boarding } from './events-v1/boarding'
import { cardType, playedCard, turnCard } from './events-v1/cards'
import { shipStatus, wingStatus } from './events-v1/corrections'
import { faObligation } from './events-v1/dues'
import { faEffect } from './events-v1/effects'
import { fleetId, share, shipId, turnOrder, unitId, wingId } from './events-v1/parts'
import { phase } from './events-v1/turn'

const handCard = objectOf<HandCard>()({ id: text, type: cardType.nullable(), text, drawnTurn: figure })
const fleetState = objectOf<FleetState>()({
  id: fleetId,
  sideId: text,
  name: text,
  faction: z.enum(['dindrenzi', 'aquan', 'terran', 'relthoza', 'sorylian', 'directorate']),
  isAllied: z.boolean(),
  isIllegal: z.boolean(),
  hand: list(handCard),
  victoryPoints: signed,
  tacticalShift: signed,
  commandShift: signed,
  handShift: signed,
  note: text
})
const unitState = objectOf<UnitState>()({
  id: unitId,
  fleetId,
  kind: z.enum(['squadron', 'flight']),
  number: figure,
  name: text,
  hasActivated: z.boolean(),
  note: text
})
const weaponState = objectOf<WeaponState>()({
  id: text,
  name: text,
  mount: z.enum(['fore', 'aft', 'port', 'starboard', 'turret', 'torpedo']),
  dice: list(figure),
  fired: z.enum(['no', 'split', 'whole']),
  shares: list(share),
  isOffline: z.boolean()
})
const shipState = objectOf<ShipState>()({
  id: shipId,
  name: text,
  shipClass: z.enum(['capital', 'frigate', 'escort', 'transport', 'weaponPlatform', 'corvette', 'shuttle', 'fireDrone']),
  mv: figure,
  hull: figure,
  crew: figure,
  assault: figure,
  pointDefence: figure,
  shields: figure,
  damageRating: figure.nullable(),
  criticalRating: figure.nullable(),
  points: figure.exactOptional(),
  mines: figure.exactOptional(),
  specialRules: text.exactOptional(),
  weapons: list(weaponState),
  unitId,
  status: shipStatus,
  hullLost: figure,
  crewLost: figure,
  assaultLost: figure,
  hasCutEngines: z.boolean(),
  hasMovementCritical: z.boolean(),
  isCriticallyHurt: z.boolean(),
  isOutOfCommand: z.boolean(),
  movedInches: measured.nullable(),
  hasRammed: z.boolean(),
  hasBoarded: z.boolean(),
  hasCombined: z.boolean(),
  pointDefenceUsed: figure,
  targets: list(shipId),
  isHidden: z.boolean(),
  note: text
})
const wingState = objectOf<WingState>()({
  id: wingId,
  name: text,
  kind: z.enum(['fighter', 'interceptor', 'bomber', 'assault', 'support']).exactOptional(),
  unitId,
  status: wingStatus,
  isDrivenOff: z.boolean(),
  hasMoved: z.boolean(),
  contactId: z.union([shipId, wingId]).exactOptional(),
  isHidden: z.boolean(),
  note: text
})

/** A battle as a printed sheet holds it, in format 1. Released versions are never edited. */
export const faStateV1 = objectOf<BattleState>()({
  hasBegun: z.boolean(),
  name: text,
  telling: z.strictObject(telling).exactOptional(),
  turn: figure,
  phase,
  rulings: z.record(key, text),
  fleets: list(fleetState),
  units: list(unitState),
  ships: list(shipState),
  wings: list(wingState),
  effects: list(faEffect),
  turnCards: list(z.strictObject({ fleetId, cards: list(turnCard), isResolved: z.boolean() })),
  cardOrder: list(fleetId).nullable(),
  initiative: turnOrder.nullable(),
  previousOrder: list(fleetId).nullable(),
  activeUnitId: unitId.nullable(),
  lastFleetId: fleetId.nullable(),
  activatedIds: list(unitId).exactOptional(),
  hasActed: z.boolean(),
  hasReacted: z.boolean(),
  played: list(playedCard),
  boardings: list(boarding),
  obligations: list(faObligation),
  note: text,
  nextId: figure
})
