import { firestormSight } from '@shared/systems/firestorm-armada/view/sight'
import { defineAsyncComponent } from 'vue'
import type { SystemBuilder } from '../../../contract/system-builder'
import { partsOf } from './edits/fleet-parts'
import { fleetProblems } from './edits/fleet-problems'
import { fleetEdits } from './edits/roster-edits'
import FirePanel from './FirePanel.vue'
import FleetCells from './FleetCells.vue'
import FleetFoot from './FleetFoot.vue'
import { fleetTable } from './roster-columns'
import FleetSummary from './FleetSummary.vue'
import PartDetail from './PartDetail.vue'
import { FIGURES } from './ship-figures'
import { fleetActs, type FleetKinds } from './use-fleet-builder'

/** The builder of Firestorm fleets: squadrons of ships and flights of wings. */
export const builder: SystemBuilder<FleetKinds> = {
  prefix: 'faBuilder',
  words: 'fa',
  adds: { what: 'squadron', label: 'faBuilder.addSquadron' },
  fine: { key: 'faBuilder.fine' },
  partsOf,
  problems: fleetProblems,
  sight: firestormSight,
  edits: fleetEdits,
  rosterTable: fleetTable,
  table: {
    name: 'faBuilder.column.name',
    columns: [
      ...FIGURES.map(figure => ({ label: `faBuilder.short.${figure}`, title: `faBuilder.field.${figure}`, isNumber: true })),
      { label: 'faBuilder.weapons' }
    ],
    cells: FleetCells,
    foot: FleetFoot,
    minWidth: '52rem',
    nameWidth: '24%'
  },
  panes: {
    summary: FleetSummary,
    below: FirePanel,
    detail: PartDetail,
    detailWidth: 'clamp(24.5rem, 33%, 30rem)',
    sheet: defineAsyncComponent(() => import('./print/PrintSheet.vue'))
  },
  own: fleetActs,
  keys(builder) {
    /** A flight gets a wing, a squadron a ship. */
    const isFlight = ['flight', 'wing'].includes(builder.selected?.kind ?? '')
    return [
      { action: 'builder.add', called: 'faBuilder.key.squadron', isInFoot: true, run: () => void builder.add('squadron') },
      {
        action: 'builder.part',
        called: isFlight ? 'faBuilder.key.wing' : 'faBuilder.key.ship',
        isInFoot: true,
        when: () => builder.selected !== null,
        run: () => void builder.add('part')
      },
      { action: 'builder.flight', isInFoot: true, run: () => void builder.add('flight') }
    ]
  }
}
