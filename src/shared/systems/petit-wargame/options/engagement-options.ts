import type { PwRefusal } from '../commands/refusal'
import type { PwCommands } from '../commands/command'
import { defenceAnswers, riposteWeapons, shotPlaces, usableWeapons, weaponsDue } from '../derive/fire'
import { manoeuvreBonus } from '../derive/movement'
import { defenceScore, hitScore } from '../derive/scores'
import { weaponRange } from '../derive/ship-figures'
import { petitWargame } from '../index'
import type { ShipId } from '../model/design'
import type { BattleState, DefenceChoice, Engagement, ShipState } from '../model/battle'
import { SECTORS, type FireMode, type Sector, type Weapon } from '../model/element'
import { contestOdds, type ContestOdds } from '../odds/contest-odds'
import { hurtingMode, lossOdds, type LossOdds } from '../odds/loss-odds'
import { shotOdds } from '../odds/shot-odds'
import { isDestroyed, sideOf, theShip } from '../state'

/** An enemy to engage: the reason against it, and the odds of the manoeuvre test. */
interface EngagementOption {
  readonly command: PwCommands['engage']
  readonly refusal: PwRefusal | null
  readonly odds: ContestOdds
}

/** Every enemy left, with the reason against engaging it (PW-043, PW-044). */
export function engagementOptions(state: BattleState, ship: ShipState): readonly EngagementOption[] {
  const enemies = state.ships.filter(one => !isDestroyed(one) && sideOf(state, one.id) !== sideOf(state, ship.id))
  return enemies.map(target => {
    const command: PwCommands['engage'] = { type: 'engage', shipId: ship.id, targetId: target.id }
    const bonus = (one: ShipState): number => manoeuvreBonus(state.rulings, one).total
    return { command, refusal: petitWargame.check(state, command), odds: contestOdds(bonus(ship), bonus(target), 'd6') }
  })
}

/** One of the 36 positions: what each weapon takes there, with the fire that can do harm, against the enemy's best answer. */
export interface PositionOption {
  readonly command: PwCommands['choosePosition']
  readonly weapons: readonly { readonly weapon: Weapon; readonly range: number; readonly isRiposted: boolean; readonly loss: LossOdds }[]
}

/** All positions the winner of the test may set, with what the shot is worth in each (PW-046 to PW-058). */
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
        const mode = hurtingMode(theShip(state, targetId), targetSector)
        const shot = { targetId, at: targetSector, weapon, mode }
        return { weapon, range, isRiposted, loss: bestAnswered(state, shot) }
      })
    }))
  )
}

/** A weapon for the shot in hand, and what it takes against each answer of the defender; null is row O. */
interface ShotOption {
  readonly weapon: Weapon
  readonly range: number
  readonly isRiposted: boolean
  readonly against: readonly { readonly defence: DefenceChoice; readonly loss: LossOdds }[]
}

/** The weapons the active side picks from, or those allowed for the shot that is due, in this mode (PW-049 to PW-058, PW-Q17, PW-Q18). */
export function shotOptions(state: BattleState, engagement: Engagement, mode: FireMode): readonly ShotOption[] {
  const { shooterId, targetId, from, at } = shotPlaces(engagement, engagement.role)
  const isChoice = engagement.stage === 'weapon'
  const weapons = isChoice ? usableWeapons(state, shooterId, from, targetId) : weaponsDue(state, engagement)
  const answers = defenceAnswers(state, targetId, at)
  return weapons.map(weapon => {
    const range = weaponRange(theShip(state, shooterId), from, weapon)
    return {
      weapon,
      range,
      isRiposted: isChoice && riposteWeapons(state, engagement, at, range).length > 0,
      against: answers.map(defence => ({ defence, loss: answerLoss(state, { targetId, at, weapon, mode }, defence) }))
    }
  })
}

/** A weapon aimed at a sector of a ship. */
interface AimedShot {
  readonly targetId: ShipId
  readonly at: Sector
  readonly weapon: Weapon
  readonly mode: FireMode
}

/** The losses from a shot against the best defence. */
function bestAnswered(state: BattleState, shot: AimedShot): LossOdds {
  const all = defenceAnswers(state, shot.targetId, shot.at).map(defence => answerLoss(state, shot, defence))
  return all.reduce((best, one) => (one.expected < best.expected ? one : best))
}

/** The losses from a shot against one answer; null is row O (PW-051 to PW-058). */
export function answerLoss(state: BattleState, { targetId, at, weapon, mode }: AimedShot, defence: DefenceChoice): LossOdds {
  const answered = defence === null ? null : defenceScore(state.tables, weapon, defence)
  const shot = shotOdds(state.rulings, { score: hitScore(state.tables, weapon, defence), defenceScore: answered })
  return lossOdds(theShip(state, targetId), at, mode, shot)
}
