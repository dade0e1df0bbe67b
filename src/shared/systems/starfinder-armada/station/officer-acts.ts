import { filled, isAimed } from '../../../core/acts/answers'
import { answersFrom, offeredFields } from '../../../core/acts/offers'
import type { StationAct } from '../../../core/view/station'
import { named } from '../../../core/view/act-fields'
import { present } from '../../../kernel/present'
import { actionCheck } from '../actions/take-action'
import { OFFICER_FORMS } from '../acts/officer-forms'
import type { ActionChoice, SaCommand, SaCommands } from '../commands/command'
import { areEnemies, sideOf } from '../derive/fire/enemies'
import { word } from '../events/words'
import type { BattleState, OfficerState } from '../model/battle'
import { ACTIONS } from '../model/officer-actions'
import { checkChance } from '../odds/action-odds'
import { findFleet, theFleet } from '../state'
import { OFFICER_ACTIONS } from '../tables/officers'
import { scanLevel } from '../view/scan-level'
import { flag, range } from './fields'

/** The special actions of an officer's role (SA-060 to SA-074). */
export function officerActs(known: BattleState, officer: OfficerState): readonly StationAct<SaCommand>[] {
  return ACTIONS.filter(action => OFFICER_ACTIONS[action].role === officer.role).flatMap(action => {
    const form = OFFICER_FORMS[action]({ state: known, officer, answers: {} })
    const asked = offeredFields(form)
    // With nothing to choose from it cannot be done.
    if (asked.some(field => field.kind === 'pick' && field.options.length === 0)) return []
    const measured = isAimed(form) ? [range()] : []
    const resolve = OFFICER_ACTIONS[action].check.kind === 'officer' ? [flag('resolve')] : []
    const commandOf: StationAct<SaCommands['takeAction']>['commandOf'] = values => ({
      type: 'takeAction',
      officerId: officer.id,
      choice: present(filled<ActionChoice>(form, answersFrom(form, values)), action),
      rangeHexes: typeof values['range'] === 'number' ? values['range'] : null,
      resolveOfficerId: values['resolve'] === true ? officer.id : null,
      gmCheck: 0
    })
    return [
      {
        key: `${officer.id}/${action}`,
        group: named(officer.name),
        label: word('action', action),
        fields: [...asked, ...measured, ...resolve],
        commandOf,
        chanceOf: values => chanceOf(known, officer, commandOf(values)),
        isChanceSecret: values => isUnscanned(known, officer, commandOf(values))
      }
    ]
  })
}

/** Against an enemy that was never scanned the chance would give its Armor Class away. */
function isUnscanned(known: BattleState, officer: OfficerState, { choice }: SaCommands['takeAction']): boolean {
  const own = theFleet(known, officer.fleetId)
  const enemyId = 'enemyId' in choice ? choice.enemyId : 'fleetId' in choice ? choice.fleetId : null
  const enemy = enemyId === null ? undefined : findFleet(known, enemyId)
  if (enemy === undefined || !areEnemies(known, own, enemy)) return false
  return scanLevel(known, { kind: 'side', sideId: sideOf(known, own) }, enemy) < 2
}

function chanceOf(known: BattleState, officer: OfficerState, { choice, resolveOfficerId }: SaCommands['takeAction']): number | null {
  const check = actionCheck(known, officer, choice)
  return check === null ? null : checkChance(check.adds?.total ?? 0, check.dc.total, resolveOfficerId !== null)
}
