import type { MessageValue } from '../../../core/engine/message'
import { count, given, pick, type Option } from '../../../core/acts/form'
import { offeredAct } from '../../../core/acts/offers'
import { named } from '../../../core/view/act-fields'
import { plainAct, type StationAct } from '../../../core/view/station'
import type { DwCommand } from '../commands/command'
import { openIn } from '../derive/attack-step'
import { whoseTurn } from '../derive/whose-turn'
import { describeCommand } from '../describe-command'
import { word } from '../events/words'
import { OBSTRUCTIONS, type BattleState, type Fire, type SquadronState, type UnitState, type WingState } from '../model/battle'
import { ACK_ACK, CONCUSSION_CHARGES, WING_ORDNANCE, type CombatantId, type WeaponId } from '../model/force'
import { generatorsFor } from '../rules/defence-pools'
import { mayCounter } from '../rules/may-counter'
import { currentAttack, isInPlay, sideOf, sideOfSquadron } from '../state'
import { INCHES_MAX } from '../tables/limits'

type Act = StationAct<DwCommand>
type Combatant = UnitState | WingState

/** What a player says of a shot. */
interface Shot {
  readonly targetId: CombatantId
  readonly rangeInches: number
  readonly obstructions: number
}

/**
 * What a squadron could do: begin its activation; in the sequence, what its side declares or rolls at this step. Linked and split fire,
 * defensive fire and cards are said in words.
 */
export function squadronActs(known: BattleState, squadron: SquadronState): readonly Act[] {
  const plain = (name: string, command: DwCommand): Act =>
    plainAct(`${squadron.id}/${name}`, squadron.name, describeCommand(known, command), command)
  const { activation, step } = known
  if (activation === null) return [plain('activate', { type: 'activateSquadron', squadronId: squadron.id })]
  if (!whoseTurn(known).sideIds.includes(sideOfSquadron(known, squadron.id))) return []
  const isActive = activation.squadronId === squadron.id
  const advance = plain(`advance/${step}`, { type: 'advanceStep' })
  const combatants = [...known.units, ...known.wings].filter(one => one.squadronId === squadron.id && isInPlay(known, one.id))
  switch (step) {
    case 'declareAttacks':
      return isActive ? [...combatants.flatMap(one => declareActs(known, one)), advance] : []
    case 'declareCounters':
      return [...combatants.flatMap(one => counterActs(known, one)), advance]
    case 'attack':
      return isActive
        ? openIn(known, step).map(({ id }, nth) =>
            plain(`roll/${String(nth)}`, { type: 'rollAttack', attackId: id, toHit: null, modifiers: [], clearedIds: [] })
          )
        : []
    case 'shields':
      return isTarget(known, squadron) ? [shieldsAct(known, squadron), advance] : []
    case 'damage':
      return isActive ? [damageAct(known, squadron)] : []
    default:
      return []
  }
}

function isTarget(known: BattleState, { id }: SquadronState): boolean {
  const targetId = currentAttack(known)?.targetId
  return [...known.units, ...known.wings].some(one => one.id === targetId && one.squadronId === id)
}

/** One weapon of one ship or wing at an enemy, over the distance measured at the table. */
function declareActs(known: BattleState, one: Combatant): readonly Act[] {
  const enemies = [...known.units, ...known.wings].filter(
    other => isInPlay(known, other.id) && sideOf(known, other.id) !== sideOf(known, one.id)
  )
  if (enemies.length === 0) return []
  const form = {
    targetId: pick('dw.station.target', optionsOf(enemies)),
    rangeInches: count('dw.station.range', { most: INCHES_MAX, start: 8, isMeasured: true }),
    obstructions: count('dw.station.obstructions', { most: Math.max(...OBSTRUCTIONS) })
  }
  return weaponsOf(one).map(([weaponId, weapon]) =>
    offeredAct<Shot, DwCommand>({
      key: `${one.id}/attack/${weaponId}`,
      group: named(one.name),
      label: { key: 'dw.station.fire', values: { weapon } },
      form,
      commandOf: shot => ({ type: 'declareAttack', fire: fireOf(one.id, weaponId, shot), targetId: shot.targetId })
    })
  )
}

function counterActs(known: BattleState, one: Combatant): readonly Act[] {
  const attackers = (known.activation?.attacks ?? []).filter(({ role }) => role === 'attack').flatMap(({ parts }) => parts)
  const ids = [...new Set(attackers.map(({ combatantId }) => combatantId))]
  const targets = [...known.units, ...known.wings].filter(
    other => ids.includes(other.id) && mayCounter(known, { combatantId: one.id }, other.id) === null
  )
  if (targets.length === 0) return []
  const form = { targetId: pick('dw.station.target', optionsOf(targets)), rangeInches: given(4), obstructions: given(0) }
  return ([ACK_ACK, CONCUSSION_CHARGES] as const).map(weaponId =>
    offeredAct<Shot, DwCommand>({
      key: `${one.id}/counter/${weaponId}`,
      group: named(one.name),
      label: { key: 'dw.station.counter', values: { weapon: word('weaponKind', weaponId === ACK_ACK ? 'aa' : 'cc') } },
      form,
      commandOf: shot => ({ type: 'declareCounter', fire: fireOf(one.id, weaponId, shot), targetId: shot.targetId, isInRange: true })
    })
  )
}

function optionsOf(combatants: readonly Combatant[]): readonly Option<CombatantId>[] {
  return combatants.map(({ id, name }) => ({ id, label: named(name) }))
}

function shieldsAct(known: BattleState, squadron: SquadronState): Act {
  const attack = currentAttack(known)
  const most = attack === undefined ? { shields: 0, guardians: 0 } : generatorsFor(known, attack)
  const command: DwCommand = { type: 'rollShields', ...most, toSave: null }
  return plainAct(`${squadron.id}/shields`, squadron.name, describeCommand(known, command), command)
}

/** Half of the hits, rounded down, is what the game master may grant. */
function damageAct(known: BattleState, squadron: SquadronState): Act {
  const command: DwCommand = { type: 'applyDamage', modifiers: [] }
  const hits = currentAttack(known)?.hits ?? 0
  const act = plainAct<DwCommand>(`${squadron.id}/damage`, squadron.name, describeCommand(known, command), command)
  if (hits === 0) return act
  const half = { source: 'gm', side: 'defender', name: '', value: -Math.ceil(hits / 2) } as const
  return { ...act, halvedOf: () => ({ type: 'applyDamage', modifiers: [half] }) }
}

function weaponsOf(one: Combatant): readonly (readonly [WeaponId, MessageValue])[] {
  const own: readonly (readonly [WeaponId, MessageValue])[] =
    'weapons' in one
      ? one.weapons.map(({ id, name, kind }) => [id, name === '' ? word('weaponKind', kind) : name])
      : one.ordnanceKind === null
        ? []
        : [[WING_ORDNANCE, word('weaponKind', one.ordnanceKind)]]
  return [...own, [ACK_ACK, word('weaponKind', 'aa')]]
}

function fireOf(combatantId: CombatantId, weaponId: WeaponId, { rangeInches, obstructions: between }: Shot): Fire {
  const obstructions = OBSTRUCTIONS.find(one => one === between) ?? 0
  return { parts: [{ combatantId, weaponId, rangeInches, obstructions }], option: 'single', splitDice: null }
}
