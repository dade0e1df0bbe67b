import { dystopianSight } from '@shared/systems/dystopian-wars/view/sight'
import { defineAsyncComponent } from 'vue'
import type { DraftForce, DraftSquadron, DraftUnit, DraftWing } from '@shared/systems/dystopian-wars/model/force'
import { FIRM_PROBLEMS } from '@shared/systems/dystopian-wars/validate/problem'
import { validateForce } from '@shared/systems/dystopian-wars/validate/validate-force'
import { insertedAfter } from '../../../builder/draft/move-part'
import { treeEdits, withPart } from '../../../builder/draft/roster-tree'
import type { Addition, ProblemReading, RosterEdits, SystemBuilder } from '../../../contract/system-builder'
import { freeName } from '../../../ui/text/name-text'
import FireByDistance from './cards/FireByDistance.vue'
import { PARTS_MAX } from './cards/card-limits'
import { newSquadron, newUnit, newWing } from './cards/new-cards'
import { forceTable } from './roster-columns'
import { findPart, firstOf, partsOf } from './force-parts'
import ForceCells from './ForceCells.vue'
import ForceSummary from './ForceSummary.vue'
import PartAdds from './PartAdds.vue'
import PartDetail from './PartDetail.vue'
import { remedied } from './remedy'
import { forceActs, type ForceKinds } from './use-force-builder'

const NUMBERS = ['hp', 'dr', 'cr', 'ap', 'movementInches', 'aa', 'cc', 'shields', 'guardians'] as const

const problems: ProblemReading<ForceKinds> = {
  find: force => validateForce(force).problems,
  firm: FIRM_PROBLEMS,
  textOf: ({ code }) => ({ key: `dw.problem.${code}` }),
  partAt: (force, { at }) => findPart(force, at)?.id ?? null,
  placesIn(force, { at }) {
    const part = findPart(force, at)
    const weapon = part?.kind === 'unit' ? part.unit.weapons.find(one => one.id === at) : undefined
    return weapon === undefined ? [] : [weapon.name]
  },
  remedyOf: (_force, { code }) => ({ key: `dwBuilder.remedy.${code}` })
}

const edits: RosterEdits<ForceKinds> = {
  ...treeEdits<ForceKinds>(() => PARTS_MAX),
  added(force, what, selected, { word, taken, newId }) {
    const free = (key: string): string => freeName(word(key), taken)
    const unit = (): DraftUnit => newUnit(free('dwBuilder.newUnit'), word('dwBuilder.newWeapon'), newId)
    if (what === 'squadron')
      return withNewSquadron(force, selected?.squadron.id ?? null, newSquadron(free('dwBuilder.newSquadron'), unit(), newId))
    if (selected === null) return null
    if (what === 'wing') return withNewWing(force, selected.squadron, selected.id, newWing(free('dwBuilder.newWing'), newId))
    return withNewUnit(force, selected.squadron, selected.id, unit())
  },
  remedied(force, problem, { word, taken, newId }) {
    const [squadron, unit] = [freeName(word('dwBuilder.newSquadron'), taken), freeName(word('dwBuilder.newUnit'), taken)]
    return remedied(force, problem, { squadron, unit, weapon: word('dwBuilder.newWeapon') }, newId)
  }
}

function withNewSquadron(force: DraftForce, afterId: string | null, squadron: DraftSquadron): Addition<DraftForce> | null {
  if (force.squadrons.length >= PARTS_MAX) return null
  return { roster: { ...force, squadrons: insertedAfter(force.squadrons, squadron, afterId) }, id: squadron.id }
}

function withNewUnit(force: DraftForce, { id, units }: DraftSquadron, afterId: string, unit: DraftUnit): Addition<DraftForce> | null {
  if (units.length >= PARTS_MAX) return null
  return { roster: withPart(force, id, (one: DraftSquadron) => ({ ...one, units: insertedAfter(units, unit, afterId) })), id: unit.id }
}

function withNewWing(force: DraftForce, { id, wings }: DraftSquadron, afterId: string, wing: DraftWing): Addition<DraftForce> | null {
  if (wings.length >= PARTS_MAX) return null
  return { roster: withPart(force, id, (one: DraftSquadron) => ({ ...one, wings: insertedAfter(wings, wing, afterId) })), id: wing.id }
}

/** The builder of Dystopian Wars forces: squadrons of units and wings. */
export const builder: SystemBuilder<ForceKinds> = {
  prefix: 'dwBuilder',
  words: 'dw',
  adds: { what: 'squadron', label: 'dwBuilder.addSquadron' },
  fine: { key: 'dwBuilder.fine' },
  partsOf,
  firstOf,
  problems,
  sight: dystopianSight,
  edits,
  rosterTable: forceTable,
  table: {
    name: 'dwBuilder.column.name',
    columns: [
      { label: 'dwBuilder.type' },
      ...NUMBERS.map(field => ({ label: `dwBuilder.column.${field}`, title: `dwBuilder.number.${field}`, isNumber: true })),
      { label: 'dwBuilder.weapons' },
      { label: 'dwBuilder.column.mars' }
    ],
    cells: ForceCells,
    foot: PartAdds,
    minWidth: '52rem',
    nameWidth: '24%'
  },
  panes: {
    summary: ForceSummary,
    below: FireByDistance,
    detail: PartDetail,
    detailWidth: 'minmax(25rem, 28%)',
    sheet: defineAsyncComponent(() => import('./print/PrintSheet.vue'))
  },
  own: forceActs,
  keys(builder) {
    const hasPart = (): boolean => builder.selected !== null
    return [
      { action: 'builder.add', called: 'dwBuilder.key.squadron', isInFoot: true, run: () => void builder.add('squadron') },
      { action: 'builder.part', called: 'dwBuilder.key.unit', isInFoot: true, when: hasPart, run: () => void builder.add('unit') },
      { action: 'builder.flight', called: 'dwBuilder.key.wing', isInFoot: true, when: hasPart, run: () => void builder.add('wing') }
    ]
  }
}
