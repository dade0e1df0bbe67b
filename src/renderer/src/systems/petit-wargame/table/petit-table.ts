import { Grid3x3, Table2, Trophy } from '@lucide/vue'
import { computed } from 'vue'
import type { PwCommands } from '@shared/systems/petit-wargame/commands/command'
import { losses } from '@shared/systems/petit-wargame/derive/victory'
import { whoseTurn } from '@shared/systems/petit-wargame/derive/whose-turn'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import type { ShipId } from '@shared/systems/petit-wargame/model/design'
import { theShip } from '@shared/systems/petit-wargame/state'
import type { Translate } from '../../../i18n/texts'
import { useWords } from '../../../i18n/use-words'
import type { FlowParts, SystemTable, Table, TableParts } from '../../../contract/system-table'
import { useInSight } from '../../../ui/drawing/use-in-sight'
import BoardPane from '../board/BoardPane.vue'
import { provideBoard, provideBoardStep } from '../board/use-board'
import CorrectDialog from '../correct/CorrectDialog.vue'
import ScoresDialog from '../correct/ScoresDialog.vue'
import { dueOf } from '../due/due'
import ReinforceDialog from '../join/ReinforceDialog.vue'
import { ADVANCE, isStepDone } from '../next/next-step'
import { useNext } from '../next/use-next'
import FleetRack from '../rack/FleetRack.vue'
import { standsOf } from '../rack/stands-of'
import TableReference from '../reference/TableReference.vue'
import { paperFacts } from '../words/paper-facts'
import { paperOdds } from '../words/paper-odds'
import { keepRefs } from '../../../table/keep/keep-refs'
import { usePetit, type PwDialogs } from '../use-petit'
import CentrePane from './CentrePane.vue'
import OverActs from './OverActs.vue'
import { phaseStations } from './phase-stations'
import { rollersOf } from './rollers'
import { providePwSelection, useSelection, type Selection } from './selection'
import { usePwKeys } from './use-pw-keys'

const DIALOGS = {
  correct: CorrectDialog,
  scores: ScoresDialog,
  reference: TableReference,
  reinforce: ReinforceDialog
} satisfies Record<keyof PwDialogs, unknown>

export const table: SystemTable = {
  setup,
  rack: FleetRack,
  board: BoardPane,
  centre: CentrePane,
  over: OverActs,
  lists: [],
  stands: (state, name) => standsOf(state as BattleState, name),
  past: { sumTitle: 'pwTable.past.sum' },
  paper: { facts: paperFacts, odds: paperOdds },
  dialogs: DIALOGS,
  quietActs: ['correctShip', 'correctSquadron', 'correctFleet', 'correctDetection', 'setTableCell', 'setRuling', 'joinSquadrons']
}

/** Steps that the squadron may leave at will. */
const FREE_STEPS: readonly string[] = ['detection', 'movement', 'engagement']

function setup({ openDialog }: Table<PwDialogs>): TableParts {
  const { store, state, send } = usePetit()
  const { t } = useWords()
  const selection = providePwSelection(useSelection(state))
  keepRefs('selection', selection.chosen)
  const step = provideBoardStep()
  provideBoard({ go: () => step.current?.go() })
  useInSight(() => [selection.actor.value?.id, selection.target.value?.id, selection.focusId.value])
  const shown = computed(() => (store.pastState ?? state.value) as BattleState)
  const awaited = computed(() => whoseTurn(state.value).awaited)
  const turn = (): string => t('pwTable.turn', { turn: shown.value.turn })
  const openReference = (): void => openDialog('reference', {})

  function correct(): void {
    if (selection.focusId.value !== null) openDialog('correct', { target: { kind: 'ship', id: selection.focusId.value } })
  }

  return {
    facts: () => state.value,
    phases: () => ({ label: turn(), stations: phaseStations(shown.value, t) }),
    rollers: () => rollersOf(state.value),
    named: () =>
      state.value.fleets.flatMap(fleet => [
        { id: fleet.id, name: fleet.name, group: fleet.name },
        ...state.value.squadrons.filter(one => one.fleetId === fleet.id).map(({ id, name }) => ({ id, name, group: fleet.name }))
      ]),
    due: () => dueOf(state.value, t),
    next: useNext(),
    isNextDue: () => FREE_STEPS.includes(awaited.value) && isStepDone(state.value) && hasFought(state.value),
    moment: awaited,
    racks: {
      leftSide: computed(() => selection.sides.value[0] ?? 'A'),
      // Two sides play, and each has a rack of its own.
      rightSide: computed({ get: () => selection.sides.value[1] ?? 'B', set: () => undefined }),
      others: computed(() => []),
      actingSide: () => (state.value.isOver ? null : selection.actingSide.value)
    },
    flow: flowParts(selection),
    selectedId: () => selection.focusId.value,
    point: id => selection.press(id as ShipId),
    clear: selection.clear,
    keys: usePwKeys(selection, { correct, openReference }),
    acts: () => ({
      first: [
        { id: 'scores', label: t('pwTable.scores.open'), icon: Table2, run: () => openDialog('scores', {}) },
        { id: 'reference', label: t('pwReference.title'), icon: Grid3x3, run: openReference }
      ],
      // Ended without a word, the first to win has won, or nobody; the game master may say who has.
      changes: state.value.fleets.map(({ name, sideId }) => ({
        id: `won-${sideId}`,
        label: t('pwTable.ending.won', { fleet: name }),
        icon: Trophy,
        run: () => void send({ type: 'endBattle', winnerId: sideId })
      }))
    }),
    ending: () => ({
      ask: t('pwTable.ending.ask', { turn: state.value.turn }),
      leaves: leftBehind(state.value, t),
      command: { type: 'endBattle', winnerId: state.value.winnerId }
    })
  }
}

/** Where nobody could engage, the activation does not end by a stray Enter: that is left to "Next". */
function hasFought({ phase, activation }: BattleState): boolean {
  return phase !== 'combat' || (activation?.engagedIds.length ?? 0) > 0
}

function flowParts(selection: Selection): FlowParts {
  return {
    next: () => ADVANCE,
    discard: () => undefined,
    afterAct(type) {
      if (type === 'advancePhase' || type === 'engage') selection.clear()
    },
    resume(command) {
      if (command.type !== 'attemptDetection' && command.type !== 'engage') return
      const waiting = command as PwCommands['attemptDetection'] | PwCommands['engage']
      selection.press(waiting.shipId)
      selection.press(waiting.targetId)
      selection.detector.value = 'detector' in waiting ? waiting.detector : null
    }
  }
}

/** What ending now would leave: what each fleet has lost, a detector without an answer, damage not applied. */
function leftBehind(state: BattleState, t: Translate): string {
  const lines = state.fleets.map(({ name, sideId }) => {
    const { lost, total, unit } = losses(state, sideId)
    return t('pwTable.ending.lost', { fleet: name, lost, total, unit: t(`pw.lossUnit.${unit}`) })
  })
  const { activation } = state
  const asked = activation?.detection ?? null
  if (asked !== null) lines.push(t('pwTable.ending.unanswered', { ship: theShip(state, asked.targetId).name }))
  const points = activation?.engagement?.shot?.pointsLeft ?? 0
  if (points > 0) lines.push(t('pwTable.ending.waits', { count: points }, points))
  return [...lines, t('battle.ending.undo')].join(' ')
}
