import { aFleet, aShip, aWeapon } from '@kit/systems/firestorm-armada'
import { pressKey, type Played } from './table-of'

/** A battle of Firestorm Armada about to be fired in, and what its screen shows of an attack. */

/** Two ships of one name on different sides. */
const FLEETS = [
  aFleet(
    'red',
    [[aShip('a', { name: 'Cruiser' }), aShip('b', { weapons: [aWeapon('port', 6, 4), aWeapon('fore', 3)] })], [aShip('c')]],
    ['v']
  ),
  aFleet('blue', [[aShip('x', { name: 'Cruiser', shields: 2 }), aShip('y')], [aShip('z')]], ['p', 'q'])
]
/** Squadron 1 of red has moved, and is about to fire. */
export const MOVED: readonly Played[] = [
  [
    {
      type: 'beginBattle',
      name: 'test',
      fleets: FLEETS.map((fleet, i) => ({ sideId: 'AB'.charAt(i), fleet })),
      rulings: { 'fa.critTable': 'optionalHardback' }
    }
  ],
  [{ type: 'advancePhase' }],
  [{ type: 'placeTurnCards', fleetId: 'red', cards: [] }],
  [{ type: 'placeTurnCards', fleetId: 'blue', cards: [] }],
  [{ type: 'advancePhase' }],
  [{ type: 'rollInitiative' }, [5, 5], [1, 1]],
  [{ type: 'advancePhase' }],
  [{ type: 'activateUnit', unitId: 'red1' }],
  [{ type: 'moveShip', shipId: 'a', inches: 4, rams: false }],
  [{ type: 'moveShip', shipId: 'b', inches: 4, rams: false }]
]

export const chosen = (answer: string): boolean | undefined =>
  document.querySelector<HTMLInputElement>(`[data-answer="${answer}"]`)?.checked
export const atDice = (): boolean => document.activeElement?.matches('[data-dice-field]') === true
export const foot = (): string => document.querySelector('.foot-bar .keys')?.textContent ?? ''
export const label = (): string | undefined => document.querySelector('form.prompt label')?.textContent
export const aim = async (): Promise<void> => pressKey('1', { shiftKey: true })
