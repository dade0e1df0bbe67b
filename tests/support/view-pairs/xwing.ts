import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import { shipId } from '@shared/systems/xwing/model/squad'
import { isPicked, isStranger, withinQuarter, withOneMore, type Twins } from './twins'

export const xwingTwins: Twins<BattleState> = {
  hide: (state, seed) => ({ ...state, ships: state.ships.map(ship => ({ ...ship, isHidden: isPicked(ship.id, seed) })) }),
  sidesOf: state => state.squads.map(squad => squad.sideId),
  namesOf: state => state.ships.map(ship => ship.name),
  twin(state, viewer, chance) {
    const sideOf = (ship: ShipState): string => state.squads.find(squad => squad.id === ship.squadId)?.sideId ?? ''
    const isSecret = (ship: ShipState): boolean => ship.isHidden === true && isStranger(viewer, sideOf(ship))
    const house = state.rulings['xw.enemyKnown'] ?? 'wordsAndBars'
    const ghost = (): string => `Ghost ${String(chance.whole(1, 999))}`
    const secret = (ship: ShipState): ShipState => ({
      ...ship,
      name: ghost(),
      shields: chance.whole(0, 5),
      facedown: chance.whole(0, 3),
      hasEngaged: chance.whole(0, 1) === 1,
      tokens: { ...ship.tokens, focus: chance.whole(0, 3) },
      note: 'changed'
    })
    const stranger = (ship: ShipState): ShipState => {
      if (house === 'everything') return { ...ship, note: 'changed' }
      const left = withinQuarter(chance, Math.max(0, ship.hull - ship.facedown - ship.faceup.length), ship.hull)
      const facedown = Math.max(0, ship.hull - left - ship.faceup.length)
      const isExact = ship.hull - facedown - ship.faceup.length === left
      const shields = withinQuarter(chance, ship.shields, Math.max(ship.shieldsStart, ship.shields))
      return {
        ...ship,
        note: 'changed',
        shields: ship.shields > ship.shieldsStart ? ship.shields : shields,
        ...(isExact ? { facedown } : {})
      }
    }
    const ships = state.ships.map(ship => (isSecret(ship) ? secret(ship) : isStranger(viewer, sideOf(ship)) ? stranger(ship) : ship))
    const one = ships.find(isSecret)
    const locking = ships.map(ship =>
      one === undefined || ship.id === one.id ? ship : { ...ship, locks: withOneMore(chance, ship.locks, one.id) }
    )
    return {
      ...state,
      ships: one === undefined ? ships : withOneMore(chance, locking, { ...secret(one), id: shipId('one-more') }),
      obligations:
        one === undefined
          ? state.obligations
          : withOneMore(chance, state.obligations, { id: 'due', kind: 'card', shipId: one.id, round: 1 }),
      measured: null,
      nextId: state.nextId + chance.whole(0, 9)
    }
  }
}
