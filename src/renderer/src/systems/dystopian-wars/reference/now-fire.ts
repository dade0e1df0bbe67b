import type { Message } from '@shared/core/engine/message'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import { fireDice } from '@shared/systems/dystopian-wars/derive/attack-dice'
import { partDice } from '@shared/systems/dystopian-wars/derive/part-dice'
import { openIn } from '@shared/systems/dystopian-wars/derive/attack-step'
import { isObscured } from '@shared/systems/dystopian-wars/derive/criticals'
import { seesAround } from '@shared/systems/dystopian-wars/derive/pool-dice'
import { declaredShares, isSameWeapon, shareOf } from '@shared/systems/dystopian-wars/derive/split-pool'
import { suggestedToHit } from '@shared/systems/dystopian-wars/derive/to-hit'
import { nameOf, word } from '@shared/systems/dystopian-wars/events/words'
import type { Attack, BattleState, UnitState, WingState } from '@shared/systems/dystopian-wars/model/battle'
import { ACK_ACK, CONCUSSION_CHARGES, type WeaponId } from '@shared/systems/dystopian-wars/model/force'
import type { Step } from '@shared/systems/dystopian-wars/model/steps'
import { isCounterable } from '@shared/systems/dystopian-wars/rules/conduct'
import { aimedDice, PLAIN_AIM } from '@shared/systems/dystopian-wars/rules/roll-fire'
import { poolDiceOf } from '@shared/systems/dystopian-wars/rules/roll-pool'
import { readRuling } from '@shared/systems/dystopian-wars/rulings'
import { findSquadron } from '@shared/systems/dystopian-wars/state'
import { NUMBER_MAX } from '@shared/systems/dystopian-wars/tables/limits'
import { line, type Lines, linesIf } from '../../../contract/system-reference'
import { signed } from '../../../i18n/signed'
import {
  atRanges,
  attackDice,
  closeWeaponsOf,
  diceLine,
  diceOn,
  enemiesOf,
  hullLine,
  named,
  own,
  partOf,
  weaponsOf,
  yes,
  type Of,
  type Weapon
} from './now-line'

type One = UnitState | WingState

/** What the passages on declaring, counter-attacks and attacks mean for a unit or a wing. */
export const FIRE_LINES: Readonly<Record<string, Of<One>>> = {
  'nine-steps': (state, one) => {
    const squadron = findSquadron(state, one.squadronId)
    if (squadron === undefined) return []
    const isActing = state.activation?.squadronId === squadron.id
    const stand = isActing ? 'acts' : squadron.hasActivated ? 'acted' : 'waits'
    return [
      line(named(squadron.name), { key: `view.activation.${stand}` }),
      ...linesIf(isActing, own('onTable', word('step', state.step)), own('left', openIn(state, 'attack').length))
    ]
  },
  'declaring-attacks': (state, one) => {
    const declared = attacksOf(state).filter(({ role }) => role === 'attack')
    const targets = declared.filter(attack => isBy(attack, one)).map(attack => nameOf(state, attack.targetId))
    const foes = declared
      .filter(attack => attack.targetId === one.id)
      .flatMap(attack => attack.parts.map(part => nameOf(state, part.combatantId)))
    return [...names('firesAt', targets), ...names('firedAtBy', foes)]
  },
  'attack-dice': (state, one) => [
    ...('hp' in one ? [hullLine(one)] : []),
    ...weaponsOf(state, one).map(weapon => diceLine(state, weapon)),
    ...linesIf(one.diceAdjustment !== 0, line('dw.part.adjustment', signed(one.diceAdjustment)))
  ],
  obstruction: (state, one) =>
    weaponsOf(state, one)
      .filter(({ arm }) => !seesAround(arm))
      .map(weapon => line(weapon.label, seen(state, weapon))),
  'fire-options': (state, one) => [...weaponsOf(state, one).flatMap(weapon => [addsLine(state, weapon), ...used(state, weapon)])],
  'who-is-countered': (state, one) => [
    line('dw.field.type', 'tokens' in one ? word('wingType', one.type) : word('unitType', one.type)),
    own('countered', yes(isCounterable(state, one.id)))
  ],
  'who-counters': (state, one) => [
    ...closeWeaponsOf(state, one).map(weapon => diceLine(state, weapon)),
    ...('tokens' in one && one.type === 'fighter' ? [line('dw.field.isOnCap', yes(one.isOnCap))] : []),
    ...names('mayAnswer', answerable(state, one))
  ],
  'counter-dice': (state, one) => closeWeaponsOf(state, one).flatMap(weapon => [diceLine(state, weapon), addsLine(state, weapon)]),
  'resolving-counters': (state, one) => [
    ...pending(state, one, 'resolveCounters'),
    ...('hp' in one && isCounterable(state, one.id) ? [own('criticals', yes(readRuling(state.rulings, 'dw.counterCrit') === 'yes'))] : [])
  ],
  'step-six': (state, one) => pending(state, one, 'attack'),
  'counting-again': (state, one) => [
    ...openIn(state, 'attack')
      .filter(attack => isBy(attack, one))
      .flatMap(attack => {
        const dice = aimedDice(state, attack, PLAIN_AIM)
        const parts = dice.parts.map(({ label, values = {}, value }) =>
          line({ key: label, values }, label === 'dw.part.base' ? value : signed(value))
        )
        return [...parts, line(at(state, attack), attackDice(dice.total))]
      }),
    ...one.mars.filter(mar => mar.dice !== 0).map(mar => line(marName(mar), signed(mar.dice)))
  ],
  'to-hit': (state, one) => [
    ...('hp' in one ? [line('dwTable.field.isObscured', yes(isObscured(one)))] : []),
    ...('hp' in one && one.type === 'submarine' ? [line('dwTable.field.depth', word('depth', one.depth))] : []),
    ...weaponsOf(state, one)
      .filter(({ arm }) => arm.kind !== 'aa' && arm.kind !== 'cc')
      .slice(0, 1)
      .flatMap(({ id }) => against(state, one, id, state.units))
  ],
  hits: (state, one) =>
    weaponsOf(state, one).map(({ arm, label }) => line(label, { key: `dwBuilder.dice.${poolDiceOf(state.rulings, arm.poolDice)}` }))
}

