import type { SystemReference } from '../../../contract/system-reference'

/** What belongs to each passage of the digest. */
export const PASSAGES: SystemReference['passages'] = {
  steps: { see: ['order', 'weapon', 'attack-dice', 'damage'] },
  order: { rulings: ['xw.destroyedMayAttack'], see: ['steps', 'after-abilities'] },
  measuring: { rulings: ['xw.arcsWithin'], tables: ['arcs'], see: ['weapon', 'bonuses'] },
  weapon: { rulings: ['xw.edition'], see: ['measuring', 'attack-dice'] },
  'attack-dice': { rulings: ['xw.edition', 'xw.range0ThirdParty'], see: ['bonuses', 'tokens', 'faces', 'defense-dice'] },
  'defense-dice': { rulings: ['xw.range0DefenseDice', 'xw.evadeToken'], see: ['bonuses', 'tokens', 'faces', 'attack-dice'] },
  bonuses: { tables: ['bonuses'], see: ['attack-dice', 'defense-dice'] },
  tokens: { rulings: ['xw.evadeToken'], see: ['attack-dice', 'defense-dice'] },
  faces: { tables: ['faces'], see: ['attack-dice', 'defense-dice'] },
  neutralize: { rulings: ['xw.neutralizeOrder'], see: ['damage', 'faces'] },
  damage: { rulings: ['xw.enemyKnown'], see: ['deck', 'neutralize', 'order'] },
  deck: { tables: ['deck'], see: ['damage'] },
  'after-abilities': { see: ['bonus-attacks', 'order'] },
  'bonus-attacks': { rulings: ['xw.bonusAttackLimit'], see: ['after-abilities', 'steps'] }
}
