import { Layers, Users } from '@lucide/vue'
import { computed, type ComputedRef } from 'vue'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import { sideOf } from '@shared/systems/starfinder-armada/derive/fire/enemies'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import type { FleetId } from '@shared/systems/starfinder-armada/model/design'
import { afterVolley } from '@shared/systems/starfinder-armada/odds/outlook'
import { ACTIONS } from '@shared/systems/starfinder-armada/model/officer-actions'
import { isFighting } from '@shared/systems/starfinder-armada/state'
import type { Translate } from '../../../i18n/texts'
import { useWords } from '../../../i18n/use-words'
import type { SystemTable, Table, TableParts } from '../../../contract/system-table'
import CorrectAttackDialog from '../correct/CorrectAttackDialog.vue'
import CorrectFleetDialog from '../correct/CorrectFleetDialog.vue'
import SeveralFleetsDialog from '../correct/SeveralFleetsDialog.vue'
import { dueOf } from '../due/due'
import { owedIn } from '../due/owed-in'
import VolleyList from '../fire/VolleyList.vue'
import ReinforceDialog from '../join/ReinforceDialog.vue'
import { provideHelm } from '../move/helm'
import { isNextDue } from '../next/is-next-due'
import { useNext } from '../next/use-next'
import OfficersDialog from '../officers/OfficersDialog.vue'
import FleetRack from '../rack/FleetRack.vue'
import { standsOf } from '../rack/stands-of'
import { paperFacts } from '../words/paper-facts'
import { paperOdds } from '../words/paper-odds'
import { keepRefs } from '../../../table/keep/keep-refs'
import { useArmada, type SaDialogs } from '../use-armada'
import CentrePane from './CentrePane.vue'
import { difficultyBetween } from './over/difficulty-words'
import OverPanel from './over/OverPanel.vue'
import { phaseStations } from './phase-stations'
import { rollersOf } from './rollers'
import { makeSaFlow, provideSaFlow } from './sa-flow'
import { provideSaSelection, useSelection, type Selection } from './selection'
import { useBattleKeys } from './use-battle-keys'

const DIALOGS = {
  fleet: CorrectFleetDialog,
  attack: CorrectAttackDialog,
  several: SeveralFleetsDialog,
  officers: OfficersDialog,
  reinforce: ReinforceDialog
} satisfies Record<keyof SaDialogs, unknown>

export const table: SystemTable = {
  setup,
  rack: FleetRack,
  centre: CentrePane,
  over: OverPanel,
  lists: [
    {
      id: 'volley',
      title: 'battle.ledger.title',
      note: 'battle.ledger.note',
      list: VolleyList,
      useCount: useVolleyCount,
      endsAtNewest: true
    }
  ],
  afterVolley: state => afterVolley(state as BattleState),
  stands: (state, name) => standsOf(state as BattleState, name),
  owed: { isAtOnce: false, read: state => owedIn(state as BattleState) },
  past: { sumTitle: 'battle.past.damage' },
  paper: { facts: paperFacts, odds: paperOdds },
  dialogs: DIALOGS,
  quietActs: ['correctFleet', 'correctOfficer', 'correctAttack', 'addEffect', 'endEffect', 'reorderVolley', 'setScan', 'setRuling']
}

