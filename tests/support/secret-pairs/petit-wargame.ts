import { petitWargame } from '@shared/systems/petit-wargame'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import type { BattleState, ShipState, SquadronState } from '@shared/systems/petit-wargame/model/battle'
import type { DraftSector, DraftShip, DraftSquadron, SquadronId } from '@shared/systems/petit-wargame/model/design'
import { SECTORS, WEAPONS } from '@shared/systems/petit-wargame/model/element'
import type { Chance } from '../chance'
import { randomCommand, randomSetup } from '../petit-wargame/random-battle'
import { nextCommand } from '../petit-wargame/whole-battle'
import { bar, isStrange, less, type SecretGame, type Watcher } from './secret-game'
import { partsOf, squadronSight } from './squadrons'

const sideOfFleet = (state: BattleState, id: string): string => state.fleets.find(fleet => fleet.id === id)?.sideId ?? ''
const sideOf = (state: BattleState, squadronId: string): string =>
  sideOfFleet(state, state.squadrons.find(one => one.id === squadronId)?.fleetId ?? '')
const sight = squadronSight<SquadronId, SquadronState, BattleState>((state, { fleetId }) => sideOfFleet(state, fleetId))

/** With hidden ships on the map, an enemy is seen that a detector of the side has found this turn; the table sees what any has. */
function isFound(state: BattleState, viewer: Watcher, ship: ShipState): boolean {
  if ((state.rulings['pw.hiddenShips'] ?? 'open') === 'open' || !isStrange(viewer, sideOf(state, ship.squadronId))) return true
  return state.detections.some(
    one => one.targetId === ship.id && (viewer.kind === 'table' || sideOf(state, one.squadronId) === viewer.sideId)
  )
}

/** Two more weapons in the sector: there is something to choose, and to riposte with, wherever ships meet. */
function armed(chance: Chance, { points, elements }: DraftSector): DraftSector {
  return { points: points + 2, elements: [...elements, chance.oneOf(WEAPONS), chance.oneOf(WEAPONS)] }
}

/** Another weapon in place of one, where the sector has some. */
function rearmed(chance: Chance, sector: DraftSector): DraftSector {
  const weapons = sector.elements.filter(element => WEAPONS.some(weapon => weapon === element))
  if (weapons.length === 0) return sector
  const at = sector.elements.indexOf(chance.oneOf(weapons))
  const other = chance.oneOf([...weapons, ...WEAPONS])
  return { ...sector, elements: sector.elements.map((element, i) => (i === at ? other : element)) }
}

/** The squadron with every sector of its ships changed. */
function refitted<D>(draft: D, change: (sector: DraftSector) => DraftSector): D {
  const refit = (ship: DraftShip): DraftShip => ({
    ...ship,
    sectors: Object.fromEntries(SECTORS.map(name => [name, change(ship.sectors[name])])) as DraftShip['sectors']
  })
  return { ...draft, ships: (draft as unknown as DraftSquadron).ships.map(refit) }
}

