import { isWithin } from '../../../kernel/collections'
import { present } from '../../../kernel/present'
import type { Breakdown } from '../../../core/breakdown/breakdown'
import type { Rule } from '../../../core/dice/rule'
import type { ActionChoice, Decision, SaCommands } from '../commands/command'
import type { Refusals, SaRefusal } from '../commands/refusal'
import { firstRefusal } from '../../../core/engine/refusals'
import { checkOfficerResolve, checkResolve, isGmModifier, rollCheck, spentResolve } from '../commands/officers/resolve-point'
import { armorClassMet } from '../derive/fleet/armor-class'
import { hasCondition } from '../derive/fleet/conditions'
import { areEnemies } from '../derive/fire/enemies'
import { officerCheck, officerReachHexes } from '../derive/checks/officer-bonus'
import { isAroundMove } from '../derive/checks/officer-window'
import { isClosedToOthers, isScrambled } from '../derive/fire/scramble'
import { count, explained } from '../derive/tally'
import { evolve, type SaEvent } from '../events'
import type { BattleState, OfficerState } from '../model/battle'
import type { FleetId } from '../model/design'
import { readRuling } from '../rulings'
import { spentEncouragement } from '../rules/encouragement'
import { findFleet, findOfficer, isFighting, theFleet } from '../state'
import { OFFICER_ACTION_SOURCES, type OfficerAction } from '../model/officer-actions'
import { OFFICER_ACTIONS } from '../tables/officers'
import type { ActionRoll, ActionRule, Needed } from './action-rule'
import { flatCheckAdds, isFlatCheckHelped } from './flat-check'
import { ACTION_RULES } from './rules'

/**
 * An officer takes the special action of the round (SA-046, SA-050 to SA-052, SA-060 to SA-074). Refused: 'flat-check' for help on a check
 * that takes none; 'wrong-moment' for a helm action at any time but around the fleet's own move (SA-047); 'cut-off' by Communications.
 */
export function* checkTakeAction(state: BattleState, command: SaCommands['takeAction']): Refusals {
  const officer = findOfficer(state, command.officerId)
  if (officer === undefined) return 'no-such-officer'
  const rule = ruleOf(command.choice.action)
  const targets = rule.targets(command.choice, state)
  if (targets.some(id => findFleet(state, id) === undefined)) return 'no-such-fleet'
  if (!isGmModifier(command.gmCheck) || !isRange(command.rangeHexes)) return 'bad-number'
  const byChoice = rule.checkChoice?.(state, command.choice) ?? null
  if (byChoice !== null) return byChoice
  const byResolve = yield* checkResolve(state, resolveFleet(officer, command.choice), command.resolveOfficerId)
  if (byResolve !== null) return byResolve
  if (rule.checker === undefined) yield* checkOfficerResolve(state, officer.id, command.resolveOfficerId)
  if (isFlatCheckHelped(state, command)) yield 'flat-check'
  yield* checkOfficer(state, officer, command.choice.action)
  yield* checkFleets(state, officer, rule, targets, rule.isHeardWithoutCommunications?.(state, command.choice) ?? false)
  if (command.rangeHexes !== null && command.rangeHexes > actionReachHexes(state, officer, command.choice.action)) yield 'out-of-reach'
  const byRule = rule.check?.(state, officer, command.choice) ?? null
  if (byRule !== null) yield byRule
  return null
}

/** Every refusal of this action for this officer now, whatever the target. */
function* checkOfficer(state: BattleState, officer: OfficerState, action: OfficerAction): Refusals {
  const row = OFFICER_ACTIONS[action]
  if (row.role !== officer.role) yield 'not-its-role'
  const isPhase = (row.phases as readonly string[]).includes(state.phase)
  if (!isPhase) yield 'wrong-phase'
  if (officer.hasActed) yield 'already-acted'
  if (officer.isIncapacitated || isScrambled(state, officer.id)) yield 'officer-unable'
  if (!isFighting(theFleet(state, officer.fleetId))) yield 'out-of-battle'
  if (isPhase && row.isAroundTheMove && !isAroundMove(state, officer)) yield 'wrong-moment'
  return null
}

/** The first of them, for a list of who can do what; null if the officer may act. */
export function officerRefusal(state: BattleState, officer: OfficerState, action: OfficerAction): SaRefusal | null {
  return firstRefusal(checkOfficer(state, officer, action), [])
}

/**
 * Officers reach other fleets unless Communications cuts them off or those are closed to them (SA-072). An allied fleet whose
 * Communications are out gains nothing from an action, not even from one of its own officers (SA-109).
 */
