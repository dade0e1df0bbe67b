import type { Rule } from '../../../../core/dice/rule'
import { sum } from '../../../../kernel/collections'
import { present } from '../../../../kernel/present'
import { inRollingOrder, openIn } from '../../derive/attack-step'
import type { Attack, BattleState } from '../../model/battle'
import { checkCards, playCards } from '../../rules/cards'
import { conductIfDone } from '../../rules/conduct'
import { checkExplosions } from '../../rules/explosions'
import { hitUnit } from '../../rules/hit-unit'
import { abortHits, destroyTokens, maybeAbort } from '../../rules/hit-wing'
import type { Pool } from '../../rules/roll-pool'
import { checkRoll, rollDeclared, type RolledEvent } from '../../rules/roll-fire'
import { hitsAfterGenerators } from '../../rules/roll-generators'
import { Story } from '../../rules/story'
import { readRuling } from '../../rulings'
import { findWing, isInPlay, theUnit } from '../../state'
import type { Step } from '../../model/steps'
import type { Decision, DwCommands, RollChoice } from '../command'
import type { Refusals } from '../refusal'

/**
 * Ack Ack of steps 4 and 5: all dice are rolled first, the active side's before the others'; then everything is applied together, and then
 * wings abort (DW-018 to DW-026, DW-Q21). Refused: 'no-such-attack' where there is nothing to roll or a roll names something else; what
 * `checkRoll` refuses.
 */
export function* checkResolveTinyFlyers(state: BattleState, command: DwCommands['resolveTinyFlyers']): Refusals {
  if (state.activation === null) return 'no-activation'
  const rows = openIn(state, stepToResolve(state))
  if (rows.length === 0 || !command.rolls.every(roll => rows.some(row => row.id === roll.attackId))) return 'no-such-attack'
  let cannotHit = false
  for (const row of rows) {
    const found = checkRoll(state, row, row.targetId, choiceFor(command, row))
    for (let step = found.next(); ; step = found.next()) {
      if (step.done === true) {
        if (step.value !== null) return step.value
        break
      }
      cannotHit ||= step.value === 'cannot-hit'
    }
  }
  if (cannotHit) yield 'cannot-hit'
  // Cards are counted across all rolls, since each card can be played on one of them only.
  yield* checkCards(
    state,
    rows.map(row => ({
      modifiers: choiceFor(command, row).modifiers,
      attackerId: present(row.parts[0], 'lead').combatantId,
      defenderId: row.targetId
    }))
  )
  if (state.step !== stepToResolve(state)) yield 'wrong-step'
  yield* checkExplosions(state)
  return null
}

interface Rolled {
  readonly row: Attack
  readonly pool: Pool
  readonly event: RolledEvent
}

export function* decideResolveTinyFlyers(state: BattleState, command: DwCommands['resolveTinyFlyers']): Decision {
  const rolled: Rolled[] = []
  for (const row of inRollingOrder(state, stepToResolve(state)))
    rolled.push({ row, ...(yield* rollDeclared(state, row, choiceFor(command, row), [])) })
  const story = new Story(state)
  for (const { row, event } of rolled) {
    playCards(story, event.modifiers, present(row.parts[0], 'lead').combatantId, row.targetId)
    story.tell(event)
  }
  yield* applyTogether(story, rolled)
  for (const { row } of rolled) story.tell({ type: 'attackResolved', attackId: row.id })
  conductIfDone(story)
  return story.events
}

/**
 * Hits on units, after their generators where these help, losses of wings, and finally their aborts, for which all hits of the step count
 * together.
 */
function* applyTogether(story: Story, rolled: readonly Rolled[]): Rule<void> {
  const mayCrit = readRuling(story.state.rulings, 'dw.counterCrit') === 'yes'
  const onWings = rolled.filter(({ row }) => findWing(story.state, row.targetId) !== undefined)
  const onUnits = []
  for (const { row } of rolled.filter(one => !onWings.includes(one)))
    onUnits.push({ unitId: theUnit(story.state, row.targetId).id, hits: yield* hitsAfterGenerators(story, row.id) })
  for (const { unitId, hits } of onUnits) yield* hitUnit(story, unitId, hits, mayCrit)
  for (const wing of story.state.wings) {
    const on = onWings.filter(({ row }) => row.targetId === wing.id)
    const hits = sum(on.map(({ pool }) => abortHits(story.state.rulings, pool)))
    destroyTokens(story, wing.id, sum(on.map(({ pool }) => pool.sixes)), hits)
    if (isInPlay(story.state, wing.id)) maybeAbort(story, wing.id, hits)
  }
}

/** Step 4 before step 5, even if the GM forces it from another step. */
function stepToResolve(state: BattleState): Step {
  if (state.step === 'tinyFlyersOnTinyFlyers') return state.step
  return openIn(state, 'tinyFlyersOnUnits').length > 0 || state.step === 'tinyFlyersOnUnits'
    ? 'tinyFlyersOnUnits'
    : 'tinyFlyersOnTinyFlyers'
}

function choiceFor(command: DwCommands['resolveTinyFlyers'], row: Attack): RollChoice {
  return command.rolls.find(roll => roll.attackId === row.id) ?? { attackId: row.id, toHit: null, modifiers: [] }
}