function setup({ openDialog }: Table<SaDialogs>): TableParts {
  const { store, state } = useArmada()
  const { t, say } = useWords()
  const selection = provideSaSelection(useSelection(state))
  const { actingSide, shownSide, actorId, targetId, focusId } = selection
  keepRefs('selection', { actingSide, shownSide, actorId, targetId, focusId })
  const helm = provideHelm()
  const flow = provideSaFlow(makeSaFlow(selection))
  const shown = computed(() => (store.pastState ?? state.value) as BattleState)
  const left = computed(() => leftBehind(state.value, t))

  function correct(what: 'sp' | 'hp'): void {
    const { value: fleetId } = selection.focusId
    if (fleetId !== null) openDialog('fleet', { fleetId, what })
  }

  /** What is being settled, before everything else. */
  function settled(): ReturnType<TableParts['due']> | null {
    const due = starfinderArmada.obligations(state.value).find(one => one.id === flow.runningId.value)
    const what = due === undefined ? '' : say(due.title)
    // A question says enough.
    if (due !== undefined) return { what, detail: what.endsWith('?') ? '' : say(due.reason) }
    return flow.settling.value === null ? null : { what: t('battle.settle.next'), detail: '' }
  }

  return {
    facts: () => ({ name: state.value.name, isOver: state.value.phase === 'over', rulings: state.value.rulings }),
    subtitle() {
      const difficulty = difficultyBetween(state.value)[0]?.difficulty
      return difficulty === undefined ? '' : t(`saTable.difficulty.${difficulty}`)
    },
    phases: () => ({ label: t('battle.stepper', { round: shown.value.round }), stations: phaseStations(shown.value, t) }),
    rollers: () => rollersOf(state.value),
    named: () =>
      state.value.armadas.flatMap(armada =>
        state.value.fleets.filter(fleet => fleet.armadaId === armada.id).map(({ id, name }) => ({ id, name, group: armada.name }))
      ),
    due: () => settled() ?? { what: say(dueOf(state.value)), detail: '', chosen: chosenOf(state.value, selection, t) },
    next: useNext(),
    isIdle: () => flow.isIdle.value,
    isNextDue: () => isNextDue(state.value, flow.centre.value),
    moment: flow.centre,
    racks: {
      leftSide: computed(() => selection.sides.value[0] ?? 'A'),
      rightSide: selection.shownSide,
      others: computed(() => selection.sides.value.slice(1)),
      actingSide: () => selection.actingSide.value
    },
    flow: flow.parts,
    selectedId: () => selection.focusId.value,
    point(id, act) {
      const officer = state.value.officers.find(one => one.id === id)
      if (officer === undefined) selection.press(id as FleetId)
      else
        flow.openOfficers(
          officer.id,
          ACTIONS.find(action => action === act)
        )
    },
    clear: selection.clear,
    keys: useBattleKeys(selection, helm, { correct, officers: () => flow.openOfficers(), otherOfficers: flow.turnOfficers }),
    acts: () => ({
      first: [{ id: 'officers', label: t('battle.officers.title'), icon: Users, run: () => openDialog('officers', {}) }],
      changes: [{ id: 'several', label: t('battle.several.open'), icon: Layers, run: () => openDialog('several', {}) }]
    }),
    ending: () => ({
      ask: t('battle.ending.ask', { round: state.value.round }),
      leaves: left.value,
      command: { type: 'endBattle' }
    })
  }
}

/**
 * Whoever the table has put forward to move, who may have to flee, or to fire: at first only the armada in hand.
 */
function chosenOf(state: BattleState, { actorId, actingSide }: Selection, t: Translate): string | undefined {
  const { phase, fleets, armadas } = state
  const isLeft = (fleet: FleetState): boolean =>
    isFighting(fleet) && (phase === 'helm' ? fleet.movement === 'pending' : phase === 'gunnery' && !fleet.hasAttacked)
  const fleet = fleets.find(one => one.id === actorId.value && isLeft(one))
  if (fleet !== undefined)
    return phase === 'helm' && fleet.status === 'routed' ? t('saTable.heard.flees', { name: fleet.name }) : fleet.name
  if (!fleets.some(isLeft) || phase !== 'gunnery' || actorId.value !== null) return undefined
  return armadas
    .filter(armada => armada.sideId === actingSide.value)
    .map(armada => armada.name)
    .join(', ')
}

function useVolleyCount(): ComputedRef<number> {
  const { state } = useArmada()
  return computed(() => state.value.volley.length)
}

/** Left open if the battle ended now: hits not applied, rolls owed, and sides still standing. */
function leftBehind(state: BattleState, t: Translate): string {
  const { volley, obligations } = state
  const standing = [...new Set(state.fleets.filter(isFighting).map(fleet => sideOf(state, fleet)))].sort()
  const lines = [
    volley.length > 0 ? t('battle.ending.staged', { count: volley.length }, volley.length) : '',
    obligations.length > 0 ? t('battle.ending.owed', { count: obligations.length }, obligations.length) : '',
    t('battle.ending.standing', { sides: standing.join(', '), count: standing.length }, standing.length)
  ]
  return [...lines, t('battle.ending.undo')].filter(line => line !== '').join(' ')
}