/** The numbers a weapon needs against each enemy, with its dice at its nearest distance. */
export function against(state: BattleState, one: One, weaponId: WeaponId, foes: readonly One[]): Lines {
  const weapon = weaponsOf(state, one).find(({ id }) => id === weaponId)
  const part = weapon?.parts[0]
  if (part === undefined) return []
  const dice = partDice(state, part).total
  return enemiesOf(state, one.id, foes).map(foe =>
    line(
      { key: 'dwDigest.now.against', values: { name: foe.name } },
      diceOn(state, dice, suggestedToHit(state, { parts: [part], option: 'single', splitDice: null }, foe.id).number)
    )
  )
}

/** Rolls of a step that are still to come, by the unit or wing and on it. */
export function pending(state: BattleState, one: One, step: Step): Lines {
  return openIn(state, step)
    .filter(attack => isBy(attack, one) || attack.targetId === one.id)
    .map(attack => {
      const from: Message = { key: 'dwDigest.now.from', values: { name: nameOf(state, attack.parts[0]?.combatantId ?? '') } }
      const { number } = suggestedToHit(state, attack, attack.targetId)
      return line(isBy(attack, one) ? at(state, attack) : from, diceOn(state, aimedDice(state, attack, PLAIN_AIM).total, number))
    })
}

/** What a weapon adds to the fire of a lead, at each of its distances (DW-006). */
export function addsLine(state: BattleState, weapon: Weapon): ReturnType<typeof line> {
  const dice = atRanges(weapon, part => {
    const parts = [part, part]
    const all = fireDice(state, { parts, option: 'link', splitDice: null }, [], []).parts
    return all.find(({ label }) => label === 'dw.part.mate')?.value ?? 0
  })
  return line(weapon.label, { key: 'dwDigest.value.adds', values: { dice } })
}

export const marName = ({ mar, text }: One['mars'][number]): Message => (text === '' ? word('mar', mar) : named(text))

const at = (state: BattleState, attack: Attack): Message => ({
  key: 'dwDigest.now.at',
  values: { name: nameOf(state, attack.targetId) }
})
const isBy = (attack: Attack, one: One): boolean => attack.parts.some(part => part.combatantId === one.id)
const attacksOf = (state: BattleState): readonly Attack[] => (state.activation?.attacks ?? []).filter(({ status }) => status !== 'dropped')
const names = (label: string, all: readonly string[]): Lines => linesIf(all.length > 0, own(label, [...new Set(all)].join(', ')))

function seen(state: BattleState, weapon: Weapon): Message {
  const [clear, half, both] = ([0, 1, 2] as const).map(obstructions =>
    atRanges(weapon, part => partDice(state, { ...part, obstructions }).total)
  )
  const values = { clear: clear ?? '', half: half ?? '', both: both ?? '' }
  return { key: readRuling(state.rulings, 'dw.obstruction') === 'twice' ? 'dwDigest.value.seenTwice' : 'dwDigest.value.seen', values }
}

/** Whether the weapon has been declared in this activation, or how many of its dice are left to share out. */
function used(state: BattleState, { id, label, parts }: Weapon): Lines {
  const [nearest] = parts
  if (nearest === undefined) return []
  const declared = attacksOf(state).filter(attack => attack.parts.some(part => isSameWeapon(part, partOf(nearest.combatantId, id))))
  const [first] = declared
  const part = first?.parts[0]
  if (first === undefined || part === undefined) return []
  if (first.option !== 'split') return [line(label, { key: 'dwDigest.value.declared' })]
  const share = shareOf(state, { parts: [part], option: 'split', splitDice: NUMBER_MAX }, declaredShares(state, declared))
  return [line(label, { key: 'dwDigest.value.left', values: { dice: share?.taken ?? 0 } })]
}

/** Attackers of this activation that it may counter-attack now. */
function answerable(state: BattleState, { id }: One): readonly string[] {
  if (state.step !== 'declareCounters') return []
  const attackers = attacksOf(state).flatMap(({ role, parts }) => (role === 'attack' ? parts.map(part => part.combatantId) : []))
  const may = (targetId: (typeof attackers)[number]): boolean =>
    [ACK_ACK, CONCUSSION_CHARGES].some(weaponId => {
      const fire = { parts: [partOf(id, weaponId)], option: 'single', splitDice: null } as const
      return dystopianWars.check(state, { type: 'declareCounter', fire, targetId, isInRange: true }) === null
    })
  return attackers.filter(may).map(attacker => nameOf(state, attacker))
}
