import { assertNever } from '../../kernel/assert-never'
import { replaceWhere, without } from '../../kernel/collections'
import type { BeginBattle } from './commands/command'
import type { AttackCorrection, ShipCorrection } from './commands/table-command'
import type { TableEvent } from './events'
import type { Attack, RolledDie } from './model/attack'
import type { BattleState, ShipState } from './model/battle'
import type { DraftShip, DraftSquad, ShipId, SquadId } from './model/squad'
import { withAttack, withShip, withSquad, withTokens } from './state'
import type { DieResult } from './tables/dice'

/** What happens around the engagement, and what the GM does. */
export function evolveTable(state: BattleState, event: TableEvent): BattleState {
  switch (event.type) {
    case 'battleBegun':
      return begun(state, event.setup, event.illegalSquadIds)
    case 'playerOrderSet':
      return { ...state, squads: event.squadIds.flatMap(id => state.squads.filter(squad => squad.id === id)) }
    case 'damageSuffered':
      return state
    case 'cardNamed': {
      const { id, shipId } = event.obligation
      const next = withShip(state, shipId, ship => ({
        ...ship,
        faceup: replaceWhere(
          ship.faceup,
          card => card.id === id,
          card => ({ ...card, card: event.card })
        )
      }))
      return { ...next, obligations: without(state.obligations, due => due.id === id) }
    }
    case 'obligationWaived':
      return { ...state, obligations: without(state.obligations, due => due.id === event.obligation.id) }
    case 'tokenChanged':
      return withShip(state, event.shipId, ship => withTokens(ship, event.token, event.count))
    case 'lockSet':
      return withShip(state, event.shipId, ship => {
        const others = without(ship.locks, id => id === event.targetId)
        return { ...ship, locks: event.isHeld ? [...others, event.targetId] : others }
      })
    case 'shipsJoined':
      return { ...state, ships: [...state.ships, ...shipsOf(event.squadId, event.ships)] }
    case 'squadJoined':
      return arrived(state, event.sideId, event.squad, event.isIllegal)
    case 'shipCorrected':
      return correctedShip(state, event.shipId, event.correction)
    case 'squadCorrected':
      return withSquad(state, event.squadId, squad => ({ ...squad, ...event.correction }))
    case 'attackCorrected':
      return withAttack(state, event.attackId, attack => correctedAttack(attack, event.correction))
    case 'rulingSet':
      return { ...state, rulings: { ...state.rulings, [event.key]: event.value } }
    case 'battleEnded':
      return { ...state, isOver: true, initiative: null, measured: null, attacks: [], obligations: [] }
    default:
      return assertNever(event)
  }
}

function begun(state: BattleState, setup: BeginBattle, illegalIds: readonly SquadId[]): BattleState {
  const bare: BattleState = { ...state, hasBegun: true, name: setup.name, rulings: setup.rulings, round: 1 }
  return setup.squads.reduce((now, { sideId, squad }) => arrived(now, sideId, squad, illegalIds.includes(squad.id)), bare)
}

/** A squad behind the others, last in player order, with all its ships. */
function arrived(state: BattleState, sideId: string, squad: DraftSquad, isIllegal: boolean): BattleState {
  const { id, name, attackDiceOwned, defenseDiceOwned, ships } = squad
  return {
    ...state,
    squads: [...state.squads, { id, name, sideId, attackDiceOwned, defenseDiceOwned, isIllegal }],
    ships: [...state.ships, ...shipsOf(id, ships)]
  }
}

/** Ships as they come to the table: whole, with what lies on them at the start. */
function shipsOf(squadId: SquadId, ships: readonly DraftShip[]): readonly ShipState[] {
  return ships.map(ship => ({
    ...ship,
    squadId,
    weapons: ship.weapons.map(weapon => ({ ...weapon, chargesLeft: weapon.charges })),
    shieldsStart: ship.shields,
    facedown: 0,
    faceup: [],
    locks: [],
    otherTokens: '',
    hasEngaged: false,
    bonusAttacks: 0,
    status: 'active',
    leavesAfter: null,
    note: ''
  }))
}

/** Cards named anew are all there are face up, so that none of the ship's is left to name. */
function correctedShip(state: BattleState, shipId: ShipId, { faceupCards, charges, ...fields }: ShipCorrection): BattleState {
  const next = withShip(state, shipId, ship => {
    const corrected: ShipState = {
      ...ship,
      ...fields,
      faceup: faceupCards?.map((card, i) => ({ id: `c${String(state.nextId + i)}`, card })) ?? ship.faceup,
      weapons: ship.weapons.map(weapon => ({
        ...weapon,
        chargesLeft: charges?.find(one => one.weaponId === weapon.id)?.left ?? weapon.chargesLeft
      }))
    }
    return { ...corrected, leavesAfter: corrected.status === 'destroyed' ? (ship.leavesAfter ?? state.initiative) : null }
  })
  if (faceupCards === undefined) return next
  const obligations = without(next.obligations, due => due.shipId === shipId)
  return { ...next, obligations, nextId: next.nextId + faceupCards.length }
}

function correctedAttack(attack: Attack, { attackDice, defenseDice, hits, crits, ...fields }: AttackCorrection): Attack {
  const left = attack.left === null ? null : { hits: hits ?? attack.left.hits, crits: crits ?? attack.left.crits }
  return {
    ...attack,
    ...fields,
    dice: { attack: laid(attackDice) ?? attack.dice.attack, defense: laid(defenseDice) ?? attack.dice.defense },
    left,
    isHit: left === null || (hits === undefined && crits === undefined) ? attack.isHit : left.hits + left.crits > 0
  }
}

function laid(results: readonly DieResult[] | undefined): readonly RolledDie[] | undefined {
  return results?.map(result => ({ result, wasRerolled: false }))
}
