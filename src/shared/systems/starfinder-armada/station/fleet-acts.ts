import { count, flag, given, pick, type FormOf } from '../../../core/acts/form'
import { offeredAct } from '../../../core/acts/offers'
import { named } from '../../../core/view/act-fields'
import { plainAct, type StationAct } from '../../../core/view/station'
import type { SaCommand, SaCommands } from '../commands/command'
import { measuredAttack } from '../commands/fire/stage-attack'
import { areEnemies, sideOf } from '../derive/fire/enemies'
import type { BattleState, FleetState } from '../model/battle'
import type { SaObligation } from '../model/obligation'
import { checkChances } from '../odds/attack-odds'
import { attackNumbers } from '../odds/planned-odds'
import { findFleet } from '../state'
import { scanLevel } from '../view/scan-level'

/** A fleet's dues first, then its move and its attack of the round. Stunts, mines and debris are the game master's to enter. */
export function fleetActs(known: BattleState, fleet: FleetState): readonly StationAct<SaCommand>[] {
  const dues = known.obligations.filter(due => due.fleetId === fleet.id)
  return [...dues.flatMap((due, nth) => dueActs(fleet, due, nth)), moveAct(fleet), ...attackActs(known, fleet)]
}

/** The dues that need nothing but their dice. They are counted, since their ids tell how many things there have been that need one. */
function dueActs(fleet: FleetState, due: SaObligation, nth: number): readonly StationAct<SaCommand>[] {
  if (due.kind !== 'critical' && due.kind !== 'morale') return []
  const { id } = due
  const command: SaCommand =
    due.kind === 'critical'
      ? { type: 'settleCritical', obligationId: id }
      : { type: 'settleMorale', obligationId: id, resolveOfficerId: null, gmCheck: 0 }
  return [plainAct(`${fleet.id}/due/${String(nth)}`, fleet.name, { key: `sa.obligationKind.${due.kind}` }, command)]
}

function moveAct({ id, name }: FleetState): StationAct<SaCommand> {
  const command: SaCommand = {
    type: 'moveFleet',
    fleetId: id,
    move: 'moved',
    stunt: null,
    passedThrough: [],
    minesEntered: [],
    debrisIds: []
  }
  return plainAct(`${id}/move`, name, { key: 'sa.station.move' }, command)
}

function attackActs(known: BattleState, fleet: FleetState): readonly StationAct<SaCommand>[] {
  const enemies = known.fleets.filter(other => areEnemies(known, fleet, other))
  if (enemies.length === 0) return []
  const form: FormOf<SaCommands['stageAttack']> = {
    type: given('stageAttack'),
    attackerId: given(fleet.id),
    targetId: pick(
      'sa.station.target',
      enemies.map(({ id, name }) => ({ id, label: named(name) }))
    ),
    rangeHexes: count('sa.station.range', { most: 999, start: 1, isMeasured: true }),
    isFromFrontArc: flag('sa.station.front'),
    arrayTargets: given(1),
    usesSuperweapon: given(false),
    resolveOfficerId: given(null),
    debrisCrossed: given(0),
    isTargetAhead: given(true),
    gmCheck: given(0),
    gmAc: given(0),
    dealsHalf: given(undefined)
  }
  return [
    offeredAct({
      key: `${fleet.id}/attack`,
      group: named(fleet.name),
      label: { key: 'sa.station.attack' },
      form,
      commandOf: (command: SaCommands['stageAttack']) => command,
      chanceOf: command => checkChances(attackNumbers(known, measuredAttack(command))).hit,
      isChanceSecret: command => isUnscanned(known, fleet, command),
      halvedOf: command => ({ ...command, dealsHalf: true })
    })
  ]
}

/** Before the second scan, which shows the abilities, the chance would give the Armor Class away. */
function isUnscanned(known: BattleState, fleet: FleetState, { targetId }: SaCommands['stageAttack']): boolean {
  const target = findFleet(known, targetId)
  return target !== undefined && scanLevel(known, { kind: 'side', sideId: sideOf(known, fleet) }, target) < 2
}
