import { petitWargame } from '@shared/systems/petit-wargame'
import { REFUSALS } from '@shared/systems/petit-wargame/commands/refusal'
import { distance } from '@shared/systems/petit-wargame/derive/distance'
import { initiative } from '@shared/systems/petit-wargame/derive/initiative'
import { damage, margin } from '@shared/systems/petit-wargame/derive/margin'
import { manoeuvreBonus } from '@shared/systems/petit-wargame/derive/movement'
import { PART_NAMES } from '@shared/systems/petit-wargame/derive/part'
import { AWAITED } from '@shared/systems/petit-wargame/derive/whose-turn'
import { DETECTION_RESULTS, ENGAGEMENT_ENDS, SHOT_ROLES, STAGES } from '@shared/systems/petit-wargame/model/battle'
import { STEP_KINDS, TABLE_NAMES } from '@shared/systems/petit-wargame/model/board'
import { ELEMENTS, FIRE_MODES, SECTORS, SHIP_SIZES } from '@shared/systems/petit-wargame/model/element'
import { PHASES } from '@shared/systems/petit-wargame/model/phases'
import { REQUIREMENTS } from '@shared/systems/petit-wargame/requirements'
import { isRulingValue } from '@shared/systems/petit-wargame/ruling-values'
import { readRuling, RULING_GROUPS, RULINGS } from '@shared/systems/petit-wargame/rulings'
import { PROBLEM_CODES } from '@shared/systems/petit-wargame/validate/problem'
import { describeGame } from '../support/describe-game'
import { randomCommand, randomSetup } from '../support/petit-wargame/random-battle'
import { nextCommand } from '../support/petit-wargame/whole-battle'

describeGame({
  system: petitWargame,
  prefix: 'pw',
  requirements: REQUIREMENTS,
  questions: 31,
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
    awaited: AWAITED,
    stage: STAGES,
    phase: PHASES,
    element: ELEMENTS,
    sector: SECTORS,
    size: SHIP_SIZES,
    mode: FIRE_MODES,
    step: STEP_KINDS,
    detection: DETECTION_RESULTS,
    'event.engagementEnded': ENGAGEMENT_ENDS,
    'event.fireOpened': SHOT_ROLES,
    table: TABLE_NAMES
  },
  played: {
    randomSetup,
    randomCommand,
    nextCommand,
    isOver: state => state.isOver,
    sumsOf: state => {
      const [one, other] = state.ships
      const apart = one?.position && other?.position ? [distance(state.rulings, one.position, other.position)] : []
      return [
        ...state.ships.map(ship => manoeuvreBonus(state.rulings, ship)),
        ...state.fleets.map(fleet => initiative(state, fleet.sideId, 4)),
        ...apart,
        margin(7, [3, 4], 'PW-055'),
        damage(state.rulings, -2, -5),
        damage(state.rulings, 2, 3)
      ]
    }
  }
})
