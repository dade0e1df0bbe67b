import type { SystemReference } from '../../../contract/system-reference'

/** What belongs to each passage of the digest. */
export const PASSAGES: SystemReference['passages'] = {
  'turn-phases': { see: ['turn-cards', 'initiative', 'activation', 'end-phase'] },
  'turn-cards': {
    rulings: ['fa.cardLimits', 'fa.enemyKnown'],
    tables: ['cards'],
    see: ['hand-of-cards', 'initiative', 'command-distance']
  },
  initiative: { rulings: ['fa.allianceBonus', 'fa.emptyFleetRolls'], tables: ['factions'], see: ['turn-cards', 'activation'] },
  activation: {
    rulings: ['fa.cardLimits', 'fa.reactionTime'],
    tables: ['cards'],
    see: ['initiative', 'minimum-move', 'command-distance', 'who-may-board']
  },
  'end-phase': { see: ['hand-of-cards', 'turn-phases'] },
  'command-distance': { rulings: ['fa.cardsPartlyOut'], tables: ['factions'], see: ['combined-fire', 'turn-cards', 'activation'] },
  'hand-of-cards': { rulings: ['fa.handSize', 'fa.cardlessClasses'], see: ['end-phase', 'turn-cards'] },
  'minimum-move': { rulings: ['fa.halfMove'], see: ['activation', 'after-the-boarding', 'hits-and-damage'] },
  measuring: { see: ['firing-arc', 'line-of-sight', 'command-distance'] },
  'firing-arc': {
    rulings: ['fa.halfRounding', 'fa.halveTwice', 'fa.halvingOrder'],
    see: ['line-of-sight', 'damage-modifiers', 'measuring']
  },
  'line-of-sight': {
    rulings: ['fa.halfRounding', 'fa.halveTwice', 'fa.halvingOrder'],
    see: ['firing-arc', 'damage-modifiers', 'measuring']
  },
  'attack-dice': {
    rulings: ['fa.extraDieExplodes'],
    tables: ['attackDie'],
    see: ['small-targets', 'hits-and-damage', 'damage-modifiers', 'combined-fire', 'split-fire']
  },
  'small-targets': {
    rulings: ['fa.turretsAtSmall', 'fa.smallTargetSix', 'fa.extraDieExplodes'],
    tables: ['smallTargets'],
    see: ['attack-dice', 'combined-fire']
  },
  'hits-and-damage': {
    rulings: ['fa.multiCrit', 'fa.critTable', 'fa.shields', 'fa.pdVsTorpedo', 'fa.reactionTime'],
    tables: ['criticals', 'rupture'],
    see: ['attack-dice', 'damage-modifiers', 'what-damage-spares', 'minimum-move']
  },
  'damage-modifiers': {
    rulings: ['fa.halvingOrder', 'fa.damagedTurrets', 'fa.lastDie'],
    see: ['what-damage-spares', 'hits-and-damage', 'firing-arc']
  },
  'what-damage-spares': {
    rulings: ['fa.shields', 'fa.damagedTurrets', 'fa.lastDie'],
    see: ['damage-modifiers', 'point-defence', 'hits-and-damage']
  },
  'combined-fire': {
    rulings: ['fa.mateCritical', 'fa.combineAndSplit'],
    tables: ['mateShares'],
    see: ['weapons-that-combine', 'split-fire', 'command-distance', 'attack-dice']
  },
  'weapons-that-combine': { rulings: ['fa.ownSecondWeapon'], tables: ['weaponKinds'], see: ['combined-fire', 'split-fire'] },
  'split-fire': { rulings: ['fa.pdSplitMode', 'fa.combineAndSplit'], see: ['combined-fire', 'point-defence', 'attack-dice'] },
  'who-may-board': { see: ['boarding-and-fire', 'after-the-boarding'] },
  'boarding-and-fire': { rulings: ['fa.fireAtBoarded'], see: ['who-may-board', 'after-the-boarding'] },
  'after-the-boarding': { rulings: ['fa.boardingDice'], see: ['who-may-board', 'boarding-and-fire', 'minimum-move'] },
  'point-defence': {
    rulings: ['fa.pdSplitMode', 'fa.pdVsTorpedo'],
    see: ['hits-on-a-wing', 'driven-off', 'split-fire', 'what-damage-spares']
  },
  'hits-on-a-wing': {
    rulings: ['fa.pdExplodes', 'fa.extraDieExplodes'],
    see: ['point-defence', 'driven-off']
  },
  'driven-off': { see: ['hits-on-a-wing', 'point-defence'] }
}
