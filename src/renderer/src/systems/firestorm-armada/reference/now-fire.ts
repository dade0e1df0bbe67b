import type { Message } from '@shared/core/engine/message'
import { attackDice } from '@shared/systems/firestorm-armada/derive/attack-dice'
import { pointDefenceDice, shieldDice } from '@shared/systems/firestorm-armada/derive/defence-dice'
import { joiningDice } from '@shared/systems/firestorm-armada/derive/joining-dice'
import { diceLeft, diceLost, firepower, isPrimary, isWeaponOffline, weaponDice } from '@shared/systems/firestorm-armada/derive/weapon-dice'
import type { Aim, BattleState, ShipState, WeaponState } from '@shared/systems/firestorm-armada/model/battle'
import { WEAPON_KINDS } from '@shared/systems/firestorm-armada/tables/shooting'
import { line, type Lines } from '../../../contract/system-reference'
import { dice, named, NONE, yes } from './now-line'

/** What the passages on attack dice mean for the weapons of a ship. */
export const OF_WEAPONS: Readonly<Record<string, (state: BattleState, ship: ShipState) => Lines>> = {
  'firing-arc': (state, ship) =>
    weaponLines(state, ship, weapon => ({
      key: 'faDigest.now.inArc',
      values: { whole: seen(state, ship, weapon, {}), partial: seen(state, ship, weapon, { arc: 'partial' }) }
    })),
  'line-of-sight': (state, ship) =>
    weaponLines(state, ship, weapon => ({
      key: 'faDigest.now.through',
      values: {
        half: seen(state, ship, weapon, { sight: 'obscured' }),
        both: seen(state, ship, weapon, { sight: 'obscured', arc: 'partial' })
      }
    })),
  'attack-dice': (state, ship) => weaponLines(state, ship, weapon => diceNow(state, ship, weapon)),
  'damage-modifiers': (state, ship) => [
    line('faTable.field.hullLost', ship.hullLost),
    line('faTable.field.crewLost', ship.crewLost),
    line('faDigest.now.diceLost', diceLost(ship)),
    ...weaponLines(state, ship, weapon => diceNow(state, ship, weapon), isPrimary)
  ],
  'what-damage-spares': (state, ship) => [
    ...weaponLines(
      state,
      ship,
      weapon => diceNow(state, ship, weapon),
      weapon => !isPrimary(weapon)
    ),
    line('faTable.field.shields', dice(shieldDice(state, ship).total)),
    ...(ship.mines === undefined ? [] : [line('faBuilder.field.mines', ship.mines)]),
    line('faTable.field.pointDefence', dice(pointDefenceDice(state, ship).total))
  ],
  'combined-fire': (state, ship) => {
    if (ship.isOutOfCommand) return [line('faDigest.now.inCommand', yes(false))]
    const mates = state.ships.filter(
      one => one.unitId === ship.unitId && one.id !== ship.id && one.status === 'active' && !one.isOutOfCommand
    )
    return [
      line('faDigest.now.mates', mates.length === 0 ? NONE : mates.map(one => one.name).join(', ')),
      ...weaponLines(state, ship, weapon => ({
        key: 'faDigest.now.adds',
        values: { dice: byBand(weapon, band => joiningDice(state, ship, firepower(state, ship, weapon, band).total)) }
      }))
    ]
  },
  'weapons-that-combine': (state, ship) => (ship.isOutOfCommand ? [line('faDigest.now.inCommand', yes(false))] : pairs(state, ship)),
  'split-fire': (state, ship) =>
    weaponLines(state, ship, weapon =>
      weapon.fired === 'whole' ? { key: 'faTable.attack.fired' } : ad(byBand(weapon, band => diceLeft(state, ship, weapon, band)))
    )
}

const ad = (text: string): Message => ({ key: 'faTable.attack.ad', values: { dice: text } })

/** Numbers for the range bands of a weapon, nearest first. */
const byBand = (weapon: WeaponState, diceAt: (band: number) => number): string =>
  weapon.dice.map((_dice, band) => String(diceAt(band))).join(' / ')

const seen = (state: BattleState, ship: ShipState, weapon: WeaponState, view: Partial<Pick<Aim, 'arc' | 'sight'>>): string =>
  byBand(weapon, band => weaponDice(state, ship, weapon, aimed(ship, weapon, band, view), null).total)

const aimed = (ship: ShipState, weapon: WeaponState, band: number, view: Partial<Pick<Aim, 'arc' | 'sight'>>): Aim => ({
  shipId: ship.id,
  weaponId: weapon.id,
  band,
  arc: 'full',
  sight: 'clear',
  ...view
})

const diceNow = (state: BattleState, ship: ShipState, weapon: WeaponState): Message =>
  ad(byBand(weapon, band => firepower(state, ship, weapon, band).total))

/** A line for each weapon of the ship; one that a critical has taken is out of service whatever is asked. */
function weaponLines(
  state: BattleState,
  ship: ShipState,
  tell: (weapon: WeaponState) => Message,
  matches: (weapon: WeaponState) => boolean = () => true
): Lines {
  return ship.weapons
    .filter(matches)
    .map(weapon => line(named(weapon.name), isWeaponOffline(state, ship, weapon) ? { key: 'faTable.attack.offline' } : tell(weapon)))
}

/** Each broadside as the focus, with the ship's turrets beside it. */
function pairs(state: BattleState, ship: ShipState): Lines {
  const inService = ship.weapons.filter(weapon => !isWeaponOffline(state, ship, weapon))
  const kindsOf = (kind: string): readonly WeaponState[] => inService.filter(weapon => WEAPON_KINDS[weapon.mount] === kind)
  return kindsOf('broadside').flatMap(broadside =>
    kindsOf('turret').map(turret => {
      const longer = broadside.dice.length > turret.dice.length ? broadside : turret
      const diceAt = (band: number): number =>
        attackDice(state, { aims: [broadside, turret].map(one => aimed(ship, one, band, {})), splitDice: null, gmDice: 0 }).total
      return line({ key: 'faDigest.now.together', values: { one: broadside.name, other: turret.name } }, ad(byBand(longer, diceAt)))
    })
  )
}
