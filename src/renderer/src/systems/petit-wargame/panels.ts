import { defineAsyncComponent } from 'vue'
import { petitWargame } from '@shared/systems/petit-wargame'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { petitReport } from '@shared/systems/petit-wargame/report/report'
import { RULING_GROUPS, RULINGS } from '@shared/systems/petit-wargame/rulings'
import type { StationRules } from '@shared/core/view/station'
import type { WireCommand } from '@shared/ipc/calls'
import type { SystemPanels } from '../../contract/system-panels'
import { fleetGlance } from './rack/fleet-glance'
import { logReading } from './words/log-reading'
import { rosterReading } from './rosters/roster-reading'
import { PW_WORDS } from './words/words'

/** The panels of Petit Wargame. */
export const panels: SystemPanels = {
  ...PW_WORDS,
  system: petitWargame,
  log: logReading,
  report: petitReport,
  phase: id => ({ key: `pw.phase.${id}` }),
  table: async () => (await import('./table/petit-table')).table,
  lesson: async () => (await import('@shared/systems/petit-wargame/lesson/lesson')).petitLesson,
  reference: async () => (await import('./reference/reference')).reference,
  station: async () => (await import('@shared/systems/petit-wargame/station/station')).petitStation as StationRules<unknown, WireCommand>,
  odds: async () => (await import('./reference/odds')).odds,
  builder: async () => (await import('./builder/fleet-builder')).builder,
  glance: state => fleetGlance(state as BattleState),
  waiting(state) {
    // The state comes from this system's rules.
    const count = petitWargame.obligations(state as BattleState).length
    return count === 0 ? null : { key: 'pw.waiting', values: { count } }
  },
  rulings: {
    groups: RULING_GROUPS,
    rulings: RULINGS,
    fields: { 'pw.deployZones=ownEdge': defineAsyncComponent(() => import('./rulings/RowsField.vue')) }
  },
  rosters: rosterReading
}
