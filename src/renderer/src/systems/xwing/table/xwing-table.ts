import { ChevronsRight } from '@lucide/vue'
import { computed, provide } from 'vue'
import { cardsOwed } from '@shared/systems/xwing/derive/health'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import { currentAttack, sideOf } from '@shared/systems/xwing/state'
import type { Translate } from '../../../i18n/texts'
import { useWords } from '../../../i18n/use-words'
import type { Act } from '../../../contract/act'
import { SYMBOL_DICE } from '../../../contract/dice/symbol-dice'
import type { SystemTable, Table, TableParts } from '../../../contract/system-table'
import { useInSight } from '../../../ui/drawing/use-in-sight'
import CorrectAttackDialog from '../correct/CorrectAttackDialog.vue'
import CorrectShipDialog from '../correct/CorrectShipDialog.vue'
import CorrectSquadDialog from '../correct/CorrectSquadDialog.vue'
import DamageDialog from '../correct/DamageDialog.vue'
import { dueOf } from '../due/due'
import { owedIn } from '../due/owed-in'
import AttackScene from '../fire/AttackScene.vue'
import EngagementOrder from '../fire/EngagementOrder.vue'
import { rackOf, sidesOf, squadsOf } from '../fire/places'
import ReinforceDialog from '../join/ReinforceDialog.vue'
import { useNext } from '../next/use-next'
import SelectionLine from '../rack/SelectionLine.vue'
import SquadRack from '../rack/SquadRack.vue'
import { standsOf } from '../rack/stands-of'
import { paperFacts } from '../words/paper-facts'
import { paperOdds } from '../words/paper-odds'
import { pointsWords } from '../words/points-words'
import { keepRefs } from '../../../table/keep/keep-refs'
import { useXwing, type XwDialogs } from '../use-xwing'
import CentrePane from './CentrePane.vue'
import ConductorSteps from './ConductorSteps.vue'
import CutDialog from './CutDialog.vue'
import { rollersOf } from './rollers'
import { provideXwSelection, useSelection } from './selection'
import { xwDice } from './symbol-dice'
import { provideAsking } from './use-asking'
import { useBattleKeys } from './use-battle-keys'
import { useLetters } from './use-letters'
import { makeXwFlow, provideXwFlow } from './xw-flow'
import { phaseStations } from './phase-stations'

const DIALOGS = {
  ship: CorrectShipDialog,
  damage: DamageDialog,
  squad: CorrectSquadDialog,
  attack: CorrectAttackDialog,
  cut: CutDialog,
  reinforce: ReinforceDialog
} satisfies Record<keyof XwDialogs, unknown>

export const table: SystemTable = {
  setup,
  rack: SquadRack,
  pointed: SelectionLine,
  steps: ConductorSteps,
  centre: CentrePane,
  lists: [{ id: 'order', title: 'xwTable.order', list: EngagementOrder }],
  owed: { isAtOnce: true, read: state => owedIn(state as BattleState) },
  stands: (state, name) => standsOf(state as BattleState, name),
  past: { sumTitle: 'xwTable.diceRolled', scene: AttackScene },
  paper: { facts: paperFacts, odds: paperOdds },
  dialogs: DIALOGS,
  quietActs: [
    'correctShip',
    'correctSquad',
    'correctAttack',
    'changeToken',
    'setLock',
    'setPlayerOrder',
    'setRuling',
    'joinShips',
    'joinSquad'
  ]
}

/** Steps in which only "Next" may be left to do. */
const NEXT_MOMENTS: readonly string[] = ['preparation', 'modify', 'abilities', 'bonus', 'end']

function setup({ openDialog }: Table<XwDialogs>): TableParts {
  const letters = useLetters()
  provide(
    SYMBOL_DICE,
    xwDice(() => letters.value)
  )
  const { store, state, refusalOf } = useXwing()
  const { t } = useWords()
  const selection = provideXwSelection(useSelection(state))
  keepRefs('selection', { focusId: selection.focusId })
  const asking = provideAsking()
  const flow = provideXwFlow(makeXwFlow())
  const next = useNext(flow)
  const inHand = computed(() => currentAttack(state.value))
  useInSight(() => [inHand.value?.attackerId, inHand.value?.defenderId, selection.focusId.value])

  function point(id: ShipId): void {
    selection.point(id)
    asking.current?.point(id)
  }

  function correct(): void {
    if (selection.focusId.value !== null) openDialog('ship', { id: selection.focusId.value })
  }

  /** An engagement may be cut short. */
  const cut = computed<readonly Act[]>(() => {
    const canCut = state.value.phase === 'engagement' && refusalOf({ type: 'endRound', removesTokens: true }) !== 'attack-open'
    return canCut ? [{ id: 'cut', label: t('xwTable.cutShort'), icon: ChevronsRight, run: () => openDialog('cut', {}) }] : []
  })

  return {
    facts: () => state.value,
    phases() {
      const shown = (store.pastState ?? state.value) as BattleState
      return { label: t('battle.stepper', { round: shown.round }), stations: phaseStations(shown, t) }
    },
    rollers: () => rollersOf(state.value),
    named: () =>
      sidesOf(state.value).flatMap(side =>
        rackOf(state.value, side).map(({ id, name }) => ({ id, name, group: squadsOf(state.value, side) }))
      ),
    due: () => dueOf(state.value, t),
    next,
    isNextDue: () => NEXT_MOMENTS.includes(flow.centre.value),
    moment: flow.centre,
    racks: { ...selection, actingSide: () => (state.value.phase === 'engagement' ? selection.ownSide.value : null) },
    flow: flow.parts,
    selectedId: () => selection.focusId.value,
    point: id => point(id as ShipId),
    clear: selection.clear,
    keys: useBattleKeys(selection, asking, { point, correct }),
    acts: () => ({ first: [], changes: cut.value }),
    ending: () => ({
      ask: t('battle.ending.ask', { round: state.value.round }),
      leaves: leftBehind(state.value, t),
      command: { type: 'endBattle' }
    })
  }
}

/** Left open if the battle ended now: current attacks, cards owed, and sides still fighting. */
function leftBehind(state: BattleState, t: Translate): string {
  const { ships, attacks } = state
  const obligations = cardsOwed(state)
  const standing = [...new Set(ships.filter(ship => ship.status === 'active').map(ship => sideOf(state, ship.id)))]
  const names = standing.map(side => squadsOf(state, side)).join(', ')
  const lines = [
    attacks.length > 0 ? t('xwTable.openAttacks', { count: attacks.length }, attacks.length) : '',
    obligations.length > 0 ? t('battle.ending.owed', { count: obligations.length }, obligations.length) : '',
    t('battle.ending.standing', { sides: names, count: standing.length }, standing.length),
    pointsWords(state, t)
  ]
  return [...lines, t('battle.ending.undo')].filter(line => line !== '').join(' ')
}
