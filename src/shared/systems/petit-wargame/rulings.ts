import type { ChosenRulings, RulingDefinition } from '../../core/rulings/ruling'

/** Headings of the register of house rules, in order. */
export const RULING_GROUPS = ['pw.setup', 'pw.detection', 'pw.manoeuvre', 'pw.fire', 'pw.victory'] as const
type RulingGroup = (typeof RULING_GROUPS)[number]

/** Every ambiguity of the text with more than one reading, the default first; every one is a switch. Reasons stand in the README. */
export const RULINGS = [
  { key: 'pw.emptyPoints', group: 'pw.setup', question: 'PW-Q25', values: ['allowed', 'mustFill'] },
  { key: 'pw.deployZones', group: 'pw.setup', question: 'PW-Q11', values: ['free', 'ownEdge'] },
  { key: 'pw.originZero', group: 'pw.setup', question: 'PW-Q29', values: ['false', 'true'] },
  { key: 'pw.initDie', group: 'pw.setup', question: 'PW-Q08', values: ['d6', 'd4'] },
  { key: 'pw.initCountDead', group: 'pw.setup', question: 'PW-Q10', values: ['true', 'false'] },
  { key: 'pw.distance', group: 'pw.detection', question: 'PW-Q01', values: ['manhattan3D', 'chebyshev3D'] },
  { key: 'pw.cmOptional', group: 'pw.detection', question: 'PW-Q03', values: ['false', 'true'] },
  { key: 'pw.jamCount', group: 'pw.detection', question: 'PW-Q04', values: ['currentTurnCounts', 'startsNextTurn'] },
  {
    key: 'pw.detectionScope',
    group: 'pw.detection',
    question: 'PW-Q06',
    values: ['activation', 'wholeTurnSameSquadron', 'wholeTurnFleet']
  },
  { key: 'pw.engagementsPerShip', group: 'pw.manoeuvre', question: 'PW-Q15', values: ['1', 'unlimited'] },
  { key: 'pw.rangedCombat', group: 'pw.manoeuvre', question: 'PW-Q22', values: ['false', 'true'] },
  { key: 'pw.manoeuvrePm', group: 'pw.manoeuvre', question: 'PW-Q13', values: ['total', 'remainingThisTurn'] },
  { key: 'pw.riposteVsZeroRange', group: 'pw.fire', question: 'PW-Q16', values: ['false', 'true'] },
  { key: 'pw.riposteSwitchWeapon', group: 'pw.fire', question: 'PW-Q21', values: ['false', 'true'] },
  { key: 'pw.defenderMayDecline', group: 'pw.fire', question: 'PW-Q18', values: ['false', 'true'] },
  { key: 'pw.noDefenceScope', group: 'pw.fire', question: 'PW-Q19', values: ['sector', 'ship'] },
  { key: 'pw.shooterMustHit', group: 'pw.fire', question: 'PW-Q20', values: ['false', 'true'] },
  { key: 'pw.clampDefenderMargin', group: 'pw.fire', question: 'PW-Q20', values: ['false', 'true'] },
  { key: 'pw.victory', group: 'pw.victory', question: 'PW-Q26', values: ['destroyedShipCost', 'destroyedElements'] }
] as const satisfies readonly (RulingDefinition & { readonly group: RulingGroup })[]

export type RulingKey = (typeof RULINGS)[number]['key']
export type RulingValue<K extends RulingKey> = Extract<(typeof RULINGS)[number], { readonly key: K }>['values'][number]

const BY_KEY: ReadonlyMap<string, RulingDefinition> = new Map(RULINGS.map(definition => [definition.key, definition]))

/**
 * The reading in force: the chosen one where it is a known value, else the default.
 * Throws for a key that is no ruling of this system.
 */
export function readRuling<K extends RulingKey>(rulings: ChosenRulings, key: K): RulingValue<K>
export function readRuling(rulings: ChosenRulings, key: string): string {
  const definition = BY_KEY.get(key)
  if (definition === undefined) throw new Error(`No such ruling: ${key}`)
  const value = rulings[key]
  return value !== undefined && definition.values.includes(value) ? value : definition.values[0]
}