export const secretPetit: SecretGame<BattleState, PwCommand, never, string> = {
  system: petitWargame as never,
  randomSetup(chance) {
    const setup = randomSetup(chance)
    if (chance.whole(1, 2) === 1) return setup
    return secretPetit.withDrafts(petitWargame.initial, setup, drafts => drafts.map(one => refitted(one, sector => armed(chance, sector))))
  },
  randomCommand,
  nextCommand,
  withDrafts(state, command, change) {
    switch (command.type) {
      case 'beginBattle':
        return {
          ...command,
          fleets: command.fleets.map(({ sideId, fleet }) => ({ sideId, fleet: { ...fleet, squadrons: change(fleet.squadrons, sideId) } }))
        }
      case 'joinSquadrons':
        return { ...command, squadrons: change(command.squadrons, sideOfFleet(state, command.fleetId)) }
      default:
        return command
    }
  },
  changedInside: (chance, draft) => refitted(draft, sector => rearmed(chance, sector)),
  hiding: sight.hiding,
  hiddenAlone(state, viewer) {
    const inOpen = partsOf(sight.told(state, viewer).open)(state.ships)
    const ships = state.ships.filter(ship => !inOpen.includes(ship) || !isFound(state, viewer, ship))
    return { ...state, squadrons: state.squadrons.filter(one => ships.some(ship => ship.squadronId === one.id)), ships }
  },
  neverHidden: {
    endBattle: 'The end of a battle is announced.',
    placeToken: 'The tables of scores lie open.',
    resumeBattle: 'That a battle goes on is announced.',
    setRuling: 'House rules are those of the whole table.',
    tellBattle: 'Place and headline are for everybody.',
    setTableCell: 'The tables of scores lie open.',
    shareTokens: 'The tables of scores are drawn for in front of everybody.'
  },
  open(state, viewer) {
    const inOpen = sight.told(state, viewer).open
    const ships = partsOf(inOpen)(state.ships).filter(ship => isFound(state, viewer, ship))
    const isOwn = (squadron: SquadronState): boolean => !isStrange(viewer, sideOfFleet(state, squadron.fleetId))
    const squadrons = state.squadrons.filter(one => isOwn(one) || ships.some(ship => ship.squadronId === one.id))
    const ids = new Set<string>([...ships, ...squadrons].map(({ id }) => id))
    const house = state.rulings['pw.enemyKnown'] ?? 'wordsAndBars'
    const { activation } = state
    const isActing = activation !== null && ids.has(activation.squadronId)
    const among = <T extends { readonly shipId: string; readonly targetId: string }>(one: T | null): T | null =>
      one !== null && ids.has(one.shipId) && ids.has(one.targetId) ? one : null
    const isAlive = (ship: ShipState): boolean => Object.values(ship.sectors).some(sector => sector.elements.length > 0)
    // Nobody sees for whom the deployment goes on where all in sight are placed, nor the turn where all fleets are in sight and done.
    const seenFleets = state.fleets.filter(fleet => !isStrange(viewer, fleet.sideId) || squadrons.some(one => one.fleetId === fleet.id))
    const isOpen = (state.rulings['pw.hiddenShips'] ?? 'open') === 'open'
    const areFleetsSeen = seenFleets.length === state.fleets.length
    const isPlaced = isOpen && state.phase === 'deployment' && ships.every(ship => ship.position !== null)
    const isSetUp = state.phase === 'tables' || (state.phase === 'deployment' && !isPlaced)
    const isAlready = ({ id, hasActed }: SquadronState): boolean => hasActed || !ships.some(ship => ship.squadronId === id && isAlive(ship))
    const isTurnOver = isOpen && areFleetsSeen && !isActing && !isSetUp && ships.some(isAlive) && squadrons.every(isAlready)
    return {
      ...less(state, 'nextId', 'initiativeSideId', 'isInitiativeAlone', 'deployingSideId', 'winnerId'),
      phase: isActing || isSetUp ? state.phase : null,
      turn: isPlaced ? 1 : isTurnOver ? state.turn + 1 : state.turn,
      fleets: seenFleets.map(fleet => less(fleet, 'costPoints', 'elementsStart', 'budgetPoints')),
      squadrons: squadrons.map(one => ({
        ...less(one, 'note', 'isHidden'),
        isHidden: one.isHidden === true,
        ...(isTurnOver ? { hasActed: false } : {})
      })),
      ships: ships.map(ship => {
        if (!isStrange(viewer, sideOf(state, ship.squadronId)) || house === 'everything') return less(ship, 'note')
        const sectors = Object.values(ship.sectors)
        const [left, lost] = [sectors.flatMap(one => one.elements).length, sectors.flatMap(one => one.lost).length]
        const inward = less(ship, 'note', 'sectors', 'jams', 'pdSpent', 'pmSpent')
        return { ...inward, hull: house === 'nothing' ? left === 0 : [left === 0, bar(left, left + lost)] }
      }),
      activation: isActing
        ? {
            squadronId: activation.squadronId,
            engagedIds: activation.engagedIds.filter(id => ids.has(id)),
            detection: among(activation.detection),
            engagement: among(activation.engagement)
          }
        : null,
      attempts: state.attempts.filter(one => ids.has(one.shipId) && ids.has(one.targetId)),
      detections: state.detections
        .filter(one => ids.has(one.squadronId) && ids.has(one.targetId))
        .map(({ squadronId, targetId }) => ({ squadronId, targetId }))
    }
  }
}
