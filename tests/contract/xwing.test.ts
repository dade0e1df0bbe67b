import { xwing } from '@shared/systems/xwing'
import { REFUSALS } from '@shared/systems/xwing/commands/refusal'
import { diceCount } from '@shared/systems/xwing/derive/dice-count'
import { PART_NAMES, PART_REASONS } from '@shared/systems/xwing/derive/part'
import { ATTACK_KINDS, MODIFIER_SOURCES, SPENDABLE } from '@shared/systems/xwing/model/attack'
import { PHASES, SHIP_STATUSES } from '@shared/systems/xwing/model/battle'
import { DAMAGE_CARDS } from '@shared/systems/xwing/model/damage-cards'
import { POOLS, RESULTS } from '@shared/systems/xwing/model/dice'
import { TOKENS, WEAPON_KINDS } from '@shared/systems/xwing/model/squad'
import { ROLES, STAGE_ORDER, STEPS } from '@shared/systems/xwing/model/stages'
import { REQUIREMENTS } from '@shared/systems/xwing/requirements'
import { isRulingValue } from '@shared/systems/xwing/ruling-values'
import { readRuling, RULING_GROUPS, RULINGS } from '@shared/systems/xwing/rulings'
import { ARCS } from '@shared/systems/xwing/tables/arcs'
import { PROBLEM_CODES } from '@shared/systems/xwing/validate/problem'
import { describeGame } from '../support/describe-game'
import { randomCommand, randomSetup } from '../support/xwing/random-battle'
import { nextCommand } from '../support/xwing/whole-battle'

describeGame({
  system: xwing,
  prefix: 'xw',
  requirements: REQUIREMENTS,
  questions: 13,
  rulings: RULINGS,
  rulingGroups: RULING_GROUPS,
  readRuling,
  isRulingValue,
  // Nobody has published how else.
  commonly: {},
  refusals: REFUSALS,
  problems: PROBLEM_CODES,
  parts: PART_NAMES,
  words: {
    phase: [...PHASES, 'over'],
    step: Object.keys(STEPS),
    stage: STAGE_ORDER,
    role: ROLES,
    pool: POOLS,
    result: RESULTS,
    reason: PART_REASONS,
    arc: ARCS,
    weaponKind: WEAPON_KINDS,
    attackKind: ATTACK_KINDS,
    token: [...TOKENS, ...SPENDABLE],
    modifierSource: MODIFIER_SOURCES,
    status: SHIP_STATUSES,
    card: DAMAGE_CARDS,
    obligationKind: ['card']
  },
  played: {
    randomSetup,
    randomCommand,
    nextCommand,
    isOver: state => state.isOver,
    sumsOf: state => state.attacks.flatMap(attack => [diceCount(state, attack, 'attack'), diceCount(state, attack, 'defense')])
  }
})
