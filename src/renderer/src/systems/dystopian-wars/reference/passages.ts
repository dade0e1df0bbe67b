import type { SystemReference } from '../../../contract/system-reference'

/** What belongs to each passage of the digest. */
export const PASSAGES: SystemReference['passages'] = {
  'nine-steps': { tables: ['steps'], see: ['declaring-attacks', 'resolving-counters', 'flyers-and-units', 'step-six', 'hull-points'] },
  'declaring-attacks': { rulings: ['dw.enemyKnown'], see: ['nine-steps', 'attack-dice', 'fire-options', 'who-is-countered'] },
  'attack-dice': { rulings: ['dw.diceLost', 'dw.lastDie'], see: ['obstruction', 'fire-options', 'counting-again', 'critical-table'] },
  obstruction: {
    rulings: ['dw.obstruction', 'dw.halfRounding'],
    tables: ['halves'],
    see: ['attack-dice', 'fire-options', 'counting-again']
  },
  'fire-options': {
    rulings: ['dw.linkHalf', 'dw.halfRounding'],
    tables: ['halves'],
    see: ['attack-dice', 'declaring-attacks', 'counter-dice', 'rolling-defence']
  },
  'who-is-countered': { see: ['who-counters', 'resolving-counters', 'declaring-attacks'] },
  'who-counters': { see: ['who-is-countered', 'counter-dice', 'resolving-counters'] },
  'counter-dice': {
    rulings: ['dw.lastDie', 'dw.linkHalf', 'dw.halfRounding'],
    see: ['who-counters', 'attack-dice', 'fire-options', 'rolling-defence']
  },
  'resolving-counters': {
    rulings: ['dw.counterCrit', 'dw.counterShields', 'dw.toHit', 'dw.dice', 'dw.threshold', 'dw.multiCrit'],
    tables: ['appendixCc', 'appendixAa'],
    see: ['who-counters', 'counter-dice', 'hull-points', 'critical-hits', 'flyers-and-units']
  },
  'flyers-and-units': {
    rulings: ['dw.tfSixes', 'dw.counterCrit', 'dw.toHit', 'dw.dice', 'dw.abortCounts', 'dw.threshold', 'dw.multiCrit'],
    tables: ['appendixAa'],
    see: ['aborts', 'flyers-and-flyers', 'who-counters', 'step-six', 'hull-points']
  },
  'flyers-and-flyers': {
    rulings: ['dw.tfSixes', 'dw.toHit', 'dw.abortCounts'],
    tables: ['appendixFlyers'],
    see: ['aborts', 'flyers-and-units', 'drones']
  },
  aborts: {
    rulings: ['dw.abortCounts', 'dw.tfSixes', 'dw.wipedOutAbort'],
    see: ['abort-costs', 'vertical-dive', 'big-fuel-tanks', 'acrobatic-pilots', 'drones']
  },
  'abort-costs': { rulings: ['dw.defenderAbort', 'dw.fuelZero'], see: ['aborts', 'flyers-and-units', 'flyers-and-flyers', 'step-six'] },
  'step-six': { see: ['counting-again', 'to-hit', 'hits', 'defensive-fire', 'abort-costs'] },
  'counting-again': {
    rulings: ['dw.diceLost', 'dw.lastDie', 'dw.modifierFloor'],
    see: ['attack-dice', 'obstruction', 'step-six', 'star-cards']
  },
  'to-hit': {
    rulings: ['dw.toHit'],
    tables: ['appendixWeapons'],
    see: ['hits', 'flyers-and-units', 'resolving-counters', 'critical-table']
  },
  hits: { rulings: ['dw.dice'], tables: ['attackDie', 'sixes'], see: ['to-hit', 'counting-again', 'defensive-fire', 'generators'] },
  'defensive-fire': {
    rulings: ['dw.defenceAfterCounter', 'dw.wingDefence'],
    see: ['rolling-defence', 'generators', 'fast-torpedoes', 'step-six']
  },
  'rolling-defence': {
    rulings: ['dw.linkHalf', 'dw.halfRounding', 'dw.lastDie', 'dw.toHit', 'dw.dice', 'dw.defencePool', 'dw.defenceSix'],
    tables: ['appendixAa', 'appendixCc'],
    see: ['defensive-fire', 'fast-torpedoes', 'fire-options', 'generators']
  },
  generators: {
    rulings: ['dw.ownGenerators', 'dw.shieldSix', 'dw.toHit'],
    tables: ['generatorDice', 'appendixGenerators'],
    see: ['inventive-scientist', 'rolling-defence', 'hull-points', 'critical-table']
  },
  'star-cards': { see: ['counting-again', 'weapon-rules', 'hull-points'] },
  'hull-points': {
    rulings: ['dw.threshold', 'dw.multiCrit'],
    tables: ['damage'],
    see: ['critical-hits', 'critical-table', 'attack-dice', 'star-cards', 'weapon-rules']
  },
  'critical-hits': { rulings: ['dw.multiCrit', 'dw.threshold'], tables: ['damage'], see: ['critical-table', 'hull-points'] },
  'critical-table': {
    rulings: ['dw.criticalTwice', 'dw.magazineAd', 'dw.navLock', 'dw.sturginium', 'dw.repair', 'dw.halfRounding', 'dw.dice', 'dw.tfSixes'],
    tables: ['criticals', 'flare'],
    see: ['critical-hits', 'hull-points', 'attack-dice', 'generators']
  },
  'vertical-dive': { see: ['aborts', 'big-fuel-tanks', 'acrobatic-pilots'] },
  'big-fuel-tanks': { see: ['aborts', 'vertical-dive', 'acrobatic-pilots', 'abort-costs'] },
  'acrobatic-pilots': { see: ['aborts', 'vertical-dive', 'big-fuel-tanks'] },
  drones: { see: ['aborts', 'flyers-and-flyers'] },
  'fast-torpedoes': { see: ['rolling-defence', 'defensive-fire'] },
  'inventive-scientist': { rulings: ['dw.scientist'], see: ['generators'] },
  'weapon-rules': { see: ['star-cards', 'hull-points', 'counting-again'] }
}
