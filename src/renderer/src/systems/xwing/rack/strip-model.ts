import type { Message } from '@shared/core/engine/message'
import type { Outline } from '@shared/core/view/outline'
import { cardsOn, cardsOwed, hullLeft } from '@shared/systems/xwing/derive/health'
import { shipName } from '@shared/systems/xwing/events/words'
import type { BattleState, ShipState, WeaponState } from '@shared/systems/xwing/model/battle'
import { CONDITIONS, MARKERS, TOKENS, type Ability, type ShipId } from '@shared/systems/xwing/model/squad'
import { markersOn } from '@shared/systems/xwing/state'
import { shipOutline } from '@shared/systems/xwing/view/outline'
import { STANDING } from '@shared/systems/xwing/view/ship-strip'
import type { StripChip } from '../../../contract/strip-chip'
import type { FleetMarkModel } from '../../../contract/fleet-mark'
import type { SilhouetteState } from '../../../ui/silhouette/draw'
import { lookOf } from '../../../ui/silhouette/look'
import { markOf } from '../fire/places'

const SHOWN = [...CONDITIONS, ...TOKENS] as const

/** A ship as shown in its strip. */
export interface StripModel {
  readonly id: ShipId
  readonly mark: FleetMarkModel
  /** Its silhouette: the facts it is drawn from, and how it stands. */
  readonly outline: Outline
  readonly look: SilhouetteState
  readonly initiative: number
  readonly agility: number
  readonly shields: { readonly now: number; readonly max: number }
  readonly hull: { readonly now: number; readonly max: number }
  readonly cards: number
  readonly weapons: readonly WeaponState[]
  readonly hasEngaged: boolean
  readonly status: ShipState['status']
  readonly chips: readonly StripChip[]
  readonly abilities: readonly Ability[]
  readonly note: string
}

/** `dealers` says whose attack dealt a card that lies face up, where an attack did. */
export function shipStrip(state: BattleState, ship: ShipState, dealers: ReadonlyMap<string, ShipId> = new Map()): StripModel {
  return {
    id: ship.id,
    mark: markOf(state, ship.id),
    outline: shipOutline({ ...ship, shields: ship.shieldsStart }),
    look: lookOf(STANDING[ship.status], hullLeft(ship) * 2 <= ship.hull),
    initiative: ship.initiative,
    agility: ship.agility,
    shields: { now: ship.shields, max: Math.max(ship.shieldsStart, ship.shields) },
    hull: { now: hullLeft(ship), max: ship.hull },
    cards: cardsOn(ship),
    weapons: ship.weapons,
    hasEngaged: ship.hasEngaged,
    status: ship.status,
    chips: chipsOf(state, ship, dealers),
    abilities: ship.abilities ?? [],
    note: ship.note
  }
}

/** Problems first, then everything else. */
function chipsOf(state: BattleState, ship: ShipState, dealers: ReadonlyMap<string, ShipId>): readonly StripChip[] {
  const chip = (message: Message, isHarm = false, until?: string): StripChip => ({
    message,
    isHarm,
    ...(until === undefined ? {} : { until: { key: `xwTable.chip.until.${until}` } })
  })
  const { status, leavesAfter } = ship
  return [
    ...(status === 'destroyed' && leavesAfter !== null
      ? [chip({ key: 'xwTable.chip.leavesAfter', values: { initiative: leavesAfter } }, true)]
      : status === 'active'
        ? []
        : [chip({ key: `xw.status.${status}` }, true)]),
    ...cardChips(state, ship, dealers),
    ...SHOWN.flatMap(marker => {
      const tokens = markersOn(ship, marker)
      const values = { token: { key: `xwTable.token.${marker}` }, tokens }
      return tokens === 0
        ? []
        : [chip({ key: 'xwTable.chip.token', values }, MARKERS[marker].harms, MARKERS[marker].isOfRound ? 'round' : 'removed')]
    }),
    ...ship.locks.map(id => chip({ key: 'xwTable.chip.lock', values: { ship: shipName(state, id) } }, false, 'lock')),
    ...(ship.bonusAttacks === 0 ? [] : [chip({ key: 'xwTable.chip.bonus', values: { count: ship.bonusAttacks } })]),
    ...(ship.otherTokens === '' ? [] : [chip({ key: 'xwTable.chip.other', values: { text: ship.otherTokens } })])
  ]
}

/** Its damage cards; of a ship that has left, that they are in the deck again. */
function cardChips(
  state: BattleState,
  { faceup, facedown, hasReturnedCards }: ShipState,
  dealers: ReadonlyMap<string, ShipId>
): readonly StripChip[] {
  const chip = (message: Message): StripChip => ({ message, isHarm: true, source: 'XW-038' })
  if (hasReturnedCards) return [chip({ key: 'xwTable.chip.cardsReturned' })]
  const isOwed = (cardId: string): boolean => cardsOwed(state).some(due => due.id === cardId)
  const named = faceup.flatMap(({ id, card, note = '' }): readonly StripChip[] => {
    if (card === null) return isOwed(id) ? [chip({ key: 'xwTable.chip.unnamed' })] : []
    const name: Message = { key: `xw.card.${card}` }
    const told = chip(note === '' ? name : { key: 'xwTable.chip.card', values: { card: name, note } })
    const dealer = dealers.get(id)
    const by: Message =
      dealer === undefined
        ? { key: 'xwTable.chip.critical' }
        : { key: 'xwTable.chip.criticalBy', values: { ship: shipName(state, dealer) } }
    return [{ ...told, by, until: { key: 'xwTable.chip.until.repaired' } }]
  })
  const counted = (key: string, count: number): readonly StripChip[] => (count === 0 ? [] : [chip({ key, values: { count } })])
  const nameless = faceup.filter(({ id, card }) => card === null && !isOwed(id)).length
  return [...named, ...counted('xwTable.chip.nameless', nameless), ...counted('xwTable.chip.facedown', facedown)]
}
