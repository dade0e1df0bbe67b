import type { Faces, Rule } from '../../../../core/dice/rule'
import { evolve, type FaEvent } from '../../events'
import type { BattleState, Share, ShipState } from '../../model/battle'
import { isWithin } from '../../../../kernel/collections'
import { present } from '../../../../kernel/present'
import { attackDice } from '../../derive/attack-dice'
import { attackPools } from '../../derive/attack-pools'
import { pointDefenceDice, shieldDice } from '../../derive/defence-dice'
import { plainRule, torpedoRule } from '../../derive/hit-rule'
import { halvingsOf, isPrimary, weaponDice } from '../../derive/weapon-dice'
import { readRuling } from '../../rulings'
import { rollPool } from '../../rules/roll-pool'
import { strike } from '../../rules/strike'
import { doubtsAboutTarget } from '../../rules/fire-at-boarded'
import { doubtsAboutSharing } from '../../rules/split-fire'
import { doubtsAboutWeapons } from '../../rules/who-fires'
import { findShip, findWeapon, theShip, theWeapon } from '../../state'
import { LIMITS } from '../../tables/limits'
import { BANDS_MAX } from '../../tables/shooting'
import type { Decision, FaCommands } from '../command'
import type { FirmRefusal, Refusals } from '../refusal'

/** Refused: 'duplicate-target' for a weapon listed twice; 'no-dice' when nothing is left to roll, except for a share of split fire. */
export function* checkFireWeapons(state: BattleState, command: FaCommands['fireWeapons']): Refusals {
  const firm = unsound(state, command)
  if (firm !== null) return firm
  yield* doubtsAboutTarget(state, command)
  yield* doubtsAboutWeapons(state, command)
  yield* doubtsAboutSharing(state, command)
  // A share may bring nothing when all shares are halved as a whole.
  const isShare = command.splitDice !== null && command.gmDice >= 0
  if (!isShare && attackDice(state, command).total === 0) yield 'no-dice'
  return null
}

/**
 * Rolls the attack dice and their sixes, apart for ships that hit differently, takes off what shields and point defence stop, and applies
 * the rest (FA-017, FA-Q01, FA-Q11, FA-Q12).
 */
export function* decideFireWeapons(state: BattleState, command: FaCommands['fireWeapons']): Decision {
  const { aims, targetId } = command
  const focus = present(aims[0], 'focus')
  const shooter = theShip(state, focus.shipId)
  const target = theShip(state, targetId)
  const dice = attackDice(state, command).total
  const { mount } = theWeapon(shooter, focus.weaponId)
  const pools: Faces[] = []
  let hits = 0
  const groups = attackPools(state, command)
  for (const { shipId, dice: count, rule } of groups) {
    const rolled = yield* rollPool('fa.roll.attack', count, rule, shipId)
    pools.push(...rolled.pools)
    hits += rolled.hits
  }
  const isTorpedo = !isPrimary({ mount })
  const stopped = hits === 0 ? 0 : yield* rollDefence(state, target, isTorpedo)
  const apart = groups.length > 1 ? { groups: groups.map(({ shipId, dice: count }) => ({ shipId, dice: count })) } : {}
  const attack = { targetId, aims, shares: sharesOf(state, command), dice, ...apart, pools, hits, stopped }
  const fired: FaEvent = { type: 'weaponsFired', attack }
  return [fired, ...strike(evolve(state, fired), targetId, Math.max(0, hits - stopped))]
}

/** The share of its dice that each weapon fires when it splits its fire (FA-037). */
function sharesOf(state: BattleState, { aims, splitDice, targetId }: FaCommands['fireWeapons']): readonly Share[] {
  if (splitDice === null) return []
  return aims.map(aim => {
    const ship = theShip(state, aim.shipId)
    const rolled = weaponDice(state, ship, theWeapon(ship, aim.weaponId), aim, splitDice).total
    return { targetId, band: aim.band, dice: splitDice, rolled, halvings: halvingsOf(state.rulings, aim) }
  })
}

/** Rolls for the hits taken off: by shields if `fa.shields` is yes, and by point defence against torpedoes if `fa.pdVsTorpedo` says so. */
function* rollDefence(state: BattleState, target: ShipState, isTorpedo: boolean): Rule<number> {
  const usesShields = readRuling(state.rulings, 'fa.shields') === 'yes'
  const usesGuns = isTorpedo && readRuling(state.rulings, 'fa.pdVsTorpedo') === 'on4plus'
  const shields = usesShields ? shieldDice(state, target).total : 0
  const guns = usesGuns ? pointDefenceDice(state, target).total : 0
  const byShields = yield* rollPool('fa.roll.shields', shields, plainRule(state.rulings), target.id)
  const byGuns = yield* rollPool('fa.roll.pointDefence', guns, torpedoRule(state.rulings), target.id)
  return byShields.hits + byGuns.hits
}

function unsound(state: BattleState, command: FaCommands['fireWeapons']): FirmRefusal | null {
  const { aims, splitDice, gmDice, targetId } = command
  if (aims.length === 0) return 'no-aim'
  if (findShip(state, targetId) === undefined) return 'no-such-target'
  const ships = aims.map(aim => findShip(state, aim.shipId))
  if (ships.includes(undefined)) return 'no-such-ship'
  if (aims.some((aim, i) => ships[i] === undefined || findWeapon(ships[i], aim.weaponId) === undefined)) return 'no-such-weapon'
  if (ships.some(ship => ship?.id === targetId)) return 'same-ship'
  if (new Set(aims.map(aim => JSON.stringify([aim.shipId, aim.weaponId]))).size < aims.length) return 'duplicate-target'
  const isSplitSound = splitDice === null || (Number.isInteger(splitDice) && isWithin(splitDice, 1, LIMITS.dice))
  const isBandSound = aims.every(aim => Number.isInteger(aim.band) && isWithin(aim.band, 0, BANDS_MAX - 1))
  return isSplitSound && isBandSound && Number.isInteger(gmDice) && isWithin(gmDice, -LIMITS.dice, LIMITS.dice) ? null : 'bad-number'
}
