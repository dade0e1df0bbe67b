import type { ActField, ActValues, StationAct } from '../../../core/view/station'
import { named, textOf } from '../../../core/view/act-fields'
import { actionCheck } from '../actions/take-action'
import type { ActionChoice, SaCommand, SaCommands } from '../commands/command'
import { areEnemies, sideOf } from '../derive/fire/enemies'
import { effectName, word } from '../events/words'
import type { BattleState, FleetState, OfficerState } from '../model/battle'
import { fleetId, officerId } from '../model/design'
import type { SaEffect } from '../model/effects'
import { ACTIONS, BOOSTS, type OfficerAction } from '../model/officer-actions'
import { checkChance } from '../odds/action-odds'
import { findFleet, theFleet } from '../state'
import { OFFICER_ACTIONS } from '../tables/officers'
import { scanLevel } from '../view/scan-level'
import { flag, picked, range } from './fields'

/** The special actions of an officer's role (SA-060 to SA-074). */
export function officerActs(known: BattleState, officer: OfficerState): readonly StationAct<SaCommand>[] {
  return ACTIONS.filter(action => OFFICER_ACTIONS[action].role === officer.role).flatMap(action => {
    const fields = fieldsOf(known, officer, action)
    // With nothing to choose from it cannot be done.
    if (fields.some(field => field.kind === 'pick' && field.options.length === 0)) return []
    const commandOf = (values: ActValues): SaCommands['takeAction'] => ({
      type: 'takeAction',
      officerId: officer.id,
      choice: choiceOf(known, action, values),
      rangeHexes: typeof values['range'] === 'number' ? values['range'] : null,
      resolveOfficerId: values['resolve'] === true ? officer.id : null,
      gmCheck: 0
    })
    return [
      {
        key: `${officer.id}/${action}`,
        group: named(officer.name),
        label: word('action', action),
        fields,
        commandOf,
        chanceOf: values => chanceOf(known, officer, commandOf(values)),
        isChanceSecret: values => isUnscanned(known, officer, commandOf(values))
      }
    ]
  })
}

function fieldsOf(known: BattleState, officer: OfficerState, action: OfficerAction): readonly ActField[] {
  const { check } = OFFICER_ACTIONS[action]
  return [...targetsOf(known, officer, action), ...(check.kind === 'officer' ? [flag('resolve')] : [])]
}

function targetsOf(known: BattleState, officer: OfficerState, action: OfficerAction): readonly ActField[] {
  const own = theFleet(known, officer.fleetId)
  const [enemies, allies] = [true, false].map(isEnemy => known.fleets.filter(fleet => areEnemies(known, own, fleet) === isEnemy))
  const fleets = (name: string, among: readonly FleetState[] = []): ActField =>
    picked(
      name,
      among.map(({ id, name: of }) => [id, named(of)])
    )
  switch (action) {
    case 'taunt':
    case 'duel':
    case 'scramble':
    case 'scan':
      return [fleets('target', enemies), range()]
    case 'target':
      return [fleets('target', enemies), fleets('for', allies), range()]
    case 'rally':
    case 'enchant':
      return [fleets('for', allies), range()]
    case 'boost':
      return [
        fleets('for', allies),
        picked(
          'boost',
          BOOSTS.map(boost => [boost, word('boost', boost)])
        ),
        range()
      ]
    case 'repair':
      return [repairs(known, sideOf(known, own)), range()]
    case 'encourage':
      return [
        picked(
          'for',
          [...(allies ?? []), ...officersOf(known, allies ?? [])].map(({ id, name }) => [id, named(name)])
        ),
        picked(
          'bonus',
          (['officer', 'untyped'] as const).map(bonus => [bonus, word('station.encourage', bonus)])
        ),
        range()
      ]
    case 'direct':
      return [
        picked(
          'raises',
          (['gunnery', 'ac'] as const).map(stat => [stat, word('station.direct', stat)])
        )
      ]
    case 'conjure':
    case 'precognition':
      return []
  }
}

function officersOf(known: BattleState, fleets: readonly FleetState[]): readonly OfficerState[] {
  return known.officers.filter(officer => fleets.some(fleet => fleet.id === officer.fleetId))
}

/** What can be repaired on the fleets of the side: one option for each thing on each of them. */
function repairs(known: BattleState, side: string): ActField {
  return picked(
    'for',
    known.effects.flatMap(effect => {
      const fleet = findFleet(known, fleetId(effect.targetId))
      if (effect.kind !== 'condition' || fleet === undefined || sideOf(known, fleet) !== side) return []
      const what = effectName(effect)
      return [[placeOf(known, effect), { key: 'view.line.says', values: { name: fleet.name, what } }] as const]
    })
  )
}

/** Where an effect lies, and which of those there it is. Its own id tells how many things there have been that need one. */
function placeOf(known: BattleState, effect: SaEffect): string {
  return `${effect.targetId}/${String(known.effects.filter(one => one.targetId === effect.targetId).indexOf(effect))}`
}

function choiceOf(known: BattleState, action: OfficerAction, values: ActValues): ActionChoice {
  const target = fleetId(textOf(values, 'target'))
  const ally = fleetId(textOf(values, 'for'))
  switch (action) {
    case 'taunt':
    case 'duel':
    case 'scan':
      return { action, fleetId: target }
    case 'scramble':
      return { action, fleetId: target, victimId: null }
    case 'target':
      return { action, fleetId: ally, enemyId: target }
    case 'rally':
    case 'enchant':
      return { action, fleetId: ally }
    case 'boost':
      return { action, fleetId: ally, boost: BOOSTS.find(boost => boost === values['boost']) ?? 'speed' }
    case 'repair': {
      const effect = known.effects.find(one => placeOf(known, one) === values['for'])
      return { action, fleetId: fleetId(effect?.targetId ?? ''), effectId: effect?.id ?? '' }
    }
    case 'encourage': {
      const aided = known.officers.find(one => one.id === values['for'])
      return {
        action,
        targetId: aided === undefined ? ally : officerId(aided.id),
        bonus: values['bonus'] === 'untyped' ? 'untyped' : 'officer'
      }
    }
    case 'direct':
      return { action, raises: values['raises'] === 'ac' ? 'ac' : 'gunnery' }
    case 'conjure':
      return { action, place: '' }
    case 'precognition':
      return { action }
  }
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
