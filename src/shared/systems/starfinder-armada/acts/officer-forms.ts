import {
  given,
  IMPLIED,
  pick,
  pickOrNone,
  pickWord,
  text,
  type Answers,
  type AnyForm,
  type FormOf,
  type GivenField,
  type Option,
  type PickField
} from '../../../core/acts/form'
import { named } from '../../../core/view/act-fields'
import type { ActionChoice, SaCommands } from '../commands/command'
import { areEnemies, officersOf } from '../derive/fire/enemies'
import { effectName, word } from '../events/words'
import type { BattleState, FleetState, OfficerState } from '../model/battle'
import type { FleetId, OfficerId } from '../model/design'
import { BOOSTS, type OfficerAction } from '../model/officer-actions'
import { readRuling } from '../rulings'
import { isFighting, theFleet } from '../state'

/** Who acts in which battle, and what has been answered so far. */
interface Acting {
  readonly state: BattleState
  readonly officer: OfficerState
  readonly answers: Answers
}

/** The choices of an officer: an action of the role, or a transfer to another fleet. */
export type ActionOrTransfer = OfficerAction | 'transfer'

type OfficerForms = {
  readonly [Action in OfficerAction]: (acting: Acting) => FormOf<Extract<ActionChoice, { readonly action: Action }>>
}

/** What each action of an officer asks, at the table and on phones (SA-060 to SA-074). */
export const OFFICER_FORMS: OfficerForms = {
  encourage: acting => ({
    action: given('encourage'),
    targetId: pick('sa.asks.helped', helped(acting)),
    bonus: pickWord('sa.asks.gives', ['officer', 'untyped'], 'sa.asks.bonus')
  }),
  rally: acting => ({ action: given('rally'), fleetId: ally(acting) }),
  taunt: acting => ({ action: given('taunt'), fleetId: enemy(acting) }),
  direct: () => ({ action: given('direct'), raises: pickWord('sa.asks.raises', ['gunnery', 'ac'], 'sa.adjustable') }),
  duel: acting => ({ action: given('duel'), fleetId: enemy(acting) }),
  repair: acting => ({
    action: given('repair'),
    effectId: pick('sa.asks.broken', repairables(acting), { empty: 'sa.asks.nothingBroken' }),
    fleetId: IMPLIED
  }),
  boost: acting => ({ action: given('boost'), fleetId: ally(acting), boost: pickWord('sa.asks.boost', BOOSTS, 'sa.boost') }),
  conjure: () => ({ action: given('conjure'), place: text('sa.asks.place', { most: 60, hint: 'sa.asks.placeHint' }) }),
  enchant: acting => ({ action: given('enchant'), fleetId: ally(acting) }),
  precognition: () => ({ action: given('precognition') }),
  scramble: acting => ({
    action: given('scramble'),
    fleetId: enemy(acting, { victimId: null }),
    victimId: victim(acting)
  }),
  target: acting => ({ action: given('target'), fleetId: ally(acting), enemyId: enemy(acting) }),
  scan: acting => ({ action: given('scan'), fleetId: enemy(acting) })
}

/** Going aboard another fleet of the armada, perhaps in exchange for an officer there (SA-054). */
export function transferForm(acting: Acting): FormOf<SaCommands['transferOfficer']> {
  const { state, officer } = acting
  return {
    type: given('transferOfficer'),
    officerId: given(officer.id),
    toFleetId: pick('sa.asks.ally', fleetOptions(acting, othersOf(state, officer), { swapWithId: null })),
    swapWithId: { ...pickOrNone('sa.asks.swapWith', 'sa.asks.noSwap', partners(acting)), isLeftOut: true }
  }
}

/** What is asked for an action, or for a transfer. */
export function officerForm(acting: Acting, action: ActionOrTransfer): AnyForm {
  return action === 'transfer' ? transferForm(acting) : OFFICER_FORMS[action](acting)
}

