import type { PwRefusal } from '../commands/refusal'
import type { ChoosePosition, Engage } from '../commands/command'
import { riposteWeapons, usableDefences, usableWeapons } from '../derive/fire'
import { manoeuvreBonus } from '../derive/movement'
import { defenceScore, hitScore } from '../derive/scores'
import { weaponRange } from '../derive/ship-figures'
import { petitWargame } from '../index'
import type { BattleState, DefenceChoice, Engagement, ShipState } from '../model/battle'
import type { Weapon } from '../model/element'
import { SECTORS } from '../model/element'
import type { ContestOdds } from '../odds/contest-odds'
import { contestOdds } from '../odds/contest-odds'
import type { ShotOdds } from '../odds/shot-odds'
import { shotOdds } from '../odds/shot-odds'
import { isDestroyed, sideOf, theShip } from '../state'

/** An enemy to engage: why not, and the odds of the manoeuvre test. */
export interface EngagementOption {
  readonly command: Engage
  readonly refusal: PwRefusal | null
  readonly odds: ContestOdds
}

/** Every enemy that is left, with the reasons against it (PW-043, PW-044). */
export function engagementOptions(state: BattleState, ship: ShipState): readonly EngagementOption[] {
  const enemies = state.ships.filter(one => !isDestroyed(one) && sideOf(state, one.id) !== sideOf(state, ship.id))
  return enemies.map(target => {
    const command: Engage = { type: 'engage', shipId: ship.id, targetId: target.id }
    const bonus = (one: ShipState): number => manoeuvreBonus(state.rulings, one).total
    return { command, refusal: petitWargame.check(state, command), odds: contestOdds(bonus(ship), bonus(target), 'd6') }
  })
}

/** One of the 36 positions: what the active ship can do with each weapon there, against the answer that suits the enemy best. */
export interface PositionOption {
  readonly command: ChoosePosition
  readonly weapons: readonly { readonly weapon: Weapon; readonly range: number; readonly isRiposted: boolean; readonly odds: ShotOdds }[]
}

/** All positions the winner of the test may set, with what the shot is worth in each (PW-046 to PW-055). */
export function positionOptions(
  state: BattleState,
  { shipId, targetId }: Pick<Engagement, 'shipId' | 'targetId'>
): readonly PositionOption[] {
  return SECTORS.flatMap(firingSector =>
    SECTORS.map(targetSector => ({
      command: { type: 'choosePosition', firingSector, targetSector },
      weapons: usableWeapons(state, shipId, firingSector, targetId).map(weapon => {
        const range = weaponRange(theShip(state, shipId), firingSector, weapon)
        const isRiposted = riposteWeapons(state, { shipId, targetId }, targetSector, range).length > 0
        const answers = usableDefences(state, targetId, targetSector)
        return { weapon, range, isRiposted, odds: bestAnswered(state, weapon, answers) }
      })
    }))
  )
}

/** The odds of a weapon against the defence that lets the least through. */
function bestAnswered(state: BattleState, weapon: Weapon, answers: readonly DefenceChoice[]): ShotOdds {
  const all = (answers.length === 0 ? [null] : answers).map(defence => answerOdds(state, weapon, defence))
  return all.reduce((best, one) => (one.expected < best.expected ? one : best))
}

/** The odds of a weapon against one answer; null is row O (PW-051 to PW-055). */
export function answerOdds(state: BattleState, weapon: Weapon, defence: DefenceChoice): ShotOdds {
  const answered = defence === null ? null : defenceScore(state.tables, weapon, defence)
  return shotOdds(state.rulings, { score: hitScore(state.tables, weapon, defence), defenceScore: answered })
}
