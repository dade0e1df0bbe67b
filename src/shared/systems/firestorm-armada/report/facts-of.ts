import { momentsOf, plus, type Moments } from '../../../core/odds/moments'
import type { Fact, ReportRules } from '../../../core/report/report-rules'
import type { FaCommand } from '../commands/command'
import { shootingRule, wingRule, type HitRule } from '../derive/hit-rule'
import type { FaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { ShipId } from '../model/design'
import { isPrimary } from '../derive/weapon-dice'
import { defencePools } from '../odds/attack-odds'
import { expectedHits, poolChances } from '../odds/pool-odds'
import { theShip, theWeapon } from '../state'

type Told = ReportRules<BattleState, FaCommand, FaEvent>['factsOf']

/** Shooting and point defence as they are rolled, and the hull that is lost. */
export const factsOf: Told = (state, event, { id, dice }) => {
  switch (event.type) {
    case 'weaponsFired':
      return [...fired(state, event.attack, id), ...stoppedBy(state, event.attack, id, dice)]
    case 'pointDefenceFired': {
      const { shipId, wingId, pools, hits } = event
      const rule = wingRule(state.rulings)
      const dice = pools[0]?.length ?? 0
      return [
        { fact: 'attack', id, attackerId: shipId, targetId: wingId, weapon: 'point defence' },
        {
          fact: 'roll',
          attackId: id,
          what: 'attack',
          faces: pools.flat(),
          needed: rule.from,
          reached: hits,
          isPool: true,
          tallies: [{ measure: 'hits', got: hits, expected: hitsExpected(dice, rule) }]
        },
        { fact: 'result', attackId: id, isHit: hits > 0, damage: null }
      ]
    }
    case 'hullLost':
      return [{ fact: 'damage', attackId: null, targetId: event.shipId, points: event.points }]
    case 'explosionStruck':
      return [{ fact: 'hazard', targetId: event.targetId }]
    default:
      return []
  }
}

type Attack = Extract<FaEvent, { type: 'weaponsFired' }>['attack']

function fired(state: BattleState, { aims, targetId, dice, groups, pools, hits, stopped }: Attack, id: string): readonly Fact[] {
  const lead = aims[0]
  if (lead === undefined) return []
  const ruleOf = (shipId: ShipId): HitRule => {
    const ship = theShip(state, shipId)
    const { mount } = theWeapon(ship, aims.find(aim => aim.shipId === shipId)?.weaponId ?? lead.weaponId)
    return shootingRule(state.rulings, ship.shipClass, theShip(state, targetId).shipClass, mount)
  }
  const expected = (groups ?? [{ shipId: lead.shipId, dice }]).map(one => hitsExpected(one.dice, ruleOf(one.shipId))).reduce(plus)
  const weapons = aims.map(aim => theWeapon(theShip(state, aim.shipId), aim.weaponId).name)
  return [
    {
      fact: 'attack',
      id,
      attackerId: lead.shipId,
      targetId,
      weapon: [...new Set(weapons)].join(', '),
      apart: { in: 'band', value: lead.band + 1 }
    },
    {
      fact: 'roll',
      attackId: id,
      what: 'attack',
      faces: pools.flat(),
      needed: groups === undefined ? ruleOf(lead.shipId).from : null,
      reached: hits,
      isPool: true,
      tallies: [{ measure: 'hits', got: hits, expected }]
    },
    { fact: 'result', attackId: id, isHit: hits > stopped, damage: null }
  ]
}

/** Dice of shields and of point defence that answered a shot; none where it had no hits to take off. */
function stoppedBy(
  state: BattleState,
  { aims, targetId, hits, stopped }: Attack,
  id: string,
  dice: Parameters<Told>[2]['dice']
): readonly Fact[] {
  const lead = aims[0]
  if (lead === undefined || hits === 0) return []
  const { mount } = theWeapon(theShip(state, lead.shipId), lead.weaponId)
  const pools = defencePools(state, theShip(state, targetId), !isPrimary({ mount }))
  if (pools.length === 0) return []
  const faces = dice.filter(({ purpose }) => DEFENCES.has(purpose)).flatMap(answer => answer.faces)
  const expected = pools.map(pool => hitsExpected(pool.dice, pool.rule)).reduce(plus)
  return [
    {
      fact: 'roll',
      attackId: id,
      what: 'defence',
      faces,
      needed: pools[0]?.rule.from ?? null,
      reached: stopped,
      isPool: true,
      tallies: [{ measure: 'saves', got: stopped, expected }]
    }
  ]
}

const DEFENCES: ReadonlySet<string> = new Set(['fa.roll.shields', 'fa.roll.pointDefence'])

/** Beyond this many hits a pool strays too rarely to count. */
const mostHits = (dice: number): number => 4 * dice + 40

function hitsExpected(dice: number, rule: HitRule): Moments {
  const { variance } = momentsOf(poolChances(dice, rule, mostHits(dice)))
  return { mean: expectedHits(dice, rule), variance }
}
