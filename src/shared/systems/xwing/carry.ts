import type { CarryRules, Wound } from '../../core/carry/carry-rules'
import { without } from '../../kernel/collections'
import type { XwCommand } from './commands/command'
import { word } from './events/words'
import type { BattleState, ShipState, WeaponState } from './model/battle'
import type { DamageCard } from './model/damage-cards'
import type { DraftSquad, ShipId, WeaponId } from './model/squad'

/** What lasts of a battle of squads: damage cards, face down unless they are kept as criticals, charges spent, and ships that fell. */
export const xwingCarry: CarryRules<BattleState, XwCommand, DraftSquad> = {
  partsOf: ({ ships }) => ships,
  lastsOn(state, unitId) {
    const ship = state.ships.find(({ id }) => id === unitId)
    if (ship === undefined) return []
    const [cards, spent] = [namedOn(ship), ship.weapons.filter(isSpent)]
    return [
      ...(ship.facedown + ship.faceup.length > 0 ? [{ kind: 'damage', what: [] } as const] : []),
      ...(cards.length > 0 ? [{ kind: 'criticals', what: cards.map(card => word('card', card)) } as const] : []),
      ...(spent.length > 0 ? [{ kind: 'spent', what: spent.map(chargesLeft) } as const] : [])
    ]
  },
  woundOf(state, unitId, kinds): Wound {
    const ship = state.ships.find(({ id }) => id === unitId)
    if (ship === undefined) return {}
    const faceup = kinds.includes('criticals') ? namedOn(ship) : []
    return {
      ...(kinds.includes('damage') && { facedown: ship.facedown + ship.faceup.length - faceup.length }),
      ...(faceup.length > 0 && { faceupCards: [...faceup] }),
      ...(kinds.includes('spent') && { charges: Object.fromEntries(ship.weapons.filter(isSpent).map(one => [one.id, one.chargesLeft])) })
    }
  },
  wounded(unitId, { facedown, faceupCards, charges }, reason) {
    const left = typeof charges === 'object' && !Array.isArray(charges) ? Object.entries(charges) : []
    const correction = {
      ...(typeof facedown === 'number' && { facedown }),
      ...(Array.isArray(faceupCards) && { faceupCards: faceupCards as DamageCard[] }),
      ...(left.length > 0 && { charges: left.map(([weaponId, one]) => ({ weaponId: weaponId as WeaponId, left: Number(one) })) })
    }
    return [{ type: 'correctShip', shipId: unitId as ShipId, correction, reason }]
  },
  without: (squad, partId) => ({ ...squad, ships: without(squad.ships, ({ id }) => id === partId) })
}

/** Cards face up that somebody has read; the others are cards like those face down. */
const namedOn = ({ faceup }: ShipState): readonly DamageCard[] => faceup.flatMap(({ card }) => (card === null ? [] : [card]))

const isSpent = ({ chargesLeft: left, charges }: WeaponState): boolean => left < charges
const chargesLeft = ({ name, chargesLeft: left, charges: max }: WeaponState) => ({
  key: 'xw.carry.charges',
  values: { weapon: name, left, max }
})
