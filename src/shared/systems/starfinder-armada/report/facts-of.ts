import { momentsOf, chanceMoments } from '../../../core/odds/moments'
import type { Fact, ReportRules, Tally } from '../../../core/report/report-rules'
import type { SaCommand } from '../commands/command'
import { measuredAttack, unmeasuredAttack, type AttackPlan } from '../commands/fire/stage-attack'
import { isHalvedByFlyby } from '../derive/fire/flyby'
import type { SaEvent } from '../events'
import { word } from '../events/words'
import type { BattleState, StagedAttack } from '../model/battle'
import { checkChance } from '../odds/action-odds'
import { oddsOf } from '../odds/attack-odds'
import { attackNumbers } from '../odds/planned-odds'

type Told = ReportRules<BattleState, SaCommand, SaEvent>['factsOf']

/** Attacks as they are staged, their damage as it lands, and what officers do. */
export const factsOf: Told = (state, event, { command, dice }) => {
  switch (event.type) {
    case 'attackStaged':
      return staged(state, event.attack, command)
    case 'attackCorrected':
      return corrected(state, event.attackId, event.correction)
    case 'arrayRepriced':
      return [{ fact: 'result', attackId: event.attackId, isHit: event.isHit, damage: event.isHit ? event.damage : 0 }]
    case 'damageApplied':
      return [{ fact: 'damage', attackId: event.attackId, targetId: event.targetId, points: event.spLost + event.hpLost }]
    case 'attackMissed':
      return [{ fact: 'missed', attackId: event.attackId }]
    case 'debrisStruck':
      return [{ fact: 'hazard', targetId: event.fleetId }]
    case 'moraleChecked':
      return check(event.fleetId, event, dice)
    case 'actionRolled':
      return check(state.officers.find(officer => officer.id === event.officerId)?.fleetId ?? '', event, dice)
    case 'actionTaken':
      return [{ fact: 'action', officerId: event.officerId, action: word('action', event.action) }]
    case 'duelFought':
      return [{ fact: 'action', officerId: event.duel.officerId, action: word('action', 'duel') }]
    default:
      return []
  }
}

interface Check {
  readonly natural: number
  readonly total: number
  readonly dc: number
}

/** A check beside its chance, with two dice where two were rolled; none where the game master said how it ended. */
function check(unitId: string, { natural, total, dc }: Check, dice: Parameters<Told>[2]['dice']): readonly Fact[] {
  const rolled = dice.find(one => one.faces.includes(natural))
  if (rolled === undefined) return []
  return [{ fact: 'check', unitId, isPassed: total >= dc, chance: checkChance(total - natural, dc, rolled.faces.length > 1) }]
}

function staged(state: BattleState, attack: StagedAttack, command: SaCommand): readonly Fact[] {
  const { id, attackerId, targetId, rolls, total, ac, isHit, damage, damageFaces } = attack
  const tallies = talliesOf(state, attack, command)
  const isRolled = rolls.length > 0
  return [
    {
      fact: 'attack',
      id,
      attackerId,
      targetId,
      weapon: attack.usesSuperweapon ? 'superweapon' : attack.kind,
      apart: { in: 'hexes', value: attack.rangeHexes }
    },
    {
      fact: 'roll',
      attackId: id,
      what: 'attack',
      faces: rolls,
      needed: isRolled ? ac : null,
      reached: isRolled ? total : null,
      tallies: isRolled ? tallies : tallies.filter(tally => tally.measure === 'damage')
    },
    ...(damageFaces.length === 0
      ? []
      : [{ fact: 'roll', attackId: id, what: 'damage', faces: damageFaces, needed: null, reached: null, tallies: [] } as const]),
    { fact: 'result', attackId: id, isHit, damage: isHit ? damage : 0 }
  ]
}

/** The hit and the damage beside what this attack gives on average, with what it rolled to hit as it was. */
function talliesOf(state: BattleState, attack: StagedAttack, command: SaCommand): readonly Tally[] {
  const isMeasured = command.type === 'stageAttack'
  const plan: AttackPlan = isMeasured ? measuredAttack(command) : unmeasured(state, attack)
  const planned = attackNumbers(state, plan)
  const rolled = { checkBonus: attack.total - attack.natural, armorClass: attack.ac, isRolledTwice: attack.rolls.length > 1 }
  const odds = oddsOf(attack.rolls.length === 0 ? planned : { ...planned, ...rolled })
  const hit = odds.hit / odds.total
  const spread = new Float64Array(odds.damageMin + odds.damage.length)
  odds.damage.forEach((ways, i) => {
    spread[odds.damageMin + i] = (hit * ways) / odds.diceTotal
  })
  spread[0] = (spread[0] ?? 0) + 1 - hit
  return [
    { measure: 'hits', got: Number(attack.isHit), expected: chanceMoments(hit) },
    { measure: 'damage', got: attack.damage, expected: momentsOf(spread) }
  ]
}

/** The plan behind a free attack, a boarding party or a self-destruction. */
function unmeasured(state: BattleState, attack: StagedAttack): AttackPlan {
  const { kind, attackerId, targetId, rangeHexes, isFromFrontArc } = attack
  const isDuringFlyby = state.obligations.some(
    due => due.kind === 'freeAttack' && due.fleetId === attackerId && due.targetId === targetId && due.isDuringFlyby
  )
  const isHalved = kind === 'boarding' || (kind === 'free' && isHalvedByFlyby(state, { fleetId: attackerId, targetId, isDuringFlyby }))
  const help = { resolveOfficerId: null, gmCheck: 0 }
  return unmeasuredAttack({ kind, attackerId, targetId, isHalved }, help, { rangeHexes, isFromFrontArc })
}

type AttackCorrected = Extract<SaEvent, { type: 'attackCorrected' }>

/** What the game master makes of an attack counts, and one taken out of the volley was never made. */
function corrected(state: BattleState, attackId: string, correction: AttackCorrected['correction']): readonly Fact[] {
  const attack = state.volley.find(one => one.id === attackId)
  if (attack === undefined) return []
  if (correction === null) return [{ fact: 'dropped', attackId }]
  const { isHit, damage } = { ...attack, ...correction }
  return [{ fact: 'result', attackId, isHit, damage: isHit ? damage : 0 }]
}
