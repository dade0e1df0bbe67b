import type { BattleState, Fire, Obstructions } from '@shared/systems/dystopian-wars/model/battle'
import type { CriticalRow } from '@shared/systems/dystopian-wars/model/criticals'
import { weaponId, type CombatantId, type DraftUnit } from '@shared/systems/dystopian-wars/model/force'
import { aUnit, aWeapon, unitIn } from '@kit/systems/dystopian-wars'
import type { Chance } from '../../support/chance'
import type { RefFire, RefReadings, RefUnit, RefWeapon } from './exchange-terms'

/** Random units, fire and readings for an exchange, and the engine's battle in the terms of the referee. */
export const OURS = ['a', 'b']
export const THEIRS = ['x', 'y', 'z']

export function someReadings(chance: Chance): RefReadings {
  const yes = (): boolean => chance.whole(1, 2) === 1
  return {
    halvesUp: yes(),
    keepsLastDie: yes(),
    halvesForEach: yes(),
    mateHalf: yes(),
    equalIsEnough: yes(),
    criticalForEachMultiple: yes(),
    defenceAsAttack: yes(),
    shieldSixTwice: yes()
  }
}

export function rulingsOf(house: RefReadings): BattleState['rulings'] {
  return {
    'dw.halfRounding': house.halvesUp ? 'up' : 'downMin1',
    'dw.lastDie': house.keepsLastDie ? 'stays' : 'lost',
    'dw.obstruction': house.halvesForEach ? 'twice' : 'once',
    'dw.linkHalf': house.mateHalf ? 'yes' : 'no',
    'dw.threshold': house.equalIsEnough ? 'gte' : 'gt',
    'dw.multiCrit': house.criticalForEachMultiple ? 'perMultipleOfCr' : 'one',
    'dw.defenceSix': house.defenceAsAttack ? 'asAttack' : 'oneSuccess',
    'dw.shieldSix': house.shieldSixTwice ? 'twoAndExtra' : 'one'
  }
}

export function someUnit(chance: Chance, id: string, type: DraftUnit['type']): DraftUnit {
  const bands = (): { readonly toInches: number; readonly dice: number }[] =>
    [8, 16, 24].map(toInches => ({ toInches, dice: chance.whole(1, 9) }))
  const dr = chance.whole(2, 5)
  return aUnit(id, {
    type,
    hp: chance.oneOf([2, 3, 4, 6, 8]),
    dr,
    cr: dr + chance.whole(1, 4),
    aa: chance.whole(1, 7),
    cc: chance.whole(1, 6),
    shields: chance.whole(0, 2),
    guardians: chance.whole(0, 1),
    weapons: [
      aWeapon('gun', 'gunnery', { bands: bands() }),
      aWeapon('secondary', 'gunnery', { weaponClass: 'auxiliary', bands: bands() }),
      aWeapon('torpedoes', 'torpedo', { bands: bands() }),
      aWeapon('rockets', 'rocket', { bands: bands() })
    ]
  })
}

/** Hull already lost, and criticals that are there. */
export function someDamage(
  chance: Chance,
  hp: number
): { readonly hp: number; readonly criticals: BattleState['units'][number]['criticals'] } {
  const rows = chance.whole(1, 3) > 1 ? [] : [chance.oneOf<CriticalRow>([3, 5, 6, 10, 11])]
  return { hp: chance.whole(Math.max(1, hp - 3), hp), criticals: rows.map(row => ({ row, turn: 1, triedTurn: null })) }
}

/** Fire of one or several with the same kind of weapon, linked, combined or split. */
export function someFire(chance: Chance, state: BattleState, firers: readonly string[], weapons: readonly string[]): Fire {
  const weapon = chance.oneOf(weapons)
  const able = firers.filter(id => unitIn(state, id).status === 'active')
  const lead = chance.oneOf(able.length === 0 ? firers : able)
  const mates = chance.whole(1, 3) === 1 ? able.filter(id => id !== lead && chance.whole(1, 2) === 1) : []
  const part = (id: string): Fire['parts'][number] => ({
    combatantId: id as CombatantId,
    weaponId: weaponId(weapon === 'torpedoes' || weapon === 'rockets' ? chance.oneOf(['torpedoes', 'rockets']) : weapon),
    rangeInches: chance.oneOf([3, 8, 11.5, 20]),
    obstructions: chance.oneOf<Obstructions>([0, 0, 1, 2])
  })
  const parts = [lead, ...mates].map(part)
  if (mates.length > 0) return { parts, option: chance.oneOf(['link', 'combine']), splitDice: null }
  return chance.whole(1, 3) === 1 ? { parts, option: 'split', splitDice: chance.whole(1, 5) } : { parts, option: 'single', splitDice: null }
}

export function asRead({ parts, option, splitDice }: Fire): RefFire {
  return {
    parts: parts.map(part => ({ unit: part.combatantId, weapon: part.weaponId, inches: part.rangeInches, hindrances: part.obstructions })),
    split: option === 'split' ? splitDice : null
  }
}

export function asTold({ id, weapons, hp, dr, cr, shields, guardians, aa, cc }: DraftUnit): RefUnit {
  const everywhere = (dice: number): RefWeapon['bands'] => [[99, dice]]
  const own = weapons.map(({ id: weapon, kind, weaponClass, bands }): RefWeapon => ({
    id: weapon,
    kind: kind === 'torpedo' || kind === 'rocket' ? kind : 'gunnery',
    isAuxiliary: weaponClass === 'auxiliary',
    bands: bands.map(({ toInches, dice }) => [toInches, dice])
  }))
  const defences: readonly RefWeapon[] = [
    { id: 'aa', kind: 'aa', isAuxiliary: false, bands: everywhere(aa) },
    { id: 'cc', kind: 'cc', isAuxiliary: false, bands: everywhere(cc) }
  ]
  return { id, weapons: [...own, ...defences], hpStart: hp, dr, cr, shields, guardians }
}

export function now(state: BattleState, id: string): { readonly hp: number; readonly ap: number; readonly rows: readonly number[] } {
  const { hp, ap, criticals } = unitIn(state, id)
  return { hp, ap, rows: criticals.map(critical => critical.row) }
}

/** The engine's units in the terms of the referee. */
export function standing(state: BattleState): readonly string[] {
  return [...OURS, ...THEIRS].map(id => {
    const { hp, ap, status, criticals } = unitIn(state, id)
    const rows = [...new Set(criticals.map(critical => critical.row))].sort((one, other) => one - other)
    return status === 'active' ? `${id}: hp ${String(hp)}, ap ${String(ap)}, rows ${rows.join(' ')}` : `${id}: gone`
  })
}
