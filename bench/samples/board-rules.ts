/** The attack of the armada rules for the peers: the same state and modifiers, on plain mutable objects. */
export interface BoardFleet {
  readonly side: string
  readonly fleetClass: number
  readonly tier: number
  readonly abilities: readonly string[]
  hp: number
  sp: number
  status: string
  hasAttacked: boolean
}

export interface BoardAttack {
  readonly attacker: number
  readonly target: number
  readonly rangeHexes: number
  readonly isFromFrontArc: boolean
  readonly natural: number
  readonly faces: number[]
}

export interface BoardRow extends BoardAttack {
  readonly total: number
  readonly ac: number
  readonly isHit: boolean
  readonly damage: number
}

export interface BoardState {
  fleets: BoardFleet[]
  officers: { readonly fleet: number; readonly role: string; readonly ranks: number; readonly isAble: boolean }[]
  effects: { readonly fleet: number; readonly kind: string; readonly value: number; readonly isSuspended: boolean }[]
  volley: BoardRow[]
}

const FLEETS = 40
const EACH = 20
const BANDS = [
  [6, 12, 18],
  [5, 10, 15],
  [4, 8, 12]
] as const
const ROLES = ['admiral', 'commander', 'chiefEngineer', 'chiefCaster', 'chiefTechnician']

/** Forty fleets, ten officers, a morale state on every fifth fleet. */
export function boardSetup(): BoardState {
  return {
    fleets: Array.from({ length: FLEETS }, (_, i) => ({
      side: i < EACH ? 'A' : 'B',
      fleetClass: Math.floor(i / 3) % 3,
      tier: 4 + (i % 8),
      abilities: i % 4 === 1 ? ['damageThreshold'] : i % 4 === 2 ? ['bombers'] : i % 4 === 3 ? ['pointDefense'] : [],
      hp: 60,
      sp: 20,
      status: 'active',
      hasAttacked: false
    })),
    officers: [0, EACH].flatMap(first => ROLES.map((role, i) => ({ fleet: first + i, role, ranks: 10, isAble: true }))),
    effects: Array.from({ length: FLEETS / 5 }, (_, i) => ({
      fleet: i * 5,
      kind: 'morale',
      value: i % 2 === 0 ? -2 : 2,
      isSuspended: false
    })),
    volley: []
  }
}

export function isLegal(state: BoardState, attack: BoardAttack): boolean {
  const attacker = state.fleets[attack.attacker]
  const target = state.fleets[attack.target]
  if (attacker === undefined || target === undefined || attacker === target) return false
  if (attacker.side === target.side || attacker.hasAttacked) return false
  if (attacker.status !== 'active' || target.status === 'destroyed') return false
  return attack.rangeHexes <= BANDS[attacker.fleetClass as 0 | 1 | 2][2]
}

/** The gunnery check against the Armor Class and, on a hit, the damage after its modifiers. */
export function rolled(state: BoardState, attack: BoardAttack): BoardRow {
  const attacker = state.fleets[attack.attacker]
  const target = state.fleets[attack.target]
  if (attacker === undefined || target === undefined) throw new Error('No such fleet')
  const [short, long] = BANDS[attacker.fleetClass as 0 | 1 | 2]
  const range = attack.rangeHexes <= short ? 0 : attack.rangeHexes <= long ? -2 : -4
  const bombers = target.fleetClass === 0 && attacker.abilities.includes('bombers') ? 2 : 0
  const close = attack.rangeHexes <= 1 && attacker.abilities.includes('pointDefense') ? 1 : 0
  const bonus =
    Math.floor((attacker.tier + 1) / 2) + officerBonus(state, attack.attacker, 'chiefTechnician') + effectSum(state, attack.attacker)
  const total = attack.natural + bonus + range + bombers + close
  const shield = attack.isFromFrontArc && target.sp >= 1 ? 1 : 0
  const ac = 10 + Math.floor((target.tier + 1) / 2) + officerBonus(state, attack.target, 'chiefCaster') + shield
  const isHit = total >= ac
  let damage = 0
  if (isHit) {
    for (const face of attack.faces) damage += face
    if ((target.fleetClass + 1) % 3 === attacker.fleetClass) damage += attack.faces.length
    if ((target.fleetClass + 2) % 3 === attacker.fleetClass) damage -= attack.faces.length
    if (target.abilities.includes('damageThreshold') && !attacker.abilities.includes('bombers')) damage -= attack.faces.length
    damage = Math.max(0, damage)
  }
  return { ...attack, total, ac, isHit, damage }
}

function officerBonus(state: BoardState, fleet: number, role: string): number {
  let best = 0
  for (const officer of state.officers) {
    if (officer.fleet === fleet && officer.role === role && officer.isAble) best = Math.max(best, Math.floor(officer.ranks / 2))
  }
  return best
}

function effectSum(state: BoardState, fleet: number): number {
  let sum = 0
  for (const effect of state.effects) if (effect.fleet === fleet && effect.kind === 'morale' && !effect.isSuspended) sum += effect.value
  return sum
}
