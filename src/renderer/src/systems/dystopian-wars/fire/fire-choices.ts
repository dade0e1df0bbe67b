import type { Message, MessageValue } from '@shared/core/engine/message'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { DwRefusal } from '@shared/systems/dystopian-wars/commands/refusal'
import { armOf, type Arm } from '@shared/systems/dystopian-wars/derive/arms'
import { partDice } from '@shared/systems/dystopian-wars/derive/part-dice'
import type { BattleState, FirePart } from '@shared/systems/dystopian-wars/model/battle'
import { ACK_ACK, CONCUSSION_CHARGES, WING_ORDNANCE, type CombatantId, type WeaponId } from '@shared/systems/dystopian-wars/model/force'
import { seesAround } from '@shared/systems/dystopian-wars/derive/pool-dice'
import { defensiveKinds } from '@shared/systems/dystopian-wars/rules/conduct'
import { readRuling } from '@shared/systems/dystopian-wars/rulings'
import { combatant, currentAttack, findUnit, isInPlay, sideOfSquadron } from '@shared/systems/dystopian-wars/state'
import type { FleetMarkModel } from '../../../contract/fleet-mark'
import { EMPTY_DRAFT, isJoint, openPart, type FireDraft, type PartDraft, type FireRole } from './fire-draft'
import { markOf, rackOf, sidesOf } from '../rack/places'

export type QuestionKind = 'target' | 'firer' | 'weapon' | 'range' | 'sight' | 'reach'

/** One answer the GM may give. */
export interface Choice {
  readonly id: string
  readonly label: MessageValue
  readonly detail: MessageValue | null
  readonly mark: FleetMarkModel | null
  /** Its key; null after the ninth, and for combatants, whose keys follow the racks. */
  readonly key: string | null
  /** Why the rules would refuse it; the GM may still choose it. */
  readonly refusal: DwRefusal | null
}

/** The choices of a question; null if it does not arise. */
export function choicesOf(state: BattleState, role: FireRole, draft: FireDraft, kind: QuestionKind): readonly Choice[] | null {
  const arm = armOfDraft(state, draft)
  switch (kind) {
    case 'target':
      return targetsOf(state, role).map(id => combatantChoice(state, id, targetRefusal(state, role, id)))
    case 'firer':
      return firersOf(state, role).map(id => combatantChoice(state, id, firerRefusal(state, role, draft, id)))
    case 'weapon':
      return weaponChoices(state, role, draft)
    case 'range':
      return arm === undefined || arm.bands === null ? null : rangeChoices(arm, inches => diceNow(state, openPart(draft), inches))
    case 'sight':
      return arm === undefined || seesAround(arm) ? null : plainChoices('sight', sightsOf(state))
    case 'reach':
      return plainChoices('reach', ['yes', 'no'])
  }
}

/** The GM's possible judgements of a shot, by the number of obstructions. */
export const SIGHTS = ['clear', 'obstructed', 'both'] as const

/** Both obstructions together are asked for only where they count twice (DW-Q18). */
function sightsOf({ rulings }: BattleState): readonly string[] {
  return readRuling(rulings, 'dw.obstruction') === 'twice' ? SIGHTS : SIGHTS.slice(0, 2)
}

const digitOf = (number: number): string | null => (number <= 9 ? String(number) : null)

function combatantChoice(state: BattleState, id: CombatantId, refusal: DwRefusal | null): Choice {
  const mark = markOf(state, id)
  return { id, label: mark.name, detail: null, mark, key: null, refusal }
}

function plainChoices(list: string, ids: readonly string[]): readonly Choice[] {
  return ids.map((id, i) => ({
    id,
    label: { key: `dwTable.${list}.${id}` },
    detail: null,
    mark: null,
    key: digitOf(i + 1),
    refusal: null
  }))
}

function rangeChoices({ bands }: Arm, diceAt: (inches: number) => Message | null): readonly Choice[] {
  const known = bands ?? []
  const last = known.at(-1)?.toInches ?? 0
  const choice = (inches: number, key: string, i: number): Choice => ({
    id: String(inches),
    label: { key: `dwTable.range.${key}`, values: { inches: key === 'beyond' ? last : inches } },
    detail: key === 'beyond' ? null : diceAt(inches),
    mark: null,
    key: digitOf(i + 1),
    refusal: key === 'beyond' ? 'out-of-range' : null
  })
  return [...known.map((band, i) => choice(band.toInches, 'to', i)), choice(last + 1, 'beyond', known.length)]
}

/** Current dice of a weapon at a distance in inches, with a clear line of sight (DW-003, DW-004). */
function diceNow(state: BattleState, { combatantId, weaponId }: PartDraft, rangeInches: number): Message | null {
  if (combatantId === null || weaponId === null) return null
  return { key: 'dwTable.dice', values: { count: partDice(state, { combatantId, weaponId, rangeInches, obstructions: 0 }).total } }
}

/** Everything that could fire in this step. */
function firersOf(state: BattleState, role: FireRole): readonly CombatantId[] {
  const { activation } = state
  if (activation === null) return []
  if (role === 'attack')
    return inPlayOf(state, sideOfSquadron(state, activation.squadronId)).filter(
      id => combatant(state, id).squadronId === activation.squadronId
    )
  if (role === 'defence') return defendersOf(state)
  return foesOf(state)
}