/** Other fleets of the officer's armada that still fight. */
export function othersOf(state: BattleState, officer: OfficerState): readonly FleetState[] {
  return state.fleets.filter(fleet => fleet.armadaId === officer.armadaId && fleet.id !== officer.fleetId && isFighting(fleet))
}

/** Critical conditions in force on the officer's side. Its own id tells how many things there have been that need one. */
export function repairables(acting: Pick<Acting, 'state' | 'officer'>): readonly Option<string>[] {
  const { state } = acting
  const allies = alliesOf(acting)
  return state.effects.flatMap((effect): readonly Option<string>[] => {
    const fleet = allies.find(one => one.id === effect.targetId)
    if (effect.kind !== 'condition' || effect.suspension !== null || fleet === undefined) return []
    const [name, there] = [effectName(effect), state.effects.filter(one => one.targetId === fleet.id)]
    const label = typeof name === 'string' ? named(name) : name
    return [
      {
        id: effect.id,
        label,
        note: named(fleet.name),
        bears: fleet.id,
        sets: { fleetId: fleet.id },
        alone: { key: 'view.line.says', values: { name: fleet.name, what: label } },
        alias: `${fleet.id}/${String(there.indexOf(effect))}`
      }
    ]
  })
}

/** Fighting fleets of the officer's side, the own first. */
function alliesOf({ state, officer }: Pick<Acting, 'state' | 'officer'>): readonly FleetState[] {
  const own = theFleet(state, officer.fleetId)
  const fleets = state.fleets.filter(fleet => isFighting(fleet) && !areEnemies(state, own, fleet))
  return [...fleets.filter(fleet => fleet.id === own.id), ...fleets.filter(fleet => fleet.id !== own.id)]
}

function ally(acting: Acting): PickField<FleetId, null> {
  return pick('sa.asks.ally', fleetOptions(acting, alliesOf(acting)))
}

function enemy(acting: Acting, sets: Answers = {}): PickField<FleetId, null> {
  const { state, officer } = acting
  const own = theFleet(state, officer.fleetId)
  const enemies = state.fleets.filter(fleet => isFighting(fleet) && areEnemies(state, own, fleet))
  return pick('sa.asks.enemy', fleetOptions(acting, enemies, sets))
}

function fleetOptions({ officer }: Acting, fleets: readonly FleetState[], sets: Answers = {}): readonly Option<FleetId>[] {
  const own = { note: { key: 'sa.asks.own' } }
  return fleets.map(({ id, name }) => ({ id, label: named(name), bears: id, sets, ...(id === officer.fleetId ? own : {}) }))
}

/** A fleet, or one of its officers. */
function helped(acting: Acting): readonly Option<FleetId | OfficerId>[] {
  return alliesOf(acting).flatMap((fleet): readonly Option<FleetId | OfficerId>[] => [
    ...fleetOptions(acting, [fleet]),
    ...officersOf(acting.state, fleet.id).map(one => ({ ...officerOption(one), bears: fleet.id }))
  ])
}

/** An officer of the scrambled fleet, or whom a die draws. */
function victim({ state, answers }: Acting): PickField<OfficerId, string> | GivenField<null> {
  const fleet = state.fleets.find(one => one.id === answers['fleetId'])
  if (fleet === undefined) return given(null)
  return pickOrNone('sa.asks.victim', 'sa.asks.anyVictim', officersOf(state, fleet.id).map(officerOption))
}

/** Officers of the fleet that a transfer leads to, where the house rules let them come over. */
function partners({ state, answers }: Acting): readonly Option<OfficerId>[] {
  const fleet = state.fleets.find(one => one.id === answers['toFleetId'])
  if (fleet === undefined || readRuling(state.rulings, 'sa.officerSwap') === 'no') return []
  return officersOf(state, fleet.id)
    .filter(one => !one.hasActed && !one.isIncapacitated)
    .map(officerOption)
}

function officerOption({ id, name, role }: OfficerState): Option<OfficerId> {
  return { id, label: named(name), note: word('role', role) }
}
