import type { SystemReference } from '../../../contract/system-reference'

/** What belongs to each passage of the digest. */
export const PASSAGES: SystemReference['passages'] = {
  attacks: { rulings: ['dw.linkHalf'], see: ['attack-dice', 'counter-attacks', 'resolving-attacks'] },
  'attack-dice': {
    rulings: ['dw.halfRounding', 'dw.lastDie', 'dw.obstruction', 'dw.linkHalf'],
    see: ['to-hit', 'before-rolling', 'attacks']
  },
  'counter-attacks': { see: ['counter-weapons', 'resolving-counters'] },
  'counter-weapons': { rulings: ['dw.linkHalf'], see: ['counter-attacks', 'attack-dice'] },
  'to-hit': { rulings: ['dw.dice', 'dw.toHit'], tables: ['appendix'], see: ['attack-dice', 'generators', 'defensive-fire'] },
  'before-rolling': { see: ['attack-dice', 'to-hit'] },
  'resolving-counters': { rulings: ['dw.counterCrit'], see: ['counter-attacks', 'hull'] },
  'resolving-attacks': { see: ['defensive-fire', 'generators', 'hull', 'before-rolling'] },
  'flyers-unit': { rulings: ['dw.tfSixes', 'dw.counterCrit'], see: ['aborts', 'flyers-flyers'] },
  'flyers-flyers': { rulings: ['dw.tfSixes'], see: ['aborts', 'flyers-unit'] },
  aborts: { rulings: ['dw.abortCounts', 'dw.defenderAbort', 'dw.fuelZero'], see: ['wing-rules', 'flyers-unit'] },
  'wing-rules': { see: ['aborts'] },
  'defensive-fire': { rulings: ['dw.linkHalf'], see: ['defence-result', 'to-hit'] },
  'defence-result': { see: ['defensive-fire', 'generators'] },
  generators: { rulings: ['dw.shieldSix'], see: ['defensive-fire', 'hull', 'to-hit'] },
  hull: { rulings: ['dw.threshold', 'dw.enemyKnown'], see: ['criticals', 'generators'] },
  criticals: {
    rulings: ['dw.multiCrit', 'dw.magazineAd', 'dw.navLock', 'dw.sturginium', 'dw.repair'],
    tables: ['criticals'],
    see: ['hull']
  }
}
