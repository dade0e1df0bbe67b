import { isWithin } from '../../../kernel/collections'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import { present } from '../../../kernel/present'
import type { BattleState, Combatant, Fire } from '../model/battle'
import type { CombatantId, WingType } from '../model/force'
import { APPENDIX_PREFIX, NEVER } from '../model/rulings'
import { findCombatant } from '../state'
import { APPENDIX, PLAIN_TO_HIT, TO_HIT_MAX, TO_HIT_MIN, type AppendixRow } from '../tables/appendix'
import type { ArmKind } from './arms'
import { isObscured } from './criticals'
import { leadArm, leadPart } from './part-dice'

/** The number of the appendix and its row. The row is null if there is none, the number if such a shot cannot hit (DW-015, DW-042). */
interface ToHitSuggestion {
  readonly row: AppendixRow | null
  readonly number: number | null
}

export function appendixKey(row: AppendixRow): string {
  return `${APPENDIX_PREFIX}${row}`
}

/** Reads a number to hit; null unless it is from 2 to 6. */
export function readToHit(text: string): number | null {
  return /^\d$/u.test(text) && isWithin(Number(text), TO_HIT_MIN, TO_HIT_MAX) ? Number(text) : null
}

/** A row of the appendix as the campaign has it (DW-Q03). */
export function appendixNumber(rulings: ChosenRulings, row: AppendixRow): number | null {
  const chosen = rulings[appendixKey(row)] ?? ''
  return chosen === NEVER ? null : (readToHit(chosen) ?? APPENDIX[row])
}

/**
 * The row of the appendix for the first part of this fire that fires, and its number as the campaign has it; the plain number if no row
 * fits (DW-042, DW-Q02, DW-Q03).
 */
export function suggestedToHit(state: BattleState, fire: Fire, targetId: CombatantId): ToHitSuggestion {
  const shooter = present(findCombatant(state, leadPart(state, fire).combatantId), 'shooter')
  const target = present(findCombatant(state, targetId), targetId)
  const row = rowFor(leadArm(state, fire).kind, shooter, target)
  return { row, number: row === null ? PLAIN_TO_HIT : appendixNumber(state.rulings, row) }
}

function rowFor(kind: ArmKind, shooter: Combatant, target: Combatant): AppendixRow | null {
  if (kind === 'aa') return aaRow(shooter, target)
  if (kind === 'cc') return ccRow(target)
  if (target.kind === 'wing') return null
  const { unit } = target
  const isHidden = isObscured(unit)
  if (shooter.kind === 'unit' && shooter.unit.depth === 'submerged')
    return unit.type === 'flying' || isHidden ? 'submergedVsAir' : 'submergedVsSeen'
  if (shooter.kind === 'unit' && isObscured(shooter.unit)) return unit.depth === 'submerged' ? 'obscuredVsSubmerged' : 'obscuredShooter'
  if (isHidden || unit.depth === 'submerged') return 'weaponVsHidden'
  return unit.depth === 'diving' ? 'weaponVsDiving' : 'weaponVsAbove'
}

const WING_ROWS: Readonly<Record<WingType, AppendixRow | null>> = {
  fighter: 'fighterVsTinyFlyers',
  recon: 'reconVsTinyFlyers',
  diveBomber: 'bomberVsTinyFlyers',
  torpedoBomber: 'bomberVsTinyFlyers',
  drone: null
}

function aaRow(shooter: Combatant, target: Combatant): AppendixRow | null {
  if (target.kind === 'wing') return shooter.kind === 'wing' ? WING_ROWS[shooter.wing.type] : 'aaVsSmall'
  if (target.unit.isSmall) return 'aaVsSmall'
  if (target.unit.type === 'flying') return 'aaVsFlyer'
  return isObscured(target.unit) ? 'aaVsObscured' : null
}

function ccRow(target: Combatant): AppendixRow | null {
  if (target.kind === 'wing') return null
  if (target.unit.isSmall) return 'ccVsSmall'
  if (target.unit.depth === 'submerged') return 'ccVsSubmerged'
  return target.unit.depth === 'diving' ? 'ccVsDiving' : null
}