/** The target's squadron; its wings too where rockets come in and `dw.wingDefence` lets them fire (DW-048). */
function defendersOf(state: BattleState): readonly CombatantId[] {
  const attack = currentAttack(state)
  const target = findUnit(state, attack?.targetId ?? '')
  if (attack === undefined || target === undefined) return []
  const isForWings = readRuling(state.rulings, 'dw.wingDefence') === 'yes' && defensiveKinds(state, attack).includes('aa')
  return [...state.units, ...(isForWings ? state.wings : [])]
    .filter(one => one.squadronId === target.squadronId && isInPlay(state, one.id))
    .map(one => one.id)
}

function targetsOf(state: BattleState, role: FireRole): readonly CombatantId[] {
  const { activation } = state
  if (activation === null || role === 'defence') return []
  if (role === 'attack') return foesOf(state)
  const attackers = activation.attacks.filter(one => one.role === 'attack' && one.status === 'declared').flatMap(one => one.parts)
  return [...new Set(attackers.map(part => part.combatantId))]
}

/** Units and wings of the sides that are not acting. */
function foesOf(state: BattleState): readonly CombatantId[] {
  const active = state.activation === null ? '' : sideOfSquadron(state, state.activation.squadronId)
  return sidesOf(state)
    .filter(side => side !== active)
    .flatMap(side => inPlayOf(state, side))
}

const inPlayOf = (state: BattleState, sideId: string): readonly CombatantId[] =>
  rackOf(state, sideId).flatMap(one => (isInPlay(state, one.id) ? [one.id] : []))

/** Weapons with dice; against an attack only Ack Ack and Concussion Charges are ever fired (DW-009, DW-047). */
function weaponsOf(state: BattleState, role: FireRole, id: CombatantId): readonly WeaponId[] {
  const unit = findUnit(state, id)
  const all = unit === undefined ? [WING_ORDNANCE, ACK_ACK] : [...unit.weapons.map(weapon => weapon.id), ACK_ACK, CONCUSSION_CHARGES]
  const meant = role === 'attack' ? all : all.filter(weapon => weapon === ACK_ACK || weapon === CONCUSSION_CHARGES)
  return meant.filter(weapon => {
    const arm = armOf(state, id, weapon)
    return arm !== undefined && (arm.bands !== null || arm.dice > 0)
  })
}

function weaponChoices(state: BattleState, role: FireRole, draft: FireDraft): readonly Choice[] {
  const { combatantId } = openPart(draft)
  if (combatantId === null) return []
  return weaponsOf(state, role, combatantId).map((id, i) => {
    const arm = armOf(state, combatantId, id)
    const kind: Message = { key: `dw.weaponKind.${arm?.kind ?? 'other'}` }
    return {
      id,
      label: arm?.name ?? kind,
      detail: arm?.bands === null ? diceNow(state, { ...openPart(draft), weaponId: id }, 0) : kind,
      mark: null,
      key: digitOf(i + 1),
      refusal: weaponRefusal(state, role, draft, combatantId, id)
    }
  })
}

/** Refusal of a single weapon at its shortest range and in clear sight; the rest is asked later. */
function weaponRefusal(
  state: BattleState,
  role: FireRole,
  draft: FireDraft,
  combatantId: CombatantId,
  weaponId: WeaponId
): DwRefusal | null {
  const isAgain = draft.parts.slice(0, -1).some(part => part.combatantId === combatantId && part.weaponId === weaponId)
  if (isAgain) return 'already-fired'
  const arm = armOf(state, combatantId, weaponId)
  const part: FirePart = { combatantId, weaponId, rangeInches: arm?.bands?.[0]?.toInches ?? 0, obstructions: 0 }
  const command = candidate(role, draft, part)
  return command === null ? null : dystopianWars.check(state, command)
}

function candidate(role: FireRole, { targetId, option, splitDice }: FireDraft, part: FirePart): DwCommand | null {
  const fire = { parts: [part], option: isJoint(option) ? 'single' : option, splitDice: option === 'split' ? splitDice : null } as const
  if (role === 'defence') return { type: 'rollDefensiveFire', fire, toHit: 5, modifiers: [], isInRange: true }
  if (targetId === null) return null
  return role === 'attack' ? { type: 'declareAttack', fire, targetId } : { type: 'declareCounter', fire, targetId, isInRange: true }
}

/** A combatant whose weapons are all refused is refused with the first reason. */
function firerRefusal(state: BattleState, role: FireRole, draft: FireDraft, id: CombatantId): DwRefusal | null {
  const target = draft.targetId ?? (role === 'attack' ? foesOf(state)[0] : undefined) ?? null
  const reasons = weaponsOf(state, role, id).map(weapon => weaponRefusal(state, role, { ...draft, targetId: target }, id, weapon))
  const isFree = reasons.some(reason => reason === null || (draft.targetId === null && reason === 'not-against-wings'))
  return isFree ? null : (reasons.find(reason => reason !== 'wrong-weapon' && reason !== 'no-dice') ?? reasons[0] ?? 'no-dice')
}

/** In a counter-attack only flyers, wings and submarines are fired at (DW-007, DW-008). */
function targetRefusal(state: BattleState, role: FireRole, id: CombatantId): DwRefusal | null {
  if (role === 'attack') return null
  const draft = { ...EMPTY_DRAFT, targetId: id }
  const reasons = foesOf(state).map(firer => firerRefusal(state, role, draft, firer))
  return !reasons.includes(null) && reasons.includes('surface-not-countered') ? 'surface-not-countered' : null
}

/** The weapon chosen in the open part, if any. */
export function armOfDraft(state: BattleState, draft: FireDraft): Arm | undefined {
  const { combatantId, weaponId } = openPart(draft)
  return combatantId === null || weaponId === null ? undefined : armOf(state, combatantId, weaponId)
}
