import { starfinderSight } from '@shared/systems/starfinder-armada/view/sight'
import { defineAsyncComponent } from 'vue'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import { applyRemedy } from '@shared/systems/starfinder-armada/validate/remedy'
import { FIRM_PROBLEMS } from '@shared/systems/starfinder-armada/validate/problem'
import { RULE_CHECKS, validateArmada } from '@shared/systems/starfinder-armada/validate/validate-armada'
import { movedPartTo, treeEdits, withPart } from '../../../builder/draft/roster-tree'
import { useExplain } from '../../../chrome/keys/use-explain'
import type { ProblemReading, RosterEdits, SystemBuilder } from '../../../contract/system-builder'
import { freeName } from '../../../ui/text/name-text'
import { FLEETS_MAX, newFleet, removeFleet, withoutFlagship } from './armada-edits'
import { partsOf } from './armada-parts'
import { armadaTable } from './roster-columns'
import ArmadaTier from './ArmadaTier.vue'
import BudgetBar from './BudgetBar.vue'
import EncounterPanel from './encounter/EncounterPanel.vue'
import OfficerPane from './figures/OfficerPane.vue'
import WeightOfFire from './figures/WeightOfFire.vue'
import FleetCells from './FleetCells.vue'
import FleetDetail from './FleetDetail.vue'
import FleetFoot from './FleetFoot.vue'
import FlagshipMark from './FlagshipMark.vue'
import { problemText, remedyText } from './problem-text'
import { useArmadaActs, type ArmadaKinds } from './use-armada-builder'

const problems: ProblemReading<ArmadaKinds> = {
  find: (armada, rulings, earlier) => validateArmada(armada, rulings, earlier).problems,
  firm: FIRM_PROBLEMS,
  textOf: problemText,
  partAt: (_armada, { fleetId }) => fleetId,
  remedyOf: (armada, { remedy }) => (remedy === null ? null : remedyText(remedy, armada))
}

const ofTree = treeEdits<ArmadaKinds>(() => FLEETS_MAX)

const edits: RosterEdits<ArmadaKinds> = {
  ...ofTree,
  movedTo: movedPartTo,
  added(armada, _what, _selected, { word, taken, newId }) {
    if (armada.fleets.length >= FLEETS_MAX) return null
    const fleet = newFleet(armada, freeName(word('builder.newFleet'), taken), newId)
    return { roster: { ...armada, fleets: [...armada.fleets, fleet] }, id: fleet.id }
  },
  /** A second flagship would be illegal, so the copy is not one. */
  duplicated(armada, part, context) {
    const addition = ofTree.duplicated(armada, part, context)
    return addition === null ? null : { ...addition, roster: withPart(addition.roster, fleetId(addition.id), withoutFlagship) }
  },
  removed: (armada, { fleet }) => removeFleet(armada, fleet.id),
  remedied: (armada, { remedy }) => (remedy === null ? null : applyRemedy(armada, remedy))
}

/** The builder of Starfinder armadas: fleets, and officers aboard. */
export const builder: SystemBuilder<ArmadaKinds> = {
  prefix: 'builder',
  words: 'sa',
  adds: { what: 'fleet', label: 'builder.add' },
  fine: { key: 'builder.problems.none', values: { count: RULE_CHECKS.length } },
  partsOf,
  problems,
  sight: starfinderSight,
  edits,
  rosterTable: armadaTable,
  table: {
    name: 'builder.column.fleet',
    mark: FlagshipMark,
    columns: [
      { label: 'builder.column.spec' },
      ...['tier', 'ac', 'hp', 'ct', 'sp', 'damage', 'speed', 'range'].map(name => ({ label: `builder.column.${name}`, isNumber: true })),
      { label: 'builder.column.abilities' },
      { label: 'builder.column.officers' },
      { label: 'builder.column.bp', isNumber: true }
    ],
    cells: FleetCells,
    foot: FleetFoot,
    minWidth: '60rem',
    nameWidth: '28%'
  },
  panes: {
    bar: ArmadaTier,
    summary: BudgetBar,
    between: WeightOfFire,
    below: EncounterPanel,
    detail: FleetDetail,
    detailWidth: 'minmax(20.5rem, 23%)',
    dialogs: OfficerPane,
    sheet: defineAsyncComponent(() => import('./print/PrintSheet.vue'))
  },
  own: useArmadaActs,
  keys: (builder, word) => [
    {
      keys: ['+', '-'],
      label: () => word('builder.key.tier'),
      isInFoot: true,
      isRepeated: true,
      when: () => builder.selected !== null,
      run: event => builder.own.stepTier(event.key === '+' ? 1 : -1)
    },
    { action: 'builder.add', isInFoot: true, run: () => void builder.add('fleet') },
    { action: 'builder.officer', when: () => builder.selected !== null, run: () => builder.own.addOfficer() },
    useExplain()
  ]
}
