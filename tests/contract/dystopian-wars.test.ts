import { dystopianWars } from '@shared/systems/dystopian-wars'
import { REFUSALS } from '@shared/systems/dystopian-wars/commands/refusal'
import { fireDice } from '@shared/systems/dystopian-wars/derive/attack-dice'
import { PART_NAMES } from '@shared/systems/dystopian-wars/derive/part'
import { BARS, FIRE_OPTIONS, UNIT_STATUSES, WING_STATUSES } from '@shared/systems/dystopian-wars/model/battle'
import { CRITICAL_NAMES } from '@shared/systems/dystopian-wars/model/criticals'
import { DEPTHS, MARS, UNIT_TYPES, WEAPON_CLASSES, WEAPON_KINDS, WING_TYPES } from '@shared/systems/dystopian-wars/model/force'
import { MODIFIER_SOURCES } from '@shared/systems/dystopian-wars/model/modifier'
import { STEPS } from '@shared/systems/dystopian-wars/model/steps'
import { REQUIREMENTS } from '@shared/systems/dystopian-wars/requirements'
import { isRulingValue } from '@shared/systems/dystopian-wars/ruling-values'
import { readRuling, RULING_GROUPS, RULINGS } from '@shared/systems/dystopian-wars/rulings'
import { APPENDIX } from '@shared/systems/dystopian-wars/tables/appendix'
import { PROBLEM_CODES } from '@shared/systems/dystopian-wars/validate/problem'
import { describeGame } from '../support/describe-game'
import { randomCommand, randomSetup } from '../support/dystopian-wars/random-battle'
import { nextCommand } from '../support/dystopian-wars/whole-battle'

describeGame({
  system: dystopianWars,
  prefix: 'dw',
  requirements: REQUIREMENTS,
  questions: 23,
  rulings: RULINGS,
  rulingGroups: RULING_GROUPS,
  readRuling,
  isRulingValue,
  // DW-Q04, DW-Q09, DW-Q10, DW-Q18 and DW-053.
  commonly: {
    'dw.lastDie': 'stays',
    'dw.threshold': 'gte',
    'dw.defenceSix': 'asAttack',
    'dw.abortCounts': 'hitsWithoutSixes',
    'dw.shieldSix': 'twoAndExtra'
  },
  refusals: REFUSALS,
  problems: PROBLEM_CODES,
  parts: PART_NAMES,
  words: {
    step: [...Object.keys(STEPS), 'over'],
    appendix: Object.keys(APPENDIX),
    critical: Object.values(CRITICAL_NAMES),
    unitType: UNIT_TYPES,
    wingType: WING_TYPES,
    depth: DEPTHS,
    weaponClass: WEAPON_CLASSES,
    weaponKind: WEAPON_KINDS,
    mar: MARS,
    fireOption: FIRE_OPTIONS,
    modifierSource: MODIFIER_SOURCES,
    bar: BARS,
    status: [...UNIT_STATUSES, ...WING_STATUSES]
  },
  played: {
    randomSetup,
    randomCommand,
    nextCommand,
    isOver: state => state.isOver,
    sumsOf: state => (state.activation?.attacks ?? []).map(attack => fireDice(state, attack, [], []))
  }
})