function* checkFleets(state: BattleState, officer: OfficerState, rule: AnyRule, targets: readonly FleetId[], isHeard: boolean): Refusals {
  const own = theFleet(state, officer.fleetId)
  const fleets = targets.map(id => theFleet(state, id))
  const others = fleets.filter(fleet => fleet !== own)
  const first = fleets[0]
  if (fleets.some(fleet => !isFighting(fleet))) yield 'out-of-battle'
  const isCutOff = others.length > 0 && hasCondition(state, own, 'communications')
  const isDeaf = rule.side === 'ally' && first !== undefined && !isHeard && hasCondition(state, first, 'communications')
  if (isCutOff || isDeaf) yield 'cut-off'
  if (others.some(fleet => isClosedToOthers(state, fleet.id))) yield 'scrambled'
  if (first === undefined || rule.side === 'any') return null
  const isEnemy = areEnemies(state, own, first)
  if (rule.side === 'enemy' && !isEnemy) yield 'not-an-enemy'
  if (rule.side === 'ally' && isEnemy) yield 'not-an-ally'
  return null
}

/** The range in hexes of the action: the officer's own reach (SA-052), or 3 hexes for a Duel (SA-064). */
export function actionReachHexes(state: BattleState, officer: OfficerState, action: OfficerAction): number {
  return ruleOf(action).reachHexes ?? officerReachHexes(state, officer)
}

function isRange(hexes: number | null): boolean {
  return hexes === null || (Number.isInteger(hexes) && isWithin(hexes, 0, 999))
}

/** The fleets it is aimed at, first of all the one it acts on. */
export function actionTargets(state: BattleState, choice: ActionChoice): readonly FleetId[] {
  return ruleOf(choice.action).targets(choice, state)
}

/** The check, if the action has one, and the result. Whatever the check uses up is gone either way (SA-051, SA-060). */
export function* decideTakeAction(state: BattleState, command: SaCommands['takeAction']): Decision {
  const officer = present(findOfficer(state, command.officerId), command.officerId)
  const { choice } = command
  const rule = ruleOf(choice.action)
  const events: SaEvent[] = []
  const roll = yield* rollAction(state, officer, command, events)
  events.unshift({ type: 'actionTaken', officerId: officer.id, action: choice.action, targetId: rule.targets(choice, state)[0] ?? null })
  const after = events.reduce(evolve, state)
  return [...events, ...(yield* rule.decide(after, officer, choice, roll, command))]
}

function* rollAction(
  state: BattleState,
  officer: OfficerState,
  command: SaCommands['takeAction'],
  events: SaEvent[]
): Rule<ActionRoll | null> {
  const question = actionCheck(state, officer, command.choice)
  if (question === null) return null
  const { adds, dc } = question
  const { natural } = yield* rollCheck(`sa.roll.action.${command.choice.action}`, 'd20', officer.id, command.resolveOfficerId !== null)
  const total = natural + (adds?.total ?? 0) + command.gmCheck
  const roll = { natural, total, dc: dc.total, isSuccess: total >= dc.total }
  events.push(...spentResolve(command.resolveOfficerId))
  if (adds !== null) events.push(...spentEncouragement(state, officer.id))
  events.push({ type: 'actionRolled', officerId: officer.id, action: command.choice.action, ...roll })
  return roll
}

/**
 * The modifier of an action's d20 and the number to reach; null for an action without a check. `adds` is null for a flat check (SA-050)
 * that no encouragement helps.
 */
export function actionCheck(state: BattleState, officer: OfficerState, choice: ActionChoice): Needed | null {
  const { check } = OFFICER_ACTIONS[choice.action]
  const rule = ruleOf(choice.action)
  if (check.kind === 'none') return null
  if (check.kind === 'flat')
    return {
      adds: flatCheckAdds(state, officer.id),
      dc: explained(tally => {
        count(tally, 'base', check.dc, 'SA-050')
      })
    }
  const targetId = rule.meets?.(choice)
  if (targetId === undefined) return null
  const base = officerCheck(state, officer)
  const bonus = check.bonus + (rule.bonus?.(state, officer, choice) ?? 0)
  const ac = armorClassMet(state, theFleet(state, targetId), MET[readRuling(state.rulings, 'sa.officerVsFullAc')])
  const source = OFFICER_ACTION_SOURCES[choice.action]
  return { adds: plus(base, bonus, source), dc: plus(ac, check.acPlus, source) }
}

/** What is needed at the d20 of an action, its own or the one that follows from it; null where none is rolled. */
export function neededFor(state: BattleState, officer: OfficerState, choice: ActionChoice): Needed | null {
  return actionCheck(state, officer, choice) ?? ruleOf(choice.action).followedBy?.(state, officer, choice) ?? null
}

/** The fleet whose officers may spend a Resolve Point on the d20 of an action. */
export function resolveFleet(officer: OfficerState, choice: ActionChoice): FleetId {
  return ruleOf(choice.action).checker?.(choice) ?? officer.fleetId
}

/** The Armor Class behind each reading of `sa.officerVsFullAc` (SA-Q22). */
const MET = { no: 'plain', yes: 'full', withoutShields: 'withoutShields' } as const

function plus(sum: Breakdown, value: number, source: string): Breakdown {
  if (value === 0) return sum
  return { total: sum.total + value, parts: [...sum.parts, { label: 'sa.part.actionBonus', value, source }] }
}

/** Any action's rule. The registry pairs each action with the rule for its own choices. */
type AnyRule = ActionRule<OfficerAction>

function ruleOf(action: OfficerAction): AnyRule {
  return ACTION_RULES[action] as unknown as AnyRule
}
