import { rulingReader, type ReadingOf, type RulingDefinition } from '../../core/rulings/ruling'
import { KNOWLEDGE } from '../../core/view/known'

/** Headings of the register of house rules: the phases in which they are asked, in playing order. */
export const RULING_GROUPS = [
  'building',
  'setup',
  'initiative',
  'detection',
  'manoeuvre',
  'riposte',
  'fire',
  'damage',
  'victory',
  'players'
] as const
type RulingGroup = (typeof RULING_GROUPS)[number]

/** Every ambiguity with more than one reading, the default first. Each is a switch. The reasons are in the README. */
export const RULINGS = [
  { key: 'pw.structurePoints', group: 'building', question: 'PW-010', basis: 'disputed', values: ['all', 'upTo'] },
  { key: 'pw.emptyPoints', group: 'building', question: 'PW-Q25', basis: 'disputed', values: ['allowed', 'mustFill'] },
  { key: 'pw.scoreTables', group: 'setup', question: 'PW-062', basis: 'text', values: ['printed', 'built'] },
  { key: 'pw.deployZones', group: 'setup', question: 'PW-Q11', basis: 'silent', values: ['free', 'ownEdge'] },
  { key: 'pw.originZero', group: 'setup', question: 'PW-Q29', basis: 'silent', values: ['no', 'yes'] },
  { key: 'pw.initDie', group: 'initiative', question: 'PW-Q08', basis: 'silent', values: ['d6', 'd4'] },
  { key: 'pw.initCountDead', group: 'initiative', question: 'PW-Q10', basis: 'disputed', values: ['yes', 'no'] },
  { key: 'pw.distance', group: 'detection', question: 'PW-Q01', basis: 'text', values: ['manhattan3D', 'chebyshev3D'] },
  { key: 'pw.cmOptional', group: 'detection', question: 'PW-Q03', basis: 'disputed', values: ['no', 'yes'] },
  { key: 'pw.jamCount', group: 'detection', question: 'PW-Q04', basis: 'silent', values: ['currentTurnCounts', 'startsNextTurn'] },
  { key: 'pw.jamTwice', group: 'detection', question: 'PW-037', basis: 'silent', values: ['longer', 'addsUp', 'latest'] },
  {
    key: 'pw.detectionScope',
    group: 'detection',
    question: 'PW-Q06',
    basis: 'disputed',
    values: ['activation', 'wholeTurnSameSquadron', 'wholeTurnFleet']
  },
  { key: 'pw.engagementsPerShip', group: 'manoeuvre', question: 'PW-Q15', basis: 'disputed', values: ['1', 'unlimited'] },
  { key: 'pw.rangedCombat', group: 'manoeuvre', question: 'PW-Q22', basis: 'text', values: ['no', 'yes'] },
  { key: 'pw.manoeuvrePm', group: 'manoeuvre', question: 'PW-Q13', basis: 'disputed', values: ['total', 'remainingThisTurn'] },
  { key: 'pw.weaponChoice', group: 'manoeuvre', question: 'PW-Q17', basis: 'silent', values: ['activeSide', 'testWinner'] },
  { key: 'pw.riposteNeedsDetection', group: 'riposte', question: 'PW-Q23', basis: 'silent', values: ['no', 'yes'] },
  { key: 'pw.ripostesPerShip', group: 'riposte', question: 'PW-Q21', basis: 'silent', values: ['unlimited', '1'] },
  { key: 'pw.riposteSector', group: 'riposte', question: 'PW-Q21', basis: 'silent', values: ['firingSector', 'rolled'] },
  { key: 'pw.riposteVsZeroRange', group: 'riposte', question: 'PW-Q16', basis: 'silent', values: ['no', 'yes'] },
  { key: 'pw.riposteSwitchWeapon', group: 'riposte', question: 'PW-Q21', basis: 'silent', values: ['no', 'yes'] },
  { key: 'pw.defenderMayDecline', group: 'fire', question: 'PW-Q18', basis: 'silent', values: ['no', 'yes'] },
  { key: 'pw.noDefenceScope', group: 'fire', question: 'PW-Q19', basis: 'disputed', values: ['sector', 'ship'] },
  { key: 'pw.shooterMustHit', group: 'fire', question: 'PW-Q20', basis: 'text', values: ['no', 'yes'] },
  { key: 'pw.clampDefenderMargin', group: 'fire', question: 'PW-Q20', basis: 'text', values: ['no', 'yes'] },
  { key: 'pw.lossNaming', group: 'damage', question: 'PW-059', basis: 'silent', values: ['atOnce', 'oneByOne'] },
  { key: 'pw.dispersedAfterLoss', group: 'damage', question: 'PW-058', basis: 'silent', values: ['lost', 'rolled'] },
  { key: 'pw.victory', group: 'victory', question: 'PW-Q26', basis: 'disputed', values: ['destroyedShipCost', 'destroyedElements'] },
  { key: 'pw.victoryBase', group: 'victory', question: 'PW-061', basis: 'disputed', values: ['fleet', 'budget'] },
  { key: 'pw.lateSquadrons', group: 'victory', question: 'PW-061', basis: 'silent', values: ['counted', 'startOnly'] },
  { key: 'pw.bothBeaten', group: 'victory', question: 'PW-Q26', basis: 'silent', values: ['activeSide', 'smallerShare', 'nobody'] },
  { key: 'pw.enemyKnown', group: 'players', question: 'PW-043', basis: 'silent', values: KNOWLEDGE },
  { key: 'pw.hiddenShips', group: 'players', question: 'PW-043', basis: 'silent', values: ['open', 'untilDetected'] }
] as const satisfies readonly (RulingDefinition & { readonly group: RulingGroup })[]

export type RulingKey = (typeof RULINGS)[number]['key']
export type RulingValue<K extends RulingKey> = ReadingOf<typeof RULINGS, K>

/** The reading in force: the chosen one if it is a known value, else the default. Throws for a key that is no ruling of this system. */
export const readRuling = rulingReader(RULINGS)
