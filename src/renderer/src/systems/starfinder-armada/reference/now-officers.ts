import type { Message } from '@shared/core/engine/message'
import { actionReachHexes } from '@shared/systems/starfinder-armada/actions/take-action'
import { blockOf } from '@shared/systems/starfinder-armada/derive/checks/officer-benefit'
import { officerBonusTotal, officerCheck, officerReachHexes } from '@shared/systems/starfinder-armada/derive/checks/officer-bonus'
import { officersOf, sideOf } from '@shared/systems/starfinder-armada/derive/fire/enemies'
import { armadaName, officerName, targetName } from '@shared/systems/starfinder-armada/events/words'
import type { BattleState, FleetState, OfficerState } from '@shared/systems/starfinder-armada/model/battle'
import type { Role } from '@shared/systems/starfinder-armada/model/design'
import { ACTIONS, OFFICER_ACTION_SOURCES } from '@shared/systems/starfinder-armada/model/officer-actions'
import { readRuling } from '@shared/systems/starfinder-armada/rulings'
import { SCAN_LEVELS } from '@shared/systems/starfinder-armada/tables/limits'
import { OFFICER_ACTIONS } from '@shared/systems/starfinder-armada/tables/officers'
import { line, type Lines, type NowLine } from '../../../contract/system-reference'
import { signed } from '../../../i18n/signed'
import { effectLines, enemiesOf, named, outOf, own, type LinesOf } from './now-line'

/** What the passages on officers mean for the fleet they serve in, or that they work on. */
export const OFFICER_LINES: Readonly<Record<string, LinesOf>> = {
  'officers-aboard': ofEach(actedOf),
  'officer-bonus': (state, fleet) =>
    officersOf(state, fleet.id).flatMap(officer => [
      line(nameAndRole(officer), signed(officerBonusTotal(officer))),
      line({ key: 'saDigest.now.resolve', values: { name: officer.name } }, officer.resolvePoints)
    ]),
  roles: ofEach((officer, state, fleet) =>
    isIdle(state, fleet, officer) ? { key: 'saDigest.value.idle' } : signed(officerBonusTotal(officer))
  ),
  'officer-actions': ofEach(checkOf),
  admiral: (state, fleet) => [
    ...ofRole(state, fleet, 'admiral'),
    ...state.taunts
      .filter(({ targetId }) => targetId === fleet.id)
      .map(({ armadaId, officerId }) => {
        const isPerAdmiral = readRuling(state.rulings, 'sa.tauntLimit') === 'perAdmiral'
        return own('taunted', named(isPerAdmiral ? officerName(state, officerId) : armadaName(state, armadaId)))
      })
  ],
  commander: (state, fleet) => [
    ...ofRole(state, fleet, 'commander'),
    ...state.duels.filter(({ fleetId }) => fleetId === fleet.id).map(({ targetId }) => own('duels', named(targetName(state, targetId))))
  ],
  'chief-engineer': (state, fleet) => [
    ...ofRole(state, fleet, 'chiefEngineer'),
    ...effectLines(state, fleet, effect => effect.kind === 'condition')
  ],
  'chief-caster': (state, fleet) => ofRole(state, fleet, 'chiefCaster'),
  'chief-technician': (state, fleet) => [...ofRole(state, fleet, 'chiefTechnician'), ...known(state, fleet)]
}

const nameAndRole = ({ name, role }: OfficerState): Message => ({
  key: 'saDigest.now.officer',
  values: { name, role: { key: `sa.role.${role}` } }
})

/** A line for each officer aboard. */
function ofEach(valueOf: (officer: OfficerState, state: BattleState, fleet: FleetState) => NowLine['value']): LinesOf {
  return (state, fleet) => officersOf(state, fleet.id).map(officer => line(nameAndRole(officer), valueOf(officer, state, fleet)))
}

function actedOf({ isIncapacitated, hasActed }: OfficerState): Message {
  if (isIncapacitated) return { key: 'battle.officers.out' }
  return { key: hasActed ? 'battle.officers.acted' : 'battle.officer.free' }
}

/**
 * Whether the passive benefit is gone for now. That of a chief engineer outlasts a Scramble and Communications where the table reads it so
 * (SA-Q32).
 */
function isIdle(state: BattleState, fleet: FleetState, officer: OfficerState): boolean {
  const block = blockOf(state, fleet, officer)
  const isLasting = officer.role === 'chiefEngineer' && readRuling(state.rulings, 'sa.engineerSp') !== 'anySuppression'
  return isLasting ? block === 'incapacitated' : block !== null
}

const reaching = (check: number, hexes: number): Message => ({
  key: 'saDigest.value.reach',
  values: { check: signed(check), hexes, count: hexes }
})

function checkOf(officer: OfficerState, state: BattleState): Message {
  return reaching(officerCheck(state, officer).total, officerReachHexes(state, officer))
}

/** The officers of that role aboard with each of their actions, and what such actions have laid on the fleet. */
function ofRole(state: BattleState, fleet: FleetState, role: Role): Lines {
  const actions = ACTIONS.filter(action => OFFICER_ACTIONS[action].role === role)
  const sources: readonly string[] = actions.map(action => OFFICER_ACTION_SOURCES[action])
  const officers = officersOf(state, fleet.id).filter(officer => officer.role === role)
  return [
    ...officers.flatMap(officer => [
      line(nameAndRole(officer), actedOf(officer)),
      ...actions
        .filter(action => OFFICER_ACTIONS[action].check.kind === 'officer')
        .map(action =>
          line(
            { key: `sa.action.${action}` },
            reaching(officerCheck(state, officer).total + bonusOf(action), actionReachHexes(state, officer, action))
          )
        )
    ]),
    ...effectLines(state, fleet, ({ source }) => sources.includes(source))
  ]
}

/** What the action itself adds to an officer check. */
function bonusOf(action: (typeof ACTIONS)[number]): number {
  const { check } = OFFICER_ACTIONS[action]
  return check.kind === 'officer' ? check.bonus : 0
}

/** How much the side of the fleet knows of each enemy (SA-074). */
function known(state: BattleState, fleet: FleetState): Lines {
  const side = sideOf(state, fleet)
  return enemiesOf(state, fleet).map(enemy => {
    const level = state.scans.find(({ sideId, fleetId }) => sideId === side && fleetId === enemy.id)?.level ?? 0
    return line({ key: 'saDigest.now.known', values: { enemy: enemy.name } }, outOf(level, SCAN_LEVELS))
  })
}
