import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import { openIn } from '@shared/systems/dystopian-wars/derive/attack-step'
import type { BattleState, Fire, Obstructions } from '@shared/systems/dystopian-wars/model/battle'
import { ACK_ACK, CONCUSSION_CHARGES, WING_ORDNANCE, type CombatantId, type WeaponId } from '@shared/systems/dystopian-wars/model/force'
import { defensiveKinds } from '@shared/systems/dystopian-wars/rules/conduct'
import { generatorsFor } from '@shared/systems/dystopian-wars/rules/defence-pools'
import { combatant, currentAttack, findUnit, findWing, isInPlay, sideOf } from '@shared/systems/dystopian-wars/state'
import type { Chance } from '../chance'
import { wholeBattle } from '../play-with-chance'
import type { DwEntry } from './play'

const TURNS_MAX = 8

/** A battle by the book until one side has no unit left, or some turns have passed. */
export function playWholeBattle(chance: Chance, setup: DwCommand): { readonly entries: readonly DwEntry[]; readonly state: BattleState } {
  return wholeBattle(dystopianWars, chance, setup, state => nextCommand(chance, state))
}

/** The next command of a table that plays by the book; null when the battle is over. */
export function nextCommand(chance: Chance, state: BattleState): DwCommand | null {
  if (state.isOver) return null
  const due = state.obligations[0]
  if (due?.kind === 'fuel') return { type: 'settleFuel', obligationId: due.id, outcome: chance.oneOf(['landed', 'removed'] as const) }
  if (due?.kind === 'explosion') {
    const near = [...state.units, ...state.wings].filter(one => isInPlay(state, one.id) && chance.whole(1, 6) === 1)
    return { type: 'settleExplosion', obligationId: due.id, targetIds: near.map(one => one.id), dice: 6 }
  }
  switch (state.step) {
    case 'between':
      return nextActivation(chance, state)
    case 'declareAttacks':
      return nextDeclaration(chance, state) ?? { type: 'advanceStep' }
    case 'declareCounters':
      return nextCounter(chance, state) ?? { type: 'advanceStep' }
    case 'resolveCounters':
      return { type: 'resolveCounter', attackId: openIn(state, 'resolveCounters')[0]?.id ?? '', toHit: null, modifiers: [] }
    case 'tinyFlyersOnUnits':
    case 'tinyFlyersOnTinyFlyers':
      return { type: 'resolveTinyFlyers', rolls: [] }
    case 'attack':
      return { type: 'rollAttack', attackId: chance.oneOf(openIn(state, 'attack')).id, toHit: 4, modifiers: [], clearedIds: [] }
    case 'defensiveFire':
      return nextDefence(state)
    case 'shields': {
      const attack = currentAttack(state)
      const most = attack === undefined ? { shields: 0, guardians: 0 } : generatorsFor(state, attack)
      return { type: 'rollShields', ...most, toSave: null }
    }
    case 'damage':
      return { type: 'applyDamage', modifiers: [] }
  }
}

function nextActivation(chance: Chance, state: BattleState): DwCommand {
  const sides = new Set(state.units.filter(unit => isInPlay(state, unit.id)).map(unit => sideOf(state, unit.id)))
  if (sides.size < 2 || state.turn > TURNS_MAX) return { type: 'endBattle' }
  const present = new Set([...state.units, ...state.wings].filter(one => isInPlay(state, one.id)).map(one => one.squadronId))
  const ready = state.squadrons.filter(squadron => !squadron.hasActivated && present.has(squadron.id))
  return ready.length === 0 ? { type: 'endTurn' } : { type: 'activateSquadron', squadronId: chance.oneOf(ready).id }
}

