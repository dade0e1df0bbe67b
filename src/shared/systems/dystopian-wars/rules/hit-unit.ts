import { roll, rollOne, type Rule } from '../../../core/dice/rule'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import { sum } from '../../../kernel/collections'
import { present } from '../../../kernel/present'
import { timesSuffered } from '../derive/criticals'
import { criticalCount, criticalRating, reaches } from '../derive/ratings'
import type { UnitState } from '../model/battle'
import type { UnitId } from '../model/force'
import { readRuling } from '../rulings'
import { isInPlay, theUnit } from '../state'
import { CRITICAL_ROWS, type CriticalRow } from '../model/criticals'
import { CRITICALS, FIRE_AP, FLARE_DICE, FLARE_DIRECTIONS, POUNDING_AP_PLUS } from '../tables/criticals'
import { CRITICAL_HP, DAMAGE_HP, SMALL_HP } from '../tables/limits'
import type { Story } from './story'

/**
 * Compares hits on a unit with its ratings (DW-060 to DW-064) and applies the result at once. Hits that reach DR cost one hull point; hits
 * that reach CR cost two and a roll on the critical table, or remove a unit of two hull points or fewer without a roll. If `mayCrit` is
 * false, CR does not count (`dw.counterCrit`). `hullChange` is added to the hull points that damage costs, never below none (DW-058); it
 * does not save a unit that is removed outright.
 */
export function* hitUnit(story: Story, unitId: UnitId, hits: number, mayCrit: boolean, hullChange = 0): Rule<void> {
  if (!isInPlay(story.state, unitId)) return
  const unit = theUnit(story.state, unitId)
  const { rulings } = story.state
  const criticals = mayCrit ? criticalCount(rulings, hits, criticalRating(unit).total) : 0
  const isDamage = hits > 0 && reaches(rulings, hits, unit.dr)
  story.tell({ type: 'unitHit', unitId, hits, result: criticals > 0 ? 'critical' : isDamage ? 'damage' : 'nothing' })
  if (criticals === 0) {
    if (isDamage) loseHull(story, unit, DAMAGE_HP + hullChange)
    return
  }
  if (unit.hpStart <= SMALL_HP) {
    story.tell({ type: 'unitRemoved', unitId, because: 'small' })
    return
  }
  for (let i = 0; i < criticals; i += 1) {
    yield* rollCritical(story, unitId)
    if (!isInPlay(story.state, unitId)) return
  }
  loseHull(story, theUnit(story.state, unitId), CRITICAL_HP * criticals + hullChange)
}

/** One roll on the critical table and its immediate effects (DW-066). */
function* rollCritical(story: Story, unitId: UnitId): Rule<void> {
  const faces = yield* roll('dw.roll.critical', 'd6', 2, unitId)
  const total = sum(faces)
  const row: CriticalRow = present(
    CRITICAL_ROWS.find(one => one === total),
    `row ${String(total)}`
  )
  const times = timesNow(theUnit(story.state, unitId), row, story.state.rulings)
  story.tell({ type: 'criticalSuffered', unitId, faces, row, stays: CRITICALS[row].stays, ...(times > 1 ? { times } : {}) })
  switch (row) {
    case 2:
      story.tell({ type: 'unitRemoved', unitId, because: 'magazine' })
      story.tell({
        type: 'obligationOwed',
        obligation: { id: `o${String(story.state.nextId)}`, kind: 'explosion', unitId, turn: story.state.turn }
      })
      return
    case 4:
      loseAssaultPoints(story, unitId, FIRE_AP)
      return
    case 7:
      loseAssaultPoints(story, unitId, (yield* rollOne('dw.roll.pounding', 'd3', unitId)) + POUNDING_AP_PLUS)
      return
    case 12:
      yield* flare(story, unitId)
      return
    default:
      return
  }
}

/** How often the row lies on the unit with this roll: damaged weapons and engines again, where `dw.criticalTwice` says so (DW-066). */
function timesNow(unit: UnitState, row: CriticalRow, rulings: ChosenRulings): number {
  return readRuling(rulings, 'dw.criticalTwice') === 'again' && CRITICALS[row].isHalving ? timesSuffered(unit, row) + 1 : 1
}

/** Thrown 2D6 inches in a direction by a D6, or removed, as `dw.sturginium` reads (DW-Q16). */
function* flare(story: Story, unitId: UnitId): Rule<void> {
  if (readRuling(story.state.rulings, 'dw.sturginium') === 'removed') {
    story.tell({ type: 'unitRemoved', unitId, because: 'sturginium' })
    return
  }
  const face = yield* rollOne('dw.roll.flareDirection', 'd6', unitId)
  const direction = present(FLARE_DIRECTIONS[face - 1], `direction ${String(face)}`)
  const inches = sum(yield* roll('dw.roll.flareDistance', 'd6', FLARE_DICE, unitId))
  story.tell({ type: 'unitTeleported', unitId, direction, inches })
}

function loseAssaultPoints(story: Story, unitId: UnitId, points: number): void {
  const { ap } = theUnit(story.state, unitId)
  const lost = Math.min(points, Math.max(0, ap))
  story.tell({ type: 'assaultPointsLost', unitId, points: lost, ap: ap - lost })
}

function loseHull(story: Story, unit: UnitState, points: number): void {
  if (points <= 0) return
  const hp = Math.max(0, unit.hp - points)
  story.tell({ type: 'hullLost', unitId: unit.id, points: unit.hp - hp, hp })
  if (hp === 0) story.tell({ type: 'unitRemoved', unitId: unit.id, because: 'hull' })
}
