import { xwing } from '@shared/systems/xwing'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import type { DraftSquad } from '@shared/systems/xwing/model/squad'
import { randomCommand, randomSetup } from '../xwing/random-battle'
import { nextCommand } from '../xwing/whole-battle'
import { bar, isStrange, less, type SecretGame, type Watcher } from './secret-game'

const sideOf = (state: BattleState, ship: ShipState): string => state.squads.find(squad => squad.id === ship.squadId)?.sideId ?? ''
const isSecret = (state: BattleState, viewer: Watcher, ship: ShipState): boolean =>
  ship.isHidden === true && isStrange(viewer, sideOf(state, ship))

export const secretXwing: SecretGame<BattleState, XwCommand, never, string> = {
  system: xwing as never,
  randomSetup,
  randomCommand,
  nextCommand,
  withDrafts(state, command, change) {
    const squad = (one: DraftSquad, sideId: string): DraftSquad => ({ ...one, ships: change(one.ships, sideId) })
    switch (command.type) {
      case 'beginBattle':
        return { ...command, squads: command.squads.map(one => ({ ...one, squad: squad(one.squad, one.sideId) })) }
      case 'joinSquad':
        return { ...command, squad: squad(command.squad, command.sideId) }
      case 'joinShips': {
        const sideId = state.squads.find(({ id }) => id === command.squadId)?.sideId ?? ''
        return { ...command, ships: change(command.ships, sideId) }
      }
      default:
        return command
    }
  },
  hiding: (chance, state, isHidden) => ({
    type: 'correctShip',
    shipId: chance.oneOf(state.ships).id,
    correction: { isHidden },
    reason: ''
  }),
  hiddenAlone: (state, viewer) => ({ ...state, ships: state.ships.filter(ship => isSecret(state, viewer, ship)) }),
  neverHidden: {
    endBattle: 'The end of a battle is announced.',
    endRound: 'Rounds are announced.',
    setRuling: 'House rules are those of the whole table.',
    tellBattle: 'Place and headline are for everybody.'
  },
  open(state, viewer) {
    const ships = state.ships.filter(ship => !isSecret(state, viewer, ship))
    const ids = new Set<string>(ships.map(({ id }) => id))
    const house = state.rulings['xw.enemyKnown'] ?? 'wordsAndBars'
    const attacks = state.attacks.filter(attack => ids.has(attack.attackerId) && ids.has(attack.defenderId))
    const mayAttack = state.rulings['xw.destroyedMayAttack'] ?? 'yes'
    const waiting = ships.filter(one => !one.hasEngaged && (one.status === 'active' || (one.status === 'destroyed' && mayAttack === 'yes')))
    const isOn = state.phase === 'engagement' && (attacks.length > 0 || waiting.length > 0)
    const known = (ship: ShipState): object => {
      // When a wreck leaves waits for whoever has yet to engage, who may be out of sight.
      const stays = isOn && (attacks.length > 0 || waiting.some(one => one.initiative === ship.leavesAfter))
      const common = {
        ...less(ship, 'note', 'leavesAfter', 'returnedAt', 'hasReturnedCards', 'isHidden', 'bonusAttacks'),
        isHidden: ship.isHidden === true,
        status: ship.status === 'destroyed' && !stays ? 'removed' : ship.status,
        faceup: ship.faceup.map(({ card }) => card),
        locks: ship.locks.filter(id => ids.has(id))
      }
      if (house === 'everything' || !isStrange(viewer, sideOf(state, ship))) return common
      const shieldsMax = Math.max(ship.shieldsStart, ship.shields)
      const left = Math.max(0, ship.hull - ship.facedown - ship.faceup.length)
      const bars = house === 'nothing' ? {} : { shields: [shieldsMax === 0, bar(ship.shields, shieldsMax)], hull: bar(left, ship.hull) }
      return { ...less(common as unknown as ShipState, 'shields', 'shieldsStart', 'facedown', 'hull', 'otherTokens'), ...bars }
    }
    return {
      ...less(state, 'nextId', 'initiative', 'measured'),
      phase: state.phase === 'engagement' && !isOn ? 'end' : state.phase,
      squads: state.squads.filter(squad => !isStrange(viewer, squad.sideId) || ships.some(ship => ship.squadId === squad.id)),
      ships: ships.map(known),
      attacks: attacks.map(attack => less(attack, 'id')),
      obligations: state.obligations.filter(due => ids.has(due.shipId)).map(({ shipId, kind }) => ({ shipId, kind }))
    }
  }
}
