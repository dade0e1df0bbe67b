import type { SystemReference } from '../../../contract/system-reference'

export const PASSAGES: SystemReference['passages'] = {
  'players-and-dice': { see: ['squadrons', 'initiative', 'detection-scores', 'damage'] },
  map: { rulings: ['pw.originZero', 'pw.hiddenShips'], see: ['distance', 'movement', 'deployment'] },
  budget: { tables: ['sizes'], see: ['sectors', 'squadrons', 'victory'] },
  squadrons: { see: ['budget', 'turn', 'deployment'] },
  sectors: { rulings: ['pw.structurePoints'], tables: ['sizes'], see: ['elements', 'position', 'budget'] },
  elements: {
    rulings: ['pw.emptyPoints'],
    tables: ['elements'],
    see: ['engines', 'weapons', 'defences', 'detectors', 'countermeasures']
  },
  engines: { see: ['movement', 'manoeuvre-test', 'elements'] },
  weapons: { rulings: ['pw.rangedCombat'], see: ['riposte', 'position', 'combat-scores'] },
  defences: { rulings: ['pw.noDefenceScope'], see: ['combat-scores', 'no-defence', 'position'] },
  detectors: { see: ['detecting', 'distance', 'jamming'] },
  countermeasures: { see: ['detecting', 'no-countermeasure', 'detection-scores'] },
  deployment: { rulings: ['pw.deployZones'], see: ['map', 'turn'] },
  turn: { see: ['initiative', 'detecting', 'movement', 'engaging'] },
  initiative: { rulings: ['pw.initDie', 'pw.initCountDead'], see: ['turn'] },
  distance: { rulings: ['pw.distance'], see: ['detecting', 'detectors', 'map'] },
  detecting: { rulings: ['pw.cmOptional'], see: ['detection-scores', 'detection-result', 'no-countermeasure', 'jamming', 'distance'] },
  'detection-scores': {
    rulings: ['pw.scoreTables'],
    tables: ['detection'],
    see: ['detection-result', 'no-countermeasure', 'building-tables']
  },
  'detection-result': {
    rulings: ['pw.detectionScope', 'pw.hiddenShips'],
    tables: ['results'],
    see: ['detection-scores', 'jamming', 'no-countermeasure', 'engaging']
  },
  'no-countermeasure': { rulings: ['pw.cmOptional'], see: ['detection-scores', 'detection-result', 'countermeasures'] },
  jamming: { rulings: ['pw.jamCount', 'pw.jamTwice'], see: ['detection-result', 'detectors'] },
  movement: { tables: ['steps'], see: ['engines', 'distance', 'engaging'] },
  engaging: {
    rulings: ['pw.detectionScope', 'pw.engagementsPerShip', 'pw.rangedCombat', 'pw.enemyKnown', 'pw.hiddenShips'],
    see: ['manoeuvre-test', 'detection-result', 'movement']
  },
  'manoeuvre-test': { rulings: ['pw.manoeuvrePm'], tables: ['sectorDie'], see: ['position', 'engines', 'engaging'] },
  position: {
    rulings: ['pw.weaponChoice', 'pw.riposteVsZeroRange', 'pw.rangedCombat'],
    see: ['manoeuvre-test', 'riposte', 'weapons', 'defences']
  },
  riposte: {
    rulings: [
      'pw.riposteNeedsDetection',
      'pw.ripostesPerShip',
      'pw.riposteSector',
      'pw.riposteVsZeroRange',
      'pw.riposteSwitchWeapon',
      'pw.rangedCombat'
    ],
    see: ['weapons', 'position', 'fire-modes', 'damage']
  },
  'fire-modes': { see: ['concentrated', 'dispersed', 'combat-scores', 'riposte'] },
  'combat-scores': {
    rulings: ['pw.scoreTables', 'pw.defenderMayDecline', 'pw.noDefenceScope'],
    tables: ['combat'],
    see: ['no-defence', 'damage', 'defences', 'building-tables']
  },
  'no-defence': {
    rulings: ['pw.noDefenceScope', 'pw.defenderMayDecline'],
    tables: ['combat'],
    see: ['combat-scores', 'damage', 'defences']
  },
  damage: {
    rulings: ['pw.shooterMustHit', 'pw.clampDefenderMargin'],
    see: ['combat-scores', 'no-defence', 'concentrated', 'dispersed', 'losses']
  },
  concentrated: { see: ['dispersed', 'losses', 'damage'] },
  dispersed: { rulings: ['pw.dispersedAfterLoss'], tables: ['sectorDie'], see: ['concentrated', 'losses', 'damage'] },
  losses: { rulings: ['pw.lossNaming', 'pw.dispersedAfterLoss'], see: ['concentrated', 'dispersed', 'destroyed'] },
  destroyed: { see: ['losses', 'victory'] },
  victory: { rulings: ['pw.victory', 'pw.victoryBase', 'pw.lateSquadrons', 'pw.bothBeaten'], see: ['destroyed', 'budget'] },
  'building-tables': { rulings: ['pw.scoreTables'], see: ['tokens', 'detection-scores', 'combat-scores'] },
  tokens: { rulings: ['pw.scoreTables'], tables: ['tokens'], see: ['building-tables', 'combat-scores', 'detection-scores'] }
}
