import { petitSight } from '@shared/systems/petit-wargame/view/sight'
import { defineAsyncComponent } from 'vue'
import { FIRM_PROBLEMS } from '@shared/systems/petit-wargame/validate/problem'
import { validateFleet } from '@shared/systems/petit-wargame/validate/validate-fleet'
import type { ProblemReading, SystemBuilder } from '../../../contract/system-builder'
import { REFERENCE_KEY } from '../reference/reference-key'
import { firstOf, partsOf } from './fleet-parts'
import FleetBudget from './FleetBudget.vue'
import FleetCells from './FleetCells.vue'
import { fleetTable } from './roster-columns'
import PartDetail from './PartDetail.vue'
import { placesIn, remedyText, textOf } from './problem-words'
import ReferenceButton from './ReferenceButton.vue'
import ReferencePane from './ReferencePane.vue'
import { remedyFor } from './remedy'
import { fleetEdits } from './roster-edits'
import { SECTOR_KEYS, sectorOfKey } from './ship/sector-keys'
import { SHIP_KEY, useFleetActs, type FleetKinds } from './use-fleet-builder'

const problems: ProblemReading<FleetKinds> = {
  find: (fleet, rulings, earlier) => validateFleet(fleet, rulings, earlier).problems,
  firm: FIRM_PROBLEMS,
  textOf,
  partAt: (_fleet, { at }) => at,
  placesIn: (_fleet, problem) => placesIn(problem),
  remedyOf(fleet, problem) {
    const remedy = remedyFor(fleet, problem)
    return remedy === null ? { key: 'pwBuilder.remedy.show' } : remedyText(remedy)
  },
  onShow: (own, problem) => void own.goToProblem(problem)
}

/** Fleets of Petit Wargame: squadrons, and ships designed sector by sector. The keys of sectors are the faces of their die (PW-045). */
export const builder: SystemBuilder<FleetKinds> = {
  prefix: 'pwBuilder',
  words: 'pw',
  adds: { what: 'squadron', label: 'pwBuilder.addSquadron' },
  fine: { key: 'pwBuilder.fine' },
  partsOf,
  firstOf,
  problems,
  sight: petitSight,
  edits: fleetEdits,
  rosterTable: fleetTable,
  table: {
    name: 'pwBuilder.column.name',
    columns: [
      { label: 'pwBuilder.column.size' },
      { label: 'pwBuilder.short.pd', title: 'pwBuilder.figure.pd', isNumber: true },
      { label: 'pwBuilder.short.pm', title: 'pwBuilder.figure.pm', isNumber: true },
      { label: 'pwBuilder.column.points', isNumber: true }
    ],
    cells: FleetCells,
    minWidth: '0',
    nameWidth: '60%'
  },
  panes: {
    bar: ReferenceButton,
    summary: FleetBudget,
    detail: PartDetail,
    detailWidth: 'calc(100% - 25rem)',
    isDetailWide: true,
    dialogs: ReferencePane,
    sheet: defineAsyncComponent(() => import('./print/PrintSheet.vue'))
  },
  own: useFleetActs,
  keys: (builder, word) => [
    {
      keys: SECTOR_KEYS,
      shown: [`1–${String(SECTOR_KEYS.length)}`],
      label: () => word('pwBuilder.key.sector'),
      isInFoot: true,
      when: () => builder.selected?.kind === 'ship',
      run: event => void builder.own.goToSector(sectorOfKey(event) ?? builder.own.sector)
    },
    { action: 'builder.add', isInFoot: true, run: () => void builder.add('squadron') },
    {
      keys: [SHIP_KEY],
      label: () => word('pwBuilder.key.ship'),
      isInFoot: true,
      when: () => builder.selected !== null,
      run: () => void builder.add('ship')
    },
    { keys: [REFERENCE_KEY], label: () => word('pwReference.key'), isInFoot: true, run: () => void (builder.own.isReferenceOpen = true) }
  ]
}
