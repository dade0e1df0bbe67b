/** The numbers of the six steps of an attack (XW-001). */
export const STEPS = {
  declareTarget: 1,
  attackDice: 2,
  defenseDice: 3,
  neutralize: 4,
  dealDamage: 5,
  aftermath: 6
} as const satisfies Readonly<Record<string, number>>

export type Step = keyof typeof STEPS

/** The two players in an attack. */
export const ROLES = ['attacker', 'defender'] as const
export type Role = (typeof ROLES)[number]

interface StageRow {
  readonly step: Step
  readonly speaker: Role
  readonly kind: 'roll' | 'modify' | 'damage' | 'abilities' | 'bonus'
  /** The requirement behind it. */
  readonly source: string
}

/** The stages of a declared attack: parts of its steps in which one player speaks (XW-013, XW-018, XW-027 to XW-030). */
export const STAGES = {
  rollAttack: { step: 'attackDice', speaker: 'attacker', kind: 'roll', source: 'XW-011' },
  defenderModifiesAttack: { step: 'attackDice', speaker: 'defender', kind: 'modify', source: 'XW-013' },
  attackerModifiesAttack: { step: 'attackDice', speaker: 'attacker', kind: 'modify', source: 'XW-013' },
  rollDefense: { step: 'defenseDice', speaker: 'defender', kind: 'roll', source: 'XW-017' },
  attackerModifiesDefense: { step: 'defenseDice', speaker: 'attacker', kind: 'modify', source: 'XW-018' },
  defenderModifiesDefense: { step: 'defenseDice', speaker: 'defender', kind: 'modify', source: 'XW-018' },
  damage: { step: 'dealDamage', speaker: 'defender', kind: 'damage', source: 'XW-025' },
  defenderAbilities: { step: 'aftermath', speaker: 'defender', kind: 'abilities', source: 'XW-027' },
  attackerAbilities: { step: 'aftermath', speaker: 'attacker', kind: 'abilities', source: 'XW-028' },
  defenderBonus: { step: 'aftermath', speaker: 'defender', kind: 'bonus', source: 'XW-029' },
  attackerBonus: { step: 'aftermath', speaker: 'attacker', kind: 'bonus', source: 'XW-030' }
} as const satisfies Readonly<Record<string, StageRow>>

export type Stage = keyof typeof STAGES

export const STAGE_ORDER = [
  'rollAttack',
  'defenderModifiesAttack',
  'attackerModifiesAttack',
  'rollDefense',
  'attackerModifiesDefense',
  'defenderModifiesDefense',
  'damage',
  'defenderAbilities',
  'attackerAbilities',
  'defenderBonus',
  'attackerBonus'
] as const satisfies readonly Stage[]

/** The stages in which an ability may be used. */
export const ABILITY_WINDOWS = [
  'defenderModifiesAttack',
  'attackerModifiesAttack',
  'attackerModifiesDefense',
  'defenderModifiesDefense',
  'defenderAbilities',
  'attackerAbilities',
  'defenderBonus',
  'attackerBonus'
] as const satisfies readonly Stage[]
export type AbilityWindow = (typeof ABILITY_WINDOWS)[number]

/** The window in which each player modifies the dice of a pool. */
export const WINDOWS = {
  attack: { defender: 'defenderModifiesAttack', attacker: 'attackerModifiesAttack' },
  defense: { defender: 'defenderModifiesDefense', attacker: 'attackerModifiesDefense' }
} as const satisfies Readonly<Record<'attack' | 'defense', Readonly<Record<Role, Stage>>>>
