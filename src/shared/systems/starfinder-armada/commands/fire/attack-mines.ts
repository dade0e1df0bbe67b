import { isWithin, sum } from '../../../../kernel/collections'
import { present } from '../../../../kernel/present'
import { dieOf, roll } from '../../../../core/dice/rule'
import { damageDice, damageToMines } from '../../derive/fire/damage'
import { gunneryAgainstMines } from '../../derive/fire/gunnery'
import { hasNaturalAuto, hitFrom } from '../../derive/fire/hit-face'
import { rangeBand } from '../../derive/fire/range'
import { evolve, type SaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import type { MinesEffect } from '../../model/effects'
import { readRuling } from '../../rulings'
import { findFleet, isFighting, theFleet } from '../../state'
import { MINES, SUPERWEAPON_ROUNDS } from '../../tables/limits'
import { checkSuperweapon } from './attack-limits'
import type { Refusals } from '../refusal'
import { checkResolve, isGmModifier, rollCheck } from '../officers/resolve-point'
import { spentForAttack } from './stage-attack'
import type { Decision, SaCommands } from '../command'

/**
 * A fleet fires its attack of the round at mines (SA-038, SA-Q38). Refused: 'not-at-mines' for a superweapon unless `sa.superweaponMines`
 * lets it.
 */
export function* checkAttackMines(state: BattleState, command: SaCommands['attackMines']): Refusals {
  const attacker = findFleet(state, command.attackerId)
  if (attacker === undefined) return 'no-such-fleet'
  const effect = state.effects.find(one => one.id === command.effectId)
  if (effect === undefined) return 'no-such-effect'
  if (effect.kind !== 'mines') return 'wrong-kind-of-target'
  if ((effect.hp[command.hex] ?? 0) <= 0) return 'no-such-hex'
  if (!isGmModifier(command.gmCheck) || !isMeasured(command.rangeHexes, 999) || !isMeasured(command.debrisCrossed, 99)) return 'bad-number'
  const byResolve = yield* checkResolve(state, attacker.id, command.resolveOfficerId)
  if (byResolve !== null) return byResolve
  if (state.phase !== 'gunnery') yield 'wrong-phase'
  if (!isFighting(attacker)) yield 'out-of-battle'
  if (attacker.hasAttacked) yield 'already-attacked'
  if (rangeBand(state, attacker, command.rangeHexes) === null) yield 'out-of-range'
  if (command.usesSuperweapon !== true) return null
  if (readRuling(state.rulings, 'sa.superweaponMines') === 'no') yield 'not-at-mines'
  return yield* checkSuperweapon(state, attacker)
}

function isMeasured(value: number, max: number): boolean {
  return Number.isInteger(value) && isWithin(value, 0, max)
}

/** Mines suffer no criticals. Hits take effect at once, since nothing depends on the mines before the next helm phase. */
export function* decideAttackMines(state: BattleState, command: SaCommands['attackMines']): Decision {
  const attacker = theFleet(state, command.attackerId)
  const mines = present(
    state.effects.find((one): one is MinesEffect => one.kind === 'mines' && one.id === command.effectId),
    command.effectId
  )
  const { natural } = yield* rollCheck('sa.roll.gunnery', 'd20', attacker.id, command.resolveOfficerId !== null)
  const usesSuperweapon = command.usesSuperweapon === true
  const total = natural + gunneryAgainstMines(state, attacker, { ...command, usesSuperweapon })
  const dice = damageDice(attacker)
  const isHit = natural >= hitFrom(natural + MINES.armorClass - total, hasNaturalAuto(state.rulings))
  const faces = isHit ? yield* roll('sa.roll.damage', dieOf(dice.sides), dice.count, attacker.id) : []
  const damage = isHit ? damageToMines(state, attacker, { sum: sum(faces), diceCount: dice.count, usesSuperweapon }) : 0
  const hp = Math.max(0, (mines.hp[command.hex] ?? 0) - damage)
  const struck: SaEvent = {
    type: 'minesAttacked',
    effectId: mines.id,
    attackerId: attacker.id,
    hex: command.hex,
    total,
    ac: MINES.armorClass,
    faces,
    damage,
    hp,
    ...(usesSuperweapon ? { superweaponReadyRound: state.round + SUPERWEAPON_ROUNDS } : {})
  }
  const after = evolve(state, struck).effects.find(one => one.id === mines.id)
  const isCleared = after?.kind === 'mines' && after.hp.every(left => left <= 0)
  return [
    ...spentForAttack(state, 'gunnery', attacker.id, command.resolveOfficerId),
    struck,
    ...(isCleared ? [{ type: 'effectEnded', effect: after, reason: null } as const] : [])
  ]
}
