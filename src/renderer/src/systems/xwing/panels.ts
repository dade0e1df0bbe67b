import { xwing } from '@shared/systems/xwing'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { xwingReport } from '@shared/systems/xwing/report/report'
import { RULING_GROUPS, RULINGS } from '@shared/systems/xwing/rulings'
import type { StationRules } from '@shared/core/view/station'
import type { WireCommand } from '@shared/ipc/calls'
import type { SystemPanels } from '../../contract/system-panels'
import { hullSides } from './rack/hull-sides'
import { logReading } from './words/log-reading'
import { rosterReading } from './rosters/roster-reading'
import { XW_WORDS } from './words/words'

/** The panels of X-Wing. */
export const panels: SystemPanels = {
  ...XW_WORDS,
  system: xwing,
  log: logReading,
  report: xwingReport,
  phase: id => ({ key: `xw.phase.${id}` }),
  table: async () => (await import('./table/xwing-table')).table,
  lesson: async () => (await import('@shared/systems/xwing/lesson/lesson')).xwingLesson,
  reference: async () => (await import('./reference/reference')).reference,
  station: async () => (await import('@shared/systems/xwing/station/station')).xwingStation as StationRules<unknown, WireCommand>,
  odds: async () => (await import('./reference/odds')).odds,
  builder: async () => (await import('./builder/squad-builder')).builder,
  glance: state => hullSides(state as BattleState),
  waiting(state) {
    // The state comes from this system's rules.
    const { attacks } = state as BattleState
    return attacks.length === 0 ? null : { key: 'xw.waiting', values: { count: attacks.length } }
  },
  rulings: { groups: RULING_GROUPS, rulings: RULINGS, fields: {} },
  rosters: rosterReading
}
