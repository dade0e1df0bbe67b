import { defineAsyncComponent } from 'vue'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { firestormReport } from '@shared/systems/firestorm-armada/report/report'
import { RULING_GROUPS, RULINGS } from '@shared/systems/firestorm-armada/rulings'
import type { StationRules } from '@shared/core/view/station'
import type { WireCommand } from '@shared/ipc/calls'
import type { SystemPanels } from '../../contract/system-panels'
import { hullSides } from './rack/hull-sides'
import { logReading } from './words/log-reading'
import { rosterReading } from './rosters/roster-reading'
import { FA_WORDS } from './words/words'

/** The panels of Firestorm Armada. */
export const panels: SystemPanels = {
  ...FA_WORDS,
  system: firestormArmada,
  log: logReading,
  report: firestormReport,
  phase: id => ({ key: `fa.phase.${id}` }),
  table: async () => (await import('./table/firestorm-table')).table,
  lesson: async () => (await import('@shared/systems/firestorm-armada/lesson/lesson')).firestormLesson,
  reference: async () => (await import('./reference/reference')).reference,
  station: async () =>
    (await import('@shared/systems/firestorm-armada/station/station')).firestormStation as StationRules<unknown, WireCommand>,
  odds: async () => (await import('./reference/odds')).odds,
  builder: async () => (await import('./builder/fleet-builder')).builder,
  glance: state => hullSides(state as BattleState),
  waiting(state) {
    // The state comes from this system's rules.
    const count = (state as BattleState).obligations.length
    return count === 0 ? null : { key: 'fa.waiting', values: { count } }
  },
  rulings: {
    groups: RULING_GROUPS,
    rulings: RULINGS,
    fields: { 'fa.critTable=optionalHardback': defineAsyncComponent(() => import('./rulings/CriticalTableFields.vue')) }
  },
  rosters: rosterReading
}
