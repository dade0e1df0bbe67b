import { computed, type ComputedRef } from 'vue'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { DwEvent } from '@shared/systems/dystopian-wars/events'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import { isInPlay, sideOf } from '@shared/systems/dystopian-wars/state'
import type { Translate } from '../../../i18n/texts'
import { useWords } from '../../../i18n/use-words'
import type { SystemTable, Table, TableParts } from '../../../contract/system-table'
import CorrectDialog from '../correct/CorrectDialog.vue'
import CorrectHitsDialog from '../correct/CorrectHitsDialog.vue'
import CorrectSquadronDialog from '../correct/CorrectSquadronDialog.vue'
import ForceDialog from '../correct/ForceDialog.vue'
import { dueOf, mayGoOn } from '../due/due'
import { owedIn } from '../due/owed-in'
import AttackList from '../fire/AttackList.vue'
import ReinforceDialog from '../join/ReinforceDialog.vue'
import { waitingSquadrons } from '../next/next-preview'
import { phaseStations } from './phase-stations'
import { sideToAct } from '../next/side-to-act'
import { useNext } from '../next/use-next'
import ForceRack from '../rack/ForceRack.vue'
import { forcesOf, rackOf, sidesOf } from '../rack/places'
import { makeUnitActions, provideUnitActions } from '../rack/unit-actions'
import SelectionLine from '../rack/SelectionLine.vue'
import { standsOf } from '../rack/stands-of'
import { paperFacts } from '../words/paper-facts'
import { paperOdds } from '../words/paper-odds'
import { keepRefs } from '../../../table/keep/keep-refs'
import { entriesInForce } from '../../../table/log/entries-in-force'
import { useDystopian, type DwDialogs } from '../use-dystopian'
import CentrePane from './CentrePane.vue'
import ConductorSteps from './ConductorSteps.vue'
import { makeDwFlow, provideDwFlow, type Centre } from './dw-flow'
import { rollersOf } from './rollers'
import { provideDwSelection, useSelection } from './selection'
import { provideAsking } from './use-asking'
import { useBattleKeys } from './use-battle-keys'

const DIALOGS = {
  combatant: CorrectDialog,
  squadron: CorrectSquadronDialog,
  force: ForceDialog,
  hits: CorrectHitsDialog,
  reinforce: ReinforceDialog
} satisfies Record<keyof DwDialogs, unknown>

export const table: SystemTable = {
  setup,
  rack: ForceRack,
  pointed: SelectionLine,
  steps: ConductorSteps,
  hasStepsBeside: true,
  centre: CentrePane,
  lists: [{ id: 'attacks', title: 'dwTable.attacks', useCount: useAttackCount, list: AttackList }],
  owed: { isAtOnce: false, read: state => owedIn(state as BattleState) },
  stands: (state, name) => standsOf(state as BattleState, name),
  past: { sumTitle: 'dwTable.attackDice' },
  paper: { facts: paperFacts, odds: paperOdds },
  dialogs: DIALOGS,
  quietActs: [
    'correctUnit',
    'correctWing',
    'correctSquadron',
    'correctForce',
    'correctAttack',
    'markUnit',
    'setCap',
    'playCard',
    'joinSquadrons',
    'joinForce',
    'setRuling'
  ]
}

function setup({ openDialog }: Table<DwDialogs>): TableParts {
  const { store, state } = useDystopian()
  const words = useWords()
  const { t } = words
  const flow = provideDwFlow(makeDwFlow())
  const nextSide = computed(() =>
    flow.centre.value === 'between' ? sideToAct(state.value, entriesInForce<DwCommand, DwEvent>(store)) : null
  )
  const selection = provideDwSelection(useSelection(state, nextSide))
  keepRefs('selection', { focusId: selection.focusId })
  const asking = provideAsking()
  const pointed = provideUnitActions(makeUnitActions(selection, openDialog))

  function point(id: CombatantId): void {
    selection.point(id)
    asking.current?.point(id)
  }

  return {
    facts: () => state.value,
    phases() {
      const shown = (store.pastState ?? state.value) as BattleState
      return { label: t('dwTable.turn', { turn: shown.turn }), stations: phaseStations(shown, t) }
    },
    rollers: () => rollersOf(state.value),
    named: () =>
      sidesOf(state.value).flatMap(side =>
        rackOf(state.value, side).map(({ id, name }) => ({ id, name, group: forcesOf(state.value, side) }))
      ),
    due: () =>
      dueOf(
        state.value,
        { settlingId: flow.settling.value?.id ?? null, attackId: selection.aimed.value?.attackId, nextSide: nextSide.value },
        words
      ),
    next: useNext(),
    isNextDue: () => isNextDue(state.value, flow.centre.value),
    moment: flow.centre,
    racks: { ...selection, actingSide: () => (state.value.activation === null ? nextSide.value : selection.ownSide.value) },
    flow: flow.parts,
    selectedId: () => selection.focusId.value,
    point: id => point(id as CombatantId),
    clear: selection.clear,
    keys: useBattleKeys(selection, asking, { ...pointed, point }),
    acts: () => ({ first: [], changes: [] }),
    ending: () => ({
      ask: t('dwTable.endAsk', { turn: state.value.turn }),
      leaves: leftBehind(state.value, t),
      command: { type: 'endBattle' }
    })
  }
}

function useAttackCount(): ComputedRef<number> {
  const { state } = useDystopian()
  return computed(() => state.value.activation?.attacks.length ?? 0)
}

/** Between activations once no squadron is waiting; otherwise in steps that require nothing. */
function isNextDue(state: BattleState, centre: Centre): boolean {
  return centre === 'between' ? waitingSquadrons(state).length === 0 : centre === state.step && mayGoOn(state)
}

/** Left open if the battle ended now: attacks not rolled, items owed, and sides still fighting. */
function leftBehind(state: BattleState, t: Translate): string {
  const { activation, obligations, units } = state
  const open = activation?.attacks.filter(one => one.status === 'declared' || one.status === 'rolled').length ?? 0
  const standing = [...new Set(units.filter(unit => isInPlay(state, unit.id)).map(unit => sideOf(state, unit.id)))].sort()
  const names = standing.map(side => forcesOf(state, side)).join(', ')
  const lines = [
    open > 0 ? t('dwTable.openAttacks', { count: open }, open) : '',
    obligations.length > 0 ? t('battle.ending.owed', { count: obligations.length }, obligations.length) : '',
    t('battle.ending.standing', { sides: names, count: standing.length }, standing.length)
  ]
  return [...lines, t('battle.ending.undo')].filter(line => line !== '').join(' ')
}
