import { starfinderArmada } from '@shared/systems/starfinder-armada'
import { BOOSTS } from '@shared/systems/starfinder-armada/model/officer-actions'
import { REFUSALS } from '@shared/systems/starfinder-armada/commands/refusal'
import { moraleCheck, moraleDc } from '@shared/systems/starfinder-armada/derive/checks/morale'
import { officerBonus, officerCheck } from '@shared/systems/starfinder-armada/derive/checks/officer-bonus'
import { pilotingCheck, stuntDc } from '@shared/systems/starfinder-armada/derive/checks/piloting'
import { damageAfter } from '@shared/systems/starfinder-armada/derive/fire/damage'
import { gunneryCheck } from '@shared/systems/starfinder-armada/derive/fire/gunnery'
import { armorClass } from '@shared/systems/starfinder-armada/derive/fleet/armor-class'
import { hpMaxBreakdown } from '@shared/systems/starfinder-armada/derive/fleet/hull'
import { spMaxOf } from '@shared/systems/starfinder-armada/derive/fleet/shields'
import { speed } from '@shared/systems/starfinder-armada/derive/fleet/speed'
import { PART_NAMES, REASON_NAMES } from '@shared/systems/starfinder-armada/derive/part-names'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { ADJUSTABLE, CONDITIONS, FLEET_STATUSES, RANGE_BANDS, ROUND_PHASES, STUNTS } from '@shared/systems/starfinder-armada/model/battle'
import { ABILITIES, FLEET_CLASSES, ROLES, SIZES } from '@shared/systems/starfinder-armada/model/design'
import { CRITICAL_TRIGGERS } from '@shared/systems/starfinder-armada/model/obligation'
import { ACTIONS } from '@shared/systems/starfinder-armada/model/officer-actions'
import { REQUIREMENTS } from '@shared/systems/starfinder-armada/requirements'
import { isRulingValue } from '@shared/systems/starfinder-armada/ruling-values'
import { readRuling, RULING_GROUPS, RULINGS } from '@shared/systems/starfinder-armada/rulings'
import { PROBLEM_CODES } from '@shared/systems/starfinder-armada/validate/problem'
import type { Breakdown } from '@shared/core/breakdown/breakdown'
import { describeGame } from '../support/describe-game'
import { randomCommand, randomSetup } from '../support/random-battle'
import { nextCommand } from '../support/whole-battle'

describeGame({
  system: starfinderArmada,
  prefix: 'sa',
  requirements: REQUIREMENTS,
  questions: 48,
  rulings: RULINGS,
  rulingGroups: RULING_GROUPS,
  readRuling,
  isRulingValue,
  // SA-Q48.
  commonly: { 'sa.moraleRolls': 'checksOnly' },
  refusals: REFUSALS,
  problems: PROBLEM_CODES,
  problemArea: 'builder.problem',
  parts: PART_NAMES,
  words: {
    condition: CONDITIONS,
    stunt: STUNTS,
    status: FLEET_STATUSES,
    band: RANGE_BANDS,
    phase: ['deployment', ...ROUND_PHASES, 'over'],
    ability: [...ABILITIES, 'agile'],
    class: FLEET_CLASSES,
    role: ROLES,
    size: SIZES,
    notCounted: REASON_NAMES,
    adjustable: ADJUSTABLE,
    moraleResult: ['emboldened', 'unaffected', 'shaken', 'routed'],
    'reason.critical': CRITICAL_TRIGGERS,
    'cause.critical': CRITICAL_TRIGGERS,
    obligationKind: ['critical', 'morale', 'routCascade', 'freeAttack', 'boarding', 'selfDestruct', 'duelVictim'],
    action: ACTIONS,
    boost: BOOSTS,
    mark: ['movement', 'hasAttacked.true', 'hasAttacked.false', 'isHidden.true', 'isHidden.false', 'adjustments', 'note']
  },
  keys: [...ROLES.map(role => `builder.officer.benefit.${role}`), ...ACTIONS.map(action => `battle.officer.help.${action}`)],
  played: {
    randomSetup,
    randomCommand,
    nextCommand,
    isOver: state => state.phase === 'over',
    sumsOf,
    keysOf: event => (event.type === 'effectBegun' ? [event.effect.cause] : [])
  }
})

/** Every kind of sum, for two fleets of the battle. */
function sumsOf(state: BattleState): readonly Breakdown[] {
  const [one, other] = [state.fleets[0], state.fleets.at(-1)]
  if (one === undefined || other === undefined) return []
  const shot = {
    attackerId: one.id,
    targetId: other.id,
    rangeHexes: 2,
    arrayTargets: 3,
    usesSuperweapon: true,
    debrisCrossed: 1,
    gmCheck: 1
  }
  return [
    gunneryCheck(state, shot),
    armorClass(state, other, { versus: 'gunnery', isFromFrontArc: true, gmAc: 1 }),
    damageAfter(state, one, other, { sum: 4, diceCount: 1, usesSuperweapon: true, isHalved: true, isFree: false }),
    hpMaxBreakdown(state, one),
    spMaxOf(state, one),
    moraleCheck(state, one),
    moraleDc(state, one),
    pilotingCheck(state, one),
    speed(state, one),
    ...STUNTS.flatMap(stunt => stuntDc(state, one, stunt, other) ?? []),
    ...state.officers.flatMap(officer => [officerBonus(officer), officerCheck(state, officer)])
  ]
}
