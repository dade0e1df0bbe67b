import type { Message } from '@shared/core/engine/message'
import { cardsOn, hullLeft } from '@shared/systems/xwing/derive/health'
import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import { TOKENS } from '@shared/systems/xwing/model/squad'
import { readRuling } from '@shared/systems/xwing/rulings'
import { findShip } from '@shared/systems/xwing/state'
import { BONUS_ATTACKS } from '@shared/systems/xwing/tables/limits'
import type { NowLine, SystemReference } from '../../../contract/system-reference'

const line = (name: string, value: NowLine['value']): NowLine => ({ label: { key: `xwDigest.now.${name}` }, value })
const word = (name: string): Message => ({ key: `xwDigest.word.${name}` })
const yesNo = (is: boolean): Message => word(is ? 'yes' : 'no')

/** Each weapon with its dice, its ranges and what is left of its charges. */
function weapons({ weapons: own }: ShipState): readonly NowLine[] {
  return own.map(({ name, attack, rangeMin, rangeMax, charges, chargesLeft }) => ({
    label: { key: 'view.named', values: { name } },
    value: {
      key: charges === 0 ? 'xwDigest.weapon' : 'xwDigest.weaponWithCharges',
      values: { attack, rangeMin, rangeMax, charges, chargesLeft }
    }
  }))
}

const held = ({ tokens }: ShipState): readonly NowLine[] =>
  TOKENS.flatMap(token => (tokens[token] === 0 ? [] : [{ label: { key: `xw.token.${token}` }, value: tokens[token] }]))

const LINES: Readonly<Record<string, (ship: ShipState, state: BattleState) => readonly NowLine[]>> = {
  steps: ({ hasEngaged }) => [line('engaged', yesNo(hasEngaged))],
  order: ({ initiative, hasEngaged, leavesAfter }) => [
    line('initiative', initiative),
    line('engaged', yesNo(hasEngaged)),
    ...(leavesAfter === null ? [] : [line('leavesAfter', leavesAfter)])
  ],
  weapon: weapons,
  'attack-dice': ship => [...weapons(ship), ...held(ship)],
  'defense-dice': ship => [line('agility', ship.agility), ...held(ship)],
  tokens: (ship, state) => [
    ...held(ship),
    ...ship.locks.map(id => line('lock', { key: 'view.named', values: { name: findShip(state, id)?.name ?? '' } }))
  ],
  damage: ship => [line('shields', ship.shields), line('cards', cardsOn(ship)), line('hullLeft', hullLeft(ship))],
  deck: ({ facedown, faceup }) => [
    line('facedown', facedown),
    ...faceup.flatMap(({ card }) => (card === null ? [] : [line('faceup', { key: `xw.card.${card}` })]))
  ],
  'bonus-attacks': ({ bonusAttacks }, { rulings }) =>
    readRuling(rulings, 'xw.bonusAttackLimit') === 'none'
      ? [line('bonusAttacks', bonusAttacks)]
      : [line('bonusAttacks', { key: 'xwDigest.of', values: { count: bonusAttacks, max: BONUS_ATTACKS } })]
}

/** What a passage means for a ship of this battle. */
export const now: SystemReference['now'] = (passage, battle, unitId) => {
  // The state comes from this system's rules.
  const state = battle as BattleState
  const ship = state.ships.find(({ id }) => id === unitId)
  return ship === undefined ? [] : (LINES[passage]?.(ship, state) ?? [])
}
