import { xwingSight } from '@shared/systems/xwing/view/sight'
import { defineAsyncComponent } from 'vue'
import type { SystemBuilder } from '../../../contract/system-builder'
import ShipDetail from './cards/ShipDetail.vue'
import FirePanel from './FirePanel.vue'
import ShipCells from './ShipCells.vue'
import { squadEdits } from './squad-edits'
import { partsOf } from './squad-parts'
import { squadProblems } from './squad-problems'
import SquadFoot from './SquadFoot.vue'
import { squadTable } from './roster-columns'
import SquadSummary from './SquadSummary.vue'
import { useSquadActs, type SquadKinds } from './use-squad-builder'

/** Squads of X-Wing: ships, and the weapons on their cards. */
export const builder: SystemBuilder<SquadKinds> = {
  prefix: 'xwBuilder',
  words: 'xw',
  adds: { what: 'ship', label: 'xwBuilder.addShip' },
  fine: { key: 'xwBuilder.fine' },
  partsOf,
  problems: squadProblems,
  sight: xwingSight,
  edits: squadEdits,
  rosterTable: squadTable,
  table: {
    name: 'xwBuilder.column.ship',
    columns: [
      ...['initiative', 'attack', 'agility', 'hull', 'shields'].map(field => ({ label: `xwBuilder.column.${field}`, isNumber: true })),
      { label: 'xwBuilder.column.tokens' },
      { label: 'xwBuilder.field.weapons' }
    ],
    cells: ShipCells,
    foot: SquadFoot,
    minWidth: '48rem',
    nameWidth: '26%'
  },
  panes: {
    summary: SquadSummary,
    below: FirePanel,
    detail: ShipDetail,
    detailWidth: 'minmax(25rem, 28%)',
    sheet: defineAsyncComponent(() => import('./print/PrintSheet.vue'))
  },
  own: useSquadActs,
  keys: (builder, word) => [
    { action: 'builder.add', isInFoot: true, run: () => void builder.add('ship') },
    {
      keys: ['v'],
      label: () => word('xwBuilder.key.weapon'),
      isInFoot: true,
      when: () => builder.selected !== null,
      run: () => void builder.own.addWeapon()
    }
  ]
}
