import type { Breakdown } from '../../core/breakdown/breakdown'
import type { Viewer } from '../../core/view/viewer'
import { diceCount } from './derive/dice-count'
import { cardsOn, hullLeft } from './derive/health'
import { whoseTurn, type Turn } from './derive/whose-turn'
import type { Attack } from './model/attack'
import type { BattleState, Measure, ShipState } from './model/battle'
import { sideOf } from './state'

/** A ship as everybody sees it: its cards and tokens are open. Only its own side sees the GM's note. */
export interface ShipView extends Omit<ShipState, 'note'> {
  readonly note: string | null
  readonly sideId: string
  /** Damage cards on it, and how many more it can take. */
  readonly cards: number
  readonly hullLeft: number
}

/** An attack under way, with the dice each side would roll before further effects. */
interface AttackView extends Attack {
  readonly attackDiceNow: Breakdown
  readonly defenseDiceNow: Breakdown
}

export interface BattleView {
  readonly name: string
  readonly round: number
  readonly turn: Turn
  readonly squads: readonly { readonly id: string; readonly name: string; readonly sideId: string }[]
  readonly ships: readonly ShipView[]
  readonly measured: { readonly shipId: string; readonly measures: readonly Measure[] } | null
  readonly attacks: readonly AttackView[]
}

/** The battle as this viewer may see it. Ships, tokens and dice are open; notes are for their side and the GM. */
export function viewFor(state: BattleState, viewer: Viewer): BattleView {
  const isOwn = (sideId: string): boolean => viewer.kind === 'gm' || viewer.sideId === sideId
  return {
    name: state.name,
    round: state.round,
    turn: whoseTurn(state),
    squads: state.squads.map(({ id, name, sideId }) => ({ id, name, sideId })),
    ships: state.ships.map(ship => {
      const sideId = sideOf(state, ship.id)
      return { ...ship, sideId, note: isOwn(sideId) ? ship.note : null, cards: cardsOn(ship), hullLeft: hullLeft(ship) }
    }),
    measured: state.measured,
    attacks: state.attacks.map(attack => ({
      ...attack,
      attackDiceNow: diceCount(state, attack, 'attack'),
      defenseDiceNow: diceCount(state, attack, 'defense')
    }))
  }
}
