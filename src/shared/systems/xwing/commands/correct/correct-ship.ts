import { valuesRefusal } from '../../../../core/housekeeping/corrections'
import { areDistinct } from '../../../../kernel/collections'
import { cardsOn } from '../../derive/health'
import { leavingStep } from '../../derive/leaving-step'
import type { BattleState, FaceupCard, ShipState, WeaponState } from '../../model/battle'
import type { DamageCard } from '../../model/damage-cards'
import type { CorrectedShip, ShipCorrection } from '../../model/corrections'
import { concludeAttack, conductEngagement } from '../../rules/conduct'
import { isValid } from '../../rules/numbers'
import { Story } from '../../rules/story'
import { findShip, findWeapon, theShip } from '../../state'
import { SHIP_CORRECTION } from '../../tables/corrections'
import { TEXT_MAX } from '../../tables/limits'
import type { XwRefusal } from '../refusal'
import type { Decision, XwCommands } from '../command'

/**
 * The GM sets values of a ship. Refused: 'no-such-ship', also for the target of a lock; 'bad-number', also for a ship set active with as
 * many cards as its hull.
 */
export function checkCorrectShip(state: BattleState, { shipId, correction }: XwCommands['correctShip']): XwRefusal | null {
  const ship = findShip(state, shipId)
  if (ship === undefined) return 'no-such-ship'
  const refusal = valuesRefusal(correction, SHIP_CORRECTION, TEXT_MAX)
  if (refusal !== null) return refusal
  const { locks = [], charges = [] } = correction
  if (!charges.every(one => isValid(one.left))) return 'bad-number'
  if (correction.status === 'active' && isDoomed(ship, correction)) return 'bad-number'
  if (!areDistinct(locks) || locks.some(id => id === shipId || findShip(state, id) === undefined)) return 'no-such-ship'
  return charges.every(one => findWeapon(ship, one.weaponId) !== undefined) ? null : 'no-such-weapon'
}

/**
 * As many cards as its hull destroy a ship and fewer bring it back, unless the GM names a status. A ship taken off the table takes the
 * attacks by and on it along.
 */
export function* decideCorrectShip(state: BattleState, { shipId, correction, reason }: XwCommands['correctShip']): Decision {
  const story = new Story(state)
  const wanted = withStatus(theShip(state, shipId), correction)
  story.tell({ type: 'shipCorrected', shipId, correction: wanted, reached: corrected(state, theShip(state, shipId), wanted), reason })
  if (wanted.status === 'removed') abandonAttacksOf(story, shipId, reason)
  conductEngagement(story)
  return story.events
}

/** Attacks by or on a ship that the GM takes off the table are let go, the innermost first; what they have cost and done stays. */
function abandonAttacksOf(story: Story, shipId: XwCommands['correctShip']['shipId'], reason: string): void {
  const attacks = story.state.attacks.filter(({ attackerId, defenderId }) => [attackerId, defenderId].includes(shipId))
  for (const attack of [...attacks].reverse()) {
    story.tell({ type: 'attackAbandoned', attackId: attack.id, reason })
    concludeAttack(story, attack)
  }
}

function isDoomed(ship: ShipState, { facedown, faceupCards, hull }: ShipCorrection): boolean {
  const cards = (facedown ?? ship.facedown) + (faceupCards?.length ?? ship.faceup.length)
  return cards >= (hull ?? ship.hull)
}

function withStatus(ship: ShipState, correction: ShipCorrection): ShipCorrection {
  const isOfHull = [correction.facedown, correction.faceupCards, correction.hull].some(value => value !== undefined)
  if (correction.status !== undefined || !isOfHull) return correction
  const isDoomedNow = cardsOn(ship) >= ship.hull
  if (isDoomed(ship, correction) === isDoomedNow) return correction
  return { ...correction, status: isDoomedNow ? 'active' : 'destroyed' }
}

/**
 * A new list of cards face up replaces the old one. A ship the GM destroys leaves as one does that an attack destroys (XW-031). A ship that
 * comes back, or whose number of cards changes, takes its cards out of the deck again (XW-039).
 */
function corrected(state: BattleState, ship: ShipState, { faceupCards, charges, ...fields }: ShipCorrection): CorrectedShip {
  const isDestroyed = (fields.status ?? ship.status) === 'destroyed'
  const isBack = (fields.status ?? ship.status) !== 'removed' || faceupCards !== undefined || fields.facedown !== undefined
  return {
    ...fields,
    ...(faceupCards === undefined
      ? {}
      : { faceup: faceupCards.map((card, i) => ({ ...notedOn(ship, faceupCards, i), id: `c${String(state.nextId + i)}`, card })) }),
    ...(charges === undefined ? {} : { weapons: ship.weapons.map(weapon => charged(weapon, charges)) }),
    hasReturnedCards: ship.hasReturnedCards && !isBack,
    leavesAfter: isDestroyed ? (ship.leavesAfter ?? leavingStep(state)) : null
  }
}

/** The note that stood on the same copy of a card; a card that stays keeps it. */
function notedOn(ship: ShipState, cards: readonly DamageCard[], at: number): Pick<FaceupCard, 'note'> {
  const copy = cards.slice(0, at).filter(card => card === cards[at]).length
  const { note } = ship.faceup.filter(one => one.card === cards[at])[copy] ?? {}
  return note === undefined ? {} : { note }
}

function charged(weapon: WeaponState, charges: NonNullable<ShipCorrection['charges']>): WeaponState {
  return { ...weapon, chargesLeft: charges.find(one => one.weaponId === weapon.id)?.left ?? weapon.chargesLeft }
}
