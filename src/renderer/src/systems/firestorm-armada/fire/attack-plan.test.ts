import { describe, expect, it } from 'vitest'
import { diceLeft } from '@shared/systems/firestorm-armada/derive/weapon-dice'
import { aim, acting, after, aShip, battle, aFleet, aWeapon, duel, fire, having, s, shipIn } from '@kit/systems/firestorm-armada'
import { allMates, attackOf, choicesOf, couldJoin, isReady, joiners, joinKey, NO_CHOICES, startWith } from './attack-plan'

const at = acting(duel())
const focus = shipIn(at, 'a')

describe('the plan of an attack (FA-028 to FA-037)', () => {
  it('waits for a weapon and a target', () => {
    expect(attackOf(at, s('a'), s('x'), NO_CHOICES)).toBeNull()
    expect(attackOf(at, s('a'), null, { ...NO_CHOICES, weaponId: 'port' })).toBeNull()
  })
  it('is one weapon with what the GM sees', () => {
    const seen = { band: 1, arc: 'partial', sight: 'obscured' } as const
    expect(attackOf(at, s('a'), s('x'), { ...NO_CHOICES, weaponId: 'port', seen, gmDice: 2 })).toEqual(
      fire([aim('a', 'port', seen)], { gmDice: 2 })
    )
  })
  it('lets turrets join a broadside, and broadsides and turrets of mates as the focus fires them (FA-030 to FA-033)', () => {
    expect(joiners(at, focus, { weaponId: 'port', joined: {} }).map(one => one.key)).toEqual(['a turret', 'b port', 'b starboard'])
    const joined = { [joinKey('a', 'turret')]: {} }
    expect(joiners(at, focus, { weaponId: 'port', joined }).map(one => one.key)).toEqual(['a turret', 'b port', 'b starboard', 'b turret'])
  })
  it('lets the turrets of a mate join beside its broadside, and not alone (FA-033)', () => {
    const keys = (joined: Readonly<Record<string, object>>): readonly string[] =>
      joiners(at, focus, { weaponId: 'port', joined })
        .filter(one => one.ship.id === 'b')
        .map(one => one.weapon.id)
    expect(keys({})).toEqual(['port', 'starboard'])
    expect(keys({ 'b port': {} })).toEqual(['port', 'starboard', 'turret'])
  })
  it('lists what could join once others do, so that no weapon loses its place', () => {
    expect(couldJoin(at, focus, 'port').map(one => one.key)).toEqual(['a turret', 'b port', 'b starboard', 'b turret'])
    expect(couldJoin(at, focus, 'torpedo').map(one => one.key)).toEqual(['b torpedo'])
  })
  it('lets torpedoes join torpedoes alone (FA-031)', () => {
    expect(joiners(at, focus, { weaponId: 'torpedo', joined: {} }).map(one => one.key)).toEqual(['b torpedo'])
  })
  it('lets nobody join who is beyond command distance, out of the battle, or has fired (FA-007)', () => {
    const keys = (state: typeof at, ship = shipIn(state, 'a')): readonly string[] =>
      joiners(state, ship, { weaponId: 'turret', joined: {} }).map(one => one.ship.id)
    expect(keys(having(at, 'a', { isOutOfCommand: true }))).toEqual([])
    expect(keys(having(at, 'b', { isOutOfCommand: true }))).not.toContain('b')
    expect(keys(having(at, 'b', { status: 'destroyed' }))).not.toContain('b')
    const fired = { targetId: s('x'), aims: [aim('b', 'turret')], shares: [], dice: 5, pools: [], hits: 0, stopped: 0 }
    expect(keys(after(at, { type: 'weaponsFired', attack: fired }))).not.toContain('b')
  })
  it('begins a combined attack with the same mount of every mate', () => {
    expect(allMates(at, focus, 'starboard')).toEqual({ 'b starboard': {} })
    const lone = acting(
      battle({}, aFleet('red', [[aShip('a', { weapons: [aWeapon('fore', 4)] }), aShip('b')]]), aFleet('blue', [[aShip('x')]]))
    )
    expect(allMates(lone, shipIn(lone, 'a'), 'fore')).toEqual({ 'b port': {} })
  })
  it('gives every weapon that joins the view of the focus, unless the GM says otherwise', () => {
    const choices = {
      ...NO_CHOICES,
      weaponId: 'port',
      sharing: 'combined',
      seen: { band: 0, arc: 'partial', sight: 'clear' },
      joined: { 'b port': { arc: 'full' } }
    } as const
    const command = attackOf(at, s('a'), s('x'), choices)
    expect(command).toEqual(fire([aim('a', 'port', { arc: 'partial' }), aim('b', 'port')]))
    expect(attackOf(at, s('a'), s('x'), { ...choices, sharing: 'alone' })?.aims).toHaveLength(1)
  })
  it('comes back from a command that waited', () => {
    const combined = fire([aim('a', 'port', { arc: 'partial' }), aim('b', 'port')])
    expect(attackOf(at, s('a'), s('x'), choicesOf(combined))).toEqual(combined)
    const split = fire([aim('a', 'turret')], { splitDice: 3 })
    expect(attackOf(at, s('a'), s('x'), choicesOf(split))).toEqual(split)
  })
  it('starts with the nearest range that has dice', () => {
    const far = { ...focus, weapons: focus.weapons.map(weapon => ({ ...weapon, dice: [0, 4, 2] })) }
    expect(startWith(at, far, 'port')).toMatchObject({ weaponId: 'port', seen: { band: 1 }, sharing: 'alone' })
    expect(startWith(at, focus, null)).toEqual(NO_CHOICES)
  })
  it('goes on with the rest of a fire that was split (FA-037)', () => {
    const split = {
      targetId: s('x'),
      aims: [aim('a', 'port')],
      shares: [{ targetId: s('x'), band: 0, dice: 4, rolled: 4, halvings: 0 }],
      dice: 4,
      pools: [],
      hits: 0,
      stopped: 0
    }
    const state = after(at, { type: 'weaponsFired', attack: split })
    expect(startWith(state, shipIn(state, 'a'), 'port')).toMatchObject({ sharing: 'split', splitDice: 2 })
  })
  it('knows what a weapon that splits its fire has left (FA-037)', () => {
    const split = {
      targetId: s('x'),
      aims: [aim('a', 'port')],
      shares: [{ targetId: s('x'), band: 0, dice: 4, rolled: 4, halvings: 0 }],
      dice: 4,
      pools: [],
      hits: 0,
      stopped: 0
    }
    const ship = shipIn(after(at, { type: 'weaponsFired', attack: split }), 'a')
    const weapon = ship.weapons[0]
    expect(weapon && [diceLeft(at, ship, weapon, 0), isReady(at, ship, weapon)]).toEqual([2, true])
  })
})
