import { isAimed } from '../../../core/acts/answers'
import { count, flag, given } from '../../../core/acts/form'
import { offeredAct } from '../../../core/acts/offers'
import type { StationAct } from '../../../core/view/station'
import { named } from '../../../core/view/act-fields'
import { neededFor } from '../actions/take-action'
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

/** What a player says of an action: its choices, the hexes to its target, and whether the officer spends a Resolve Point on it. */
type Told = ActionChoice & { readonly range: number | null; readonly resolve: boolean }

/** The special actions of an officer's role (SA-060 to SA-074). */
export function officerActs(known: BattleState, officer: OfficerState): readonly StationAct<SaCommand>[] {
  return ACTIONS.filter(action => OFFICER_ACTIONS[action].role === officer.role).flatMap(action => {
    const asked = OFFICER_FORMS[action]({ state: known, officer, answers: {} })
    const isOfficerCheck = OFFICER_ACTIONS[action].check.kind === 'officer'
    const act = offeredAct({
      key: `${officer.id}/${action}`,
      group: named(officer.name),
      label: word('action', action),
      form: {
        ...asked,
        range: isAimed(asked) ? count('sa.station.range', { most: 999, start: 1, isMeasured: true }) : given(null),
        resolve: isOfficerCheck ? flag('sa.station.resolve') : given(false)
      },
      commandOf: ({ range, resolve, ...choice }: Told): SaCommands['takeAction'] => ({
        type: 'takeAction',
        officerId: officer.id,
        choice,
        rangeHexes: range,
        resolveOfficerId: resolve ? officer.id : null,
        gmCheck: 0
      }),
      chanceOf: command => chanceOf(known, officer, command),
      isChanceSecret: command => isUnscanned(known, officer, command)
    })
    // With nothing to choose from it cannot be done.
    return act.fields.some(field => field.kind === 'pick' && field.options.length === 0) ? [] : [act]
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
  const check = neededFor(known, officer, choice)
  return check === null ? null : checkChance(check.adds?.total ?? 0, check.dc.total, resolveOfficerId !== null)
}
