import { attackDice } from '@shared/systems/firestorm-armada/derive/attack-dice'
import { pointDefenceDice } from '@shared/systems/firestorm-armada/derive/defence-dice'
import { handSize } from '@shared/systems/firestorm-armada/derive/fleet-traits'
import { minimumMove, movement } from '@shared/systems/firestorm-armada/derive/movement'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { viewFor } from '@shared/systems/firestorm-armada/view/view-for'

/** The broken invariants of a battle, in words. `wasForced`: the GM has overruled rules in it. */
export function brokenInvariants(state: BattleState, wasForced: boolean): readonly string[] {
  const broken: string[] = []
  const claim = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what)
  }
  const live = new Set<string>([...state.ships, ...state.wings].filter(one => one.status === 'active').map(one => one.id))
  for (const ship of state.ships) {
    for (const [lost, all] of [
      [ship.hullLost, ship.hull],
      [ship.crewLost, ship.crew],
      [ship.assaultLost, ship.assault]
    ] as const)
      claim(Number.isInteger(lost) && lost >= 0 && lost <= all, `${ship.id}: lost ${String(lost)} of ${String(all)}`)
    claim(pointDefenceDice(state, ship).total >= 0, `${ship.id}: fewer than no point defence`)
    claim(wasForced || ship.pointDefenceUsed <= ship.pointDefence, `${ship.id}: point defence dice fired twice`)
    claim(minimumMove(state, ship) <= movement(state, ship).total, `${ship.id}: must move farther than it may`)
    claim(
      wasForced || ship.weapons.every(weapon => weapon.fired !== 'no' || weapon.shares.length === 0),
      `${ship.id}: dice used and not fired`
    )
    for (const weapon of ship.weapons) {
      const aim = { shipId: ship.id, weaponId: weapon.id, band: 0, arc: 'partial', sight: 'obscured' } as const
      claim(attackDice(state, { aims: [aim], splitDice: null, gmDice: 0 }).total >= 0, `${ship.id}: fewer than no dice`)
    }
  }
  for (const fleet of state.fleets) claim(handSize(state, fleet).total >= 0, `${fleet.id}: a hand of fewer than no cards`)
  const cards = [...state.fleets.flatMap(fleet => fleet.hand), ...state.turnCards.flatMap(row => row.cards)].map(card => card.id)
  claim(new Set(cards).size === cards.length, 'a card stands twice')
  const ids = [...state.effects, ...state.obligations, ...state.boardings].map(thing => thing.id)
  claim(new Set(ids).size === ids.length, 'an id stands twice')
  for (const due of state.obligations) {
    const owner = due.kind === 'drivenOff' || due.kind === 'contact' ? due.wingId : due.kind === 'boarding' ? due.targetId : due.shipId
    claim(due.kind === 'explosion' || live.has(owner), `${due.id} is owed by ${owner}, who is out of the battle`)
  }
  claim(
    state.boardings.every(one => live.has(one.attackerId) && live.has(one.targetId)),
    'a boarding by or of a ship out of the battle'
  )
  claim(state.activeUnitId === null || wasForced || state.phase === 'activation', 'a unit is active outside its phase')
  claim(JSON.stringify(JSON.parse(JSON.stringify(state))) === JSON.stringify(state), 'state is not plain JSON')
  for (const sideId of ['A', 'B']) claim(!JSON.stringify(viewFor(state, { kind: 'side', sideId })).includes(SECRET), 'a view tells a note')
  return broken
}

/** The GM's notes, which no view may contain. */
const SECRET = '"note"'
