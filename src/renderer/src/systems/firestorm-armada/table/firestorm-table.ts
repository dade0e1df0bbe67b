import { computed } from 'vue'
import { turnToActivate } from '@shared/systems/firestorm-armada/derive/turn-to-activate'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { Translate } from '../../../i18n/texts'
import { useWords } from '../../../i18n/use-words'
import type { SystemTable, Table, TableParts } from '../../../contract/system-table'
import CorrectDialog from '../correct/CorrectDialog.vue'
import { cardsOver, cardStep, dueOf, owedFirst } from '../due/due'
import { owedIn } from '../due/owed-in'
import ReinforceDialog from '../join/ReinforceDialog.vue'
import type { NextStep } from '../next/next-step'
import { useNext } from '../next/use-next'
import FleetRack from '../rack/FleetRack.vue'
import { standsOf } from '../rack/stands-of'
import { paperFacts } from '../words/paper-facts'
import { paperOdds } from '../words/paper-odds'
import { keepRefs } from '../../../table/keep/keep-refs'
import { useFleets, useLocked, type FaDialogs } from '../use-fleets'
import CentrePane from './CentrePane.vue'
import { makeFaFlow, provideFaFlow } from './fa-flow'
import { phaseStations } from './phase-stations'
import { rollersOf } from './rollers'
import { provideFaSelection, useSelection } from './selection'
import { useFaKeys } from './use-fa-keys'

const DIALOGS = { correct: CorrectDialog, reinforce: ReinforceDialog } satisfies Record<keyof FaDialogs, unknown>

export const table: SystemTable = {
  setup,
  rack: FleetRack,
  centre: CentrePane,
  lists: [],
  stands: (state, name) => standsOf(state as BattleState, name),
  owed: { isAtOnce: false, read: state => owedIn(state as BattleState), useLocked },
  past: { sumTitle: 'faTable.attack.dice' },
  paper: { facts: paperFacts, odds: paperOdds },
  dialogs: DIALOGS,
  quietActs: [
    'correctFleet',
    'correctUnit',
    'correctShip',
    'correctWeapon',
    'correctWing',
    'markShip',
    'noteCard',
    'noteTable',
    'addEffect',
    'endEffect',
    'joinUnits',
    'joinFleet',
    'setRuling'
  ]
}

function setup({ openDialog, addDraft }: Table<FaDialogs>): TableParts {
  const { store, state } = useFleets()
  const { t, say } = useWords()
  const selection = provideFaSelection(useSelection(state))
  keepRefs('selection', selection.chosen)
  const flow = provideFaFlow(makeFaFlow(selection, addDraft))
  const next = useNext()
  const shown = computed(() => (store.pastState ?? state.value) as BattleState)
  const turn = (): string => t('faTable.turn', { turn: shown.value.turn })

  function correct(): void {
    const { value: id } = selection.focusId
    if (id === null) return
    openDialog('correct', { target: { kind: state.value.wings.some(wing => wing.id === id) ? 'wing' : 'ship', id } })
  }

  return {
    facts: () => ({ name: state.value.name, isOver: state.value.phase === 'over', rulings: state.value.rulings }),
    phases: () => ({ label: turn(), stations: phaseStations(shown.value, t) }),
    rollers: () => rollersOf(state.value),
    named: () =>
      state.value.fleets.flatMap(fleet => [
        { id: fleet.id, name: fleet.name, group: fleet.name },
        ...state.value.units.filter(unit => unit.fleetId === fleet.id).map(({ id, name }) => ({ id, name, group: fleet.name }))
      ]),
    due: () => ({ what: say(dueOf(state.value)), detail: say(owedFirst(state.value) ?? '') }),
    next,
    isNextDue: () => flow.centre.value !== 'settle' && isNextDue(state.value, next.step.value),
    moment: flow.centre,
    racks: {
      ...selection.racks,
      actingSide: () => (state.value.phase === 'activation' ? selection.actingSide.value : null)
    },
    flow: flow.parts,
    selectedId: () => selection.focusId.value,
    point: selection.press,
    clear: selection.clear,
    keys: useFaKeys(selection, flow, correct),
    acts: () => ({ first: [], changes: [] }),
    ending: () => ({
      ask: t('faTable.ending.ask', { turn: state.value.turn }),
      leaves: leftBehind(state.value, t),
      command: { type: 'endBattle' }
    })
  }
}

/** True if nothing is left to do in this step. */
function isNextDue(state: BattleState, step: NextStep | null): boolean {
  if (state.phase === 'turnCards') return cardStep(state).kind === 'done'
  if (state.phase === 'activation') return state.activeUnitId === null ? turnToActivate(state) === null : step?.remaining.length === 0
  return state.phase !== 'endPhase' || state.fleets.every(fleet => cardsOver(state, fleet) === 0)
}

/** Left open if the battle ended now: items owed, and the current points. */
function leftBehind({ obligations, fleets }: BattleState, t: Translate): string {
  const { length: count } = obligations
  const points = fleets
    .map(fleet => t('faTable.ending.points', { fleet: fleet.name, points: fleet.victoryPoints }, fleet.victoryPoints))
    .join(', ')
  const owed = count > 0 ? `${t('battle.ending.owed', { count }, count)} ` : ''
  return `${owed}${points}. ${t('battle.ending.undo')}`
}