/** A weapon that has not fired yet, at a random enemy within its reach. */
function nextDeclaration(chance: Chance, state: BattleState): DwCommand | null {
  const own = [...state.units, ...state.wings].filter(one => one.squadronId === state.activation?.squadronId && isInPlay(state, one.id))
  for (const one of own)
    for (const weapon of weaponsOf(state, one.id)) {
      const enemies = [...state.units, ...state.wings].filter(
        other => isInPlay(state, other.id) && sideOf(state, other.id) !== sideOf(state, one.id)
      )
      if (enemies.length === 0) return null
      const target = chance.oneOf(enemies)
      const whole = fireOf(one.id, weapon, chance.whole(1, 4), chance.oneOf([0, 0, 0, 0, 1, 2]))
      const fire = maybeSplit(chance, state, whole)
      const command: DwCommand = { type: 'declareAttack', fire, targetId: target.id }
      if (dystopianWars.check(state, command) === null) return command
    }
  return null
}

function nextCounter(chance: Chance, state: BattleState): DwCommand | null {
  const attackers = new Set(
    (state.activation?.attacks ?? []).flatMap(attack => (attack.role === 'attack' ? attack.parts.map(part => part.combatantId) : []))
  )
  for (const targetId of attackers)
    for (const one of [...state.units, ...state.wings]) {
      if (sideOf(state, one.id) === sideOf(state, targetId) || chance.whole(1, 3) === 1) continue
      const weapon = findUnit(state, targetId)?.type === 'submarine' ? CONCUSSION_CHARGES : ACK_ACK
      const command: DwCommand = {
        type: 'declareCounter',
        fire: maybeSplit(chance, state, fireOf(one.id, weapon, 4, 0)),
        targetId,
        isInRange: true
      }
      if (dystopianWars.check(state, command) === null) return command
    }
  return null
}

/** Every ship of the squadron that can, led by the first. */
function nextDefence(state: BattleState): DwCommand {
  const attack = currentAttack(state)
  const [kind] = attack === undefined ? [] : defensiveKinds(state, attack)
  if (attack === undefined || kind === undefined) return { type: 'advanceStep' }
  const { squadronId } = combatant(state, attack.targetId)
  const weapon = kind === 'cc' ? CONCUSSION_CHARGES : ACK_ACK
  const able = state.units.filter(unit => {
    const spent = state.activation?.defence.some(one => one.combatantId === unit.id && one.weaponId === weapon) ?? false
    return unit.squadronId === squadronId && unit.status === 'active' && !spent && unit[kind] > 0
  })
  const parts = able.map(unit => ({ combatantId: unit.id, weaponId: weapon, rangeInches: 4, obstructions: 0 as const }))
  const command: DwCommand = {
    type: 'rollDefensiveFire',
    fire: { parts, option: parts.length > 1 ? 'link' : 'single', splitDice: null },
    toHit: null,
    modifiers: [],
    isInRange: true
  }
  return dystopianWars.check(state, command) === null ? command : { type: 'advanceStep' }
}

/** Now and then only a few dice of the weapon, and then the rest of it share by share. */
function maybeSplit(chance: Chance, state: BattleState, fire: Fire): Fire {
  const [own] = fire.parts
  const isShared = (state.activation?.attacks ?? []).some(
    ({ option, parts: [part] }) => option === 'split' && part?.combatantId === own?.combatantId && part?.weaponId === own?.weaponId
  )
  return isShared || chance.whole(1, 6) === 1 ? { ...fire, option: 'split', splitDice: chance.whole(2, 5) } : fire
}

/** Everything a combatant may fire. */
export function weaponsOf(state: BattleState, id: CombatantId): readonly WeaponId[] {
  const wing = findWing(state, id)
  if (wing !== undefined) return wing.ordnanceKind === null ? [ACK_ACK] : [ACK_ACK, WING_ORDNANCE]
  return [...(findUnit(state, id)?.weapons.map(weapon => weapon.id) ?? []), ACK_ACK]
}

export function fireOf(combatantId: CombatantId, weaponId: WeaponId, rangeInches: number, obstructions: Obstructions): Fire {
  return { parts: [{ combatantId, weaponId, rangeInches, obstructions }], option: 'single', splitDice: null }
}
