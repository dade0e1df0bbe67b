import type { SystemReference } from '../../../contract/system-reference'

/** What belongs to each passage of the digest. */
export const PASSAGES: SystemReference['passages'] = {
  steps: { tables: ['steps'], see: ['order', 'weapon', 'attack-dice', 'damage', 'after-abilities'] },
  order: {
    rulings: ['xw.destroyedMayAttack', 'xw.bonusStep', 'xw.destroyedOutside', 'xw.lateShips', 'xw.cardPoints'],
    see: ['steps', 'damage', 'after-abilities']
  },
  measuring: { rulings: ['xw.arcsWithin'], tables: ['arcs'], see: ['weapon', 'bonuses', 'range-0'] },
  weapon: { rulings: ['xw.edition', 'xw.arcsWithin', 'xw.attackDestroyed'], see: ['measuring', 'attack-dice', 'range-0'] },
  'attack-dice': { rulings: ['xw.limitConflict'], see: ['bonuses', 'tokens', 'range-0', 'faces', 'defense-dice'] },
  'defense-dice': {
    rulings: ['xw.limitConflict', 'xw.range0DefenseDice', 'xw.evadeToken'],
    see: ['bonuses', 'tokens', 'range-0', 'faces', 'neutralize']
  },
  'range-0': {
    rulings: ['xw.edition', 'xw.range0ThirdParty', 'xw.range0Minimum', 'xw.range0DefenseDice'],
    see: ['attack-dice', 'defense-dice', 'bonuses', 'weapon']
  },
  bonuses: { tables: ['bonuses'], see: ['attack-dice', 'defense-dice', 'range-0', 'measuring'] },
  tokens: { rulings: ['xw.evadeToken'], see: ['attack-dice', 'defense-dice', 'range-0'] },
  faces: { tables: ['faces'], see: ['attack-dice', 'defense-dice', 'tokens'] },
  neutralize: { rulings: ['xw.neutralizeOrder'], see: ['damage', 'faces', 'defense-dice'] },
  damage: { rulings: ['xw.enemyKnown'], see: ['deck', 'neutralize', 'order'] },
  deck: { tables: ['deck'], see: ['damage'] },
  'after-abilities': { see: ['bonus-attacks', 'order'] },
  'bonus-attacks': { rulings: ['xw.bonusAttackLimit', 'xw.bonusStep'], see: ['after-abilities', 'steps'] }
}
