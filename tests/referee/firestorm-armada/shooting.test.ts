import { describe, expect, it } from 'vitest'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { Aim, BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { fleetId, shipId, type DraftShip, type Mount } from '@shared/systems/firestorm-armada/model/design'
import { acting, aFleet, aShip, at, aWeapon, battle, handOf, having, shipIn } from '@kit/systems/firestorm-armada'
import { chanceOf, type Chance } from '../../support/chance'
import { explored } from '../../support/explored'
import { playWithChance } from '../../support/firestorm-armada/play'
import { Faces } from '../faces'
import { Hand, Shooting, type RefAim, type RefReadings, type RefShip } from './shooting'

const RUNS = explored(1_200)
const GUNS = ['a', 'b', 'c'] as const
const TARGETS = ['x', 'y', 'z'] as const
const MOUNTS = ['port', 'starboard', 'turret', 'torpedo'] as const satisfies readonly Mount[]
/** What must have happened, or the run has not tried enough. */
const MET = ['alone', 'mates', 'own second weapon', 'hits on two numbers', 'share', 'share refused', 'share of no dice', 'hull lost']

describe('shooting, beside a second reading of the text (FA-011 to FA-040)', () => {
  it('has the dice, the hits and the damage of the referee in random activations', () => {
    const met = new Set<string>()
    for (let seed = 1; seed <= RUNS; seed += 1) shootBeside(chanceOf(seed), seed, met)
    expect([...met].sort()).toEqual([...MET].sort())
  })
})

describe('the hand of cards, beside a second reading of the text (FA-059 to FA-062)', () => {
  it('may be drawn and discarded as the referee says while squadrons are lost', () => {
    const met = { drawn: 0, full: 0, discarded: 0, fresh: 0 }
    for (let seed = 1; seed <= RUNS; seed += 1) dealBeside(chanceOf(seed), seed, met)
    expect(Object.values(met).every(count => count > RUNS / 10)).toBe(true)
  })
})

/** The fire of one squadron in both implementations; throws where they differ. */
function shootBeside(chance: Chance, seed: number, met: Set<string>): void {
  const house = someReadings(chance)
  const guns = GUNS.map(id => someShip(chance, id))
  const targets = TARGETS.map(id => someShip(chance, id))
  let state = acting(battle(rulingsOf(house), aFleet('red', [guns]), aFleet('blue', [targets])))
  for (const { id, hull, crew } of [...guns, ...targets])
    state = having(state, id, {
      hullLost: chance.whole(0, Math.min(2, hull - 1)),
      crewLost: chance.whole(0, Math.min(3, crew - 1)),
      movedInches: 8
    })
  const referee = new Shooting(
    [...guns, ...targets].map(ship => ({ ...asTold(ship), ...damageOn(state, ship.id) })),
    house
  )
  for (let seq = 1; seq <= 8; seq += 1) {
    const target = chance.oneOf(TARGETS)
    // Where halves come before damage, and where near and far shares mix, shares have limits of their own.
    const isSplit = !house.halvesFirst && chance.whole(1, 2) === 1
    const aims = isSplit ? [someShare(chance)] : someAims(chance)
    const splitDice = isSplit ? chance.oneOf([1, 1, 2, 3, 4]) : null
    const said = `run ${String(seed)}, shot ${String(seq)} at ${target}, ${JSON.stringify({ aims, splitDice, house })}`
    const command: FaCommand = { type: 'fireWeapons', targetId: shipId(target), aims, splitDice, gmDice: 0 }
    const [focus] = aims.map(asRead)
    if (focus === undefined || referee.isGone(target)) continue
    const played = playWithChance(chance, state, command, seq, false)
    if (splitDice !== null && isWholeUntouched(state, aims)) {
      expect(played.kind === 'done', said).toBe(referee.mayShare(focus, target, splitDice))
      if (played.kind === 'refused') met.add('share refused')
    }
    if (played.kind === 'refused') continue
    state = played.state
    const faces = new Faces(played.entry.dice.map(dice => [...dice.faces]))
    const hits = judged(said, faces, () =>
      splitDice === null ? referee.firesAll(aims.map(asRead), target, faces) : referee.firesShare(focus, target, splitDice, faces)
    )
    referee.isHit(target, hits)
    expect(standing(state), said).toEqual(referee.standing())
    note(met, aims, splitDice, played.entry.dice.length)
    if (hits > 0 && damageOn(state, target).hullGone > 0) met.add('hull lost')
    const groups = new Set(aims.map(aim => aim.shipId)).size
    const purposes = played.entry.dice.filter(dice => dice.purpose === 'fa.roll.attack').length
    if (groups > 1 && purposes > 1) met.add('hits on two numbers')
  }
}

function judged(said: string, faces: Faces, judge: () => number): number {
  try {
    const hits = judge()
    faces.end()
    return hits
  } catch (error) {
    throw new Error(said, { cause: error })
  }
}

function note(met: Set<string>, aims: readonly Aim[], splitDice: number | null, rolls: number): void {
  if (splitDice !== null) met.add(rolls === 0 ? 'share of no dice' : 'share')
  else if (aims.length === 1) met.add('alone')
  else {
    const [focus] = aims
    if (aims.some(aim => aim.shipId !== focus?.shipId)) met.add('mates')
    if (aims.slice(1).some(aim => aim.shipId === focus?.shipId)) met.add('own second weapon')
  }
}

/** Whether nothing but its dice can keep this weapon from being shared. */
function isWholeUntouched(state: BattleState, aims: readonly Aim[]): boolean {
  return aims.every(({ shipId: id, weaponId }) => shipIn(state, id).weapons.find(weapon => weapon.id === weaponId)?.fired !== 'whole')
}

function someReadings(chance: Chance): RefReadings {
  const yes = (): boolean => chance.whole(1, 2) === 1
  return { halvesUp: yes(), halvesOnce: yes(), halvesFirst: yes(), smallSixOnce: yes(), ownSecondWhole: yes() }
}

function rulingsOf(house: RefReadings): BattleState['rulings'] {
  return {
    'fa.halfRounding': house.halvesUp ? 'up' : 'downMin1',
    'fa.halveTwice': house.halvesOnce ? 'once' : 'yes',
    'fa.halvingOrder': house.halvesFirst ? 'halvingFirst' : 'damageFirst',
    'fa.smallTargetSix': house.smallSixOnce ? 'oneHit' : 'twoHitsExtra',
    'fa.ownSecondWeapon': house.ownSecondWhole ? 'full' : 'half'
  }
}

function someShip(chance: Chance, id: string): DraftShip {
  const dice = (): number => chance.whole(1, 9)
  return aShip(id, {
    shipClass: chance.oneOf(['capital', 'frigate', 'corvette'] as const),
    hull: chance.whole(2, 6),
    damageRating: chance.whole(1, 4),
    criticalRating: 90,
    pointDefence: 0,
    weapons: MOUNTS.map(mount => aWeapon(mount, dice(), dice()))
  })
}

/** A focus, mates with the same weapon, and now and then its turrets beside a broadside. */
function someAims(chance: Chance): readonly Aim[] {
  const mount = chance.oneOf(MOUNTS)
  const [focus, ...others] = chance.whole(1, 2) === 1 ? [...GUNS] : [...GUNS].reverse()
  const mates = others.filter(() => chance.whole(1, 3) === 1)
  const isPaired = (mount === 'port' || mount === 'starboard') && chance.whole(1, 2) === 1
  const own = [focus ?? 'a', ...mates].map(id => someAim(chance, id, mount))
  return isPaired ? [...own, ...[focus ?? 'a', ...mates].map(id => someAim(chance, id, 'turret'))] : own
}

/** A share of one of two guns, so that many fall on the same. */
function someShare(chance: Chance): Aim {
  const aim = someAim(chance, chance.oneOf(['a', 'b']), 'turret')
  return { ...aim, band: 0, arc: chance.oneOf(['full', 'partial', 'partial']), sight: 'clear' }
}

function someAim(chance: Chance, id: string, mount: Mount): Aim {
  return {
    shipId: shipId(id),
    weaponId: mount,
    band: chance.whole(0, 1),
    arc: chance.oneOf(['full', 'full', 'partial']),
    sight: chance.oneOf(['clear', 'clear', 'obscured'])
  }
}

function asRead({ shipId: ship, weaponId, band, arc, sight }: Aim): RefAim {
  return { ship, mount: weaponId, band, halvings: (arc === 'partial' ? 1 : 0) + (sight === 'obscured' ? 1 : 0) }
}

function asTold({ id, shipClass, hull, damageRating, weapons }: DraftShip): RefShip {
  const kind = shipClass === 'capital' ? 'capital' : shipClass === 'corvette' ? 'tiny' : 'small'
  return { id, squadron: '', kind, hull, rating: damageRating ?? 0, weapons: weapons.map(({ mount, dice }) => ({ mount, dice })) }
}

function damageOn(state: BattleState, id: string): { readonly hullGone: number; readonly crewGone: number } {
  const { hullLost, crewLost } = shipIn(state, id)
  return { hullGone: hullLost, crewGone: crewLost }
}

function standing(state: BattleState): readonly string[] {
  return [...GUNS, ...TARGETS].map(id => {
    const { status, hullLost } = shipIn(state, id)
    return `${id}: ${status === 'active' ? String(hullLost) : 'gone'}`
  })
}

/** A few turns' end phases of a fleet that loses squadrons; throws where the two implementations differ. */
function dealBeside(chance: Chance, seed: number, met: { drawn: number; full: number; discarded: number; fresh: number }): void {
  const squadrons = chance.whole(2, 7)
  const ids = Array.from({ length: squadrons }, (_, i) => `s${String(i + 1)}`)
  let state = battle(
    {},
    aFleet(
      'red',
      ids.map(id => [aShip(id)])
    ),
    aFleet('blue', [[aShip('x')]])
  )
  const left = (): number => ids.filter(id => shipIn(state, id).status === 'active').length
  const hand = new Hand(handOf(state, 'red'), left)
  let seq = 0
  for (let turn = 1; turn <= 5; turn += 1) {
    state = at(state, 'endPhase', turn)
    const [lost] = ids.filter(id => shipIn(state, id).status === 'active').slice(chance.whole(0, 2))
    if (lost !== undefined && left() > 1) state = having(state, lost, { status: 'destroyed' })
    for (let acts = 0; acts < 4; acts += 1) {
      seq += 1
      const isDraw = chance.whole(1, 2) === 1
      const held = hand.standing()
      if (!isDraw && held.length === 0) continue
      const cards = isDraw ? [] : held.filter((_, i) => i === 0 || chance.whole(1, 4) === 1)
      const count = chance.whole(1, 3)
      const command: FaCommand = isDraw
        ? { type: 'drawCards', fleetId: fleetId('red'), count }
        : { type: 'discardCards', fleetId: fleetId('red'), cardIds: [...cards].reverse() }
      const may = isDraw ? hand.mayDraw(count) : hand.mayDiscard(cards, turn)
      expect(firestormArmada.check(state, command) === null, `run ${String(seed)}, act ${String(seq)}, ${JSON.stringify(command)}`).toBe(
        may
      )
      met[isDraw ? (may ? 'drawn' : 'full') : may ? 'discarded' : 'fresh'] += 1
      if (!may) continue
      const played = playWithChance(chance, state, command, seq, false)
      if (played.kind === 'refused') throw new Error(played.refusal)
      state = played.state
      if (isDraw) hand.draws(handOf(state, 'red').slice(held.length), turn)
      else hand.loses(cards)
      expect(handOf(state, 'red'), `run ${String(seed)}, act ${String(seq)}`).toEqual(hand.standing())
    }
  }
}
