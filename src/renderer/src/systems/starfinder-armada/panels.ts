import { defineAsyncComponent } from 'vue'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { starfinderReport } from '@shared/systems/starfinder-armada/report/report'
import { RULING_GROUPS, RULINGS } from '@shared/systems/starfinder-armada/rulings'
import type { StationRules } from '@shared/core/view/station'
import type { WireCommand } from '@shared/ipc/calls'
import type { SystemPanels } from '../../contract/system-panels'
import { hullSides } from './rack/hull-sides'
import { logReading } from './words/log-reading'
import { rosterReading } from './rosters/roster-reading'
import { SA_WORDS } from './words/words'

/** The panels of Starfinder armada combat. */
export const panels: SystemPanels = {
  ...SA_WORDS,
  system: starfinderArmada,
  log: logReading,
  report: starfinderReport,
  phase: id => ({ key: `sa.phase.${id}` }),
  table: async () => (await import('./table/armada-table')).table,
  lesson: async () => (await import('@shared/systems/starfinder-armada/lesson/lesson')).starfinderLesson,
  reference: async () => (await import('./reference/reference')).reference,
  station: async () =>
    (await import('@shared/systems/starfinder-armada/station/station')).starfinderStation as StationRules<unknown, WireCommand>,
  odds: async () => (await import('./reference/odds')).odds,
  builder: async () => (await import('./builder/armada-builder')).builder,
  glance: state => hullSides(state as BattleState),
  waiting(state) {
    // The state comes from this system's rules.
    const count = (state as BattleState).volley.length
    return count === 0 ? null : { key: 'sa.waiting', values: { count } }
  },
  rulings: {
    groups: RULING_GROUPS,
    rulings: RULINGS,
    fields: {
      'sa.rangeBands=custom': defineAsyncComponent(() => import('./rulings/BandFields.vue')),
      'sa.agile=gmText': defineAsyncComponent(() => import('./rulings/AgileFields.vue'))
    }
  },
  rosters: rosterReading
}
