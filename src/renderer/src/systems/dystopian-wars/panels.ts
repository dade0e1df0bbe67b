import { defineAsyncComponent } from 'vue'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { dystopianReport } from '@shared/systems/dystopian-wars/report/report'
import { RULING_GROUPS, RULINGS } from '@shared/systems/dystopian-wars/rulings'
import type { StationRules } from '@shared/core/view/station'
import type { WireCommand } from '@shared/ipc/calls'
import type { SystemPanels } from '../../contract/system-panels'
import { hullSides } from './rack/hull-sides'
import { logReading } from './words/log-reading'
import { rosterReading } from './rosters/roster-reading'
import { DW_WORDS } from './words/words'

const AppendixFields = defineAsyncComponent(() => import('./rulings/AppendixFields.vue'))

/** The panels of Dystopian Wars. */
export const panels: SystemPanels = {
  ...DW_WORDS,
  system: dystopianWars,
  log: logReading,
  report: dystopianReport,
  phase: id => ({ key: `dw.step.${id}` }),
  table: async () => (await import('./table/dystopian-table')).table,
  lesson: async () => (await import('@shared/systems/dystopian-wars/lesson/lesson')).dystopianLesson,
  reference: async () => (await import('./reference/reference')).reference,
  station: async () =>
    (await import('@shared/systems/dystopian-wars/station/station')).dystopianStation as StationRules<unknown, WireCommand>,
  odds: async () => (await import('./reference/odds')).odds,
  builder: async () => (await import('./builder/force-builder')).builder,
  glance: state => hullSides(state as BattleState),
  waiting(state) {
    // The state comes from this system's rules.
    const attacks = (state as BattleState).activation?.attacks ?? []
    const count = attacks.filter(one => one.status === 'declared' || one.status === 'rolled').length
    return count === 0 ? null : { key: 'dw.waiting', values: { count } }
  },
  rulings: {
    groups: RULING_GROUPS,
    rulings: RULINGS,
    // The table suggests a number under either reading.
    fields: { 'dw.toHit=4': AppendixFields, 'dw.toHit=perAttack': AppendixFields }
  },
  rosters: rosterReading
}
