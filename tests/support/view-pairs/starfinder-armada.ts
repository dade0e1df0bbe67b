import { hpMax } from '@shared/systems/starfinder-armada/derive/fleet/hull'
import { spMax } from '@shared/systems/starfinder-armada/derive/fleet/shields'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import { fleetId, type Ability } from '@shared/systems/starfinder-armada/model/design'
import { isPicked, isStranger, withinQuarter, withOneMore, type Twins } from './twins'

/** Abilities that shift no hull and no shields. */
const QUIET: readonly Ability[] = ['emp', 'boarders', 'bombers', 'interceptors', 'pointDefense', 'selfDestruct', 'gravityMines']

export const starfinderTwins: Twins<BattleState> = {
  hide: (state, seed) => ({ ...state, fleets: state.fleets.map(fleet => ({ ...fleet, isHidden: isPicked(fleet.id, seed) })) }),
  sidesOf: state => state.armadas.map(armada => armada.sideId),
  namesOf: state => state.fleets.map(fleet => fleet.name),
  twin(state, viewer, chance) {
    const sideOf = (fleet: FleetState): string => state.armadas.find(armada => armada.id === fleet.armadaId)?.sideId ?? ''
    const isSecret = (fleet: FleetState): boolean => fleet.isHidden && isStranger(viewer, sideOf(fleet))
    const seenSides = new Set(state.fleets.filter(fleet => !isSecret(fleet)).map(sideOf))
    for (const { sideId } of state.armadas) if (!isStranger(viewer, sideId)) seenSides.add(sideId)
    const house = state.rulings['sa.enemyKnown'] ?? 'wordsAndBars'
    const levelFor = (sideId: string, fleet: FleetState): number =>
      state.scans.find(scan => scan.sideId === sideId && scan.fleetId === fleet.id)?.level ?? 0
    const levelOf = (fleet: FleetState): number => {
      if (!isStranger(viewer, sideOf(fleet)) || house === 'everything') return 3
      if ('sideId' in viewer) return levelFor(viewer.sideId, fleet)
      const others = [...seenSides].filter(side => side !== sideOf(fleet))
      return others.length === 0 ? 0 : Math.min(...others.map(side => levelFor(side, fleet)))
    }
    const secret = (fleet: FleetState): FleetState => ({
      ...fleet,
      name: `Ghost ${String(chance.whole(1, 999))}`,
      hp: chance.whole(-5, 40),
      sp: chance.whole(0, 9),
      status: chance.oneOf(['active', 'routed', 'disabled', 'destroyed', 'fled']),
      movement: chance.oneOf(['pending', 'moved']),
      abilities: ['flagship'],
      note: 'changed'
    })
    const stranger = (fleet: FleetState): FleetState => {
      const level = levelOf(fleet)
      const hp = house === 'nothing' ? chance.whole(1, 40) : withinQuarter(chance, fleet.hp, hpMax(state, fleet))
      const sp = house === 'nothing' ? chance.whole(0, 9) : withinQuarter(chance, fleet.sp, spMax(state, fleet))
      const loud = fleet.abilities.filter(ability => !QUIET.includes(ability))
      return {
        ...fleet,
        ...(level < 1 ? { hp, sp } : {}),
        ...(level < 2 ? { abilities: [...loud, ...QUIET.filter(() => chance.whole(0, 1) === 1)] } : {}),
        note: 'changed',
        hasAttacked: chance.whole(0, 1) === 1,
        superweaponReadyRound: chance.whole(1, 9)
      }
    }
    const fleets = state.fleets.map(fleet =>
      isSecret(fleet) ? secret(fleet) : isStranger(viewer, sideOf(fleet)) ? stranger(fleet) : fleet
    )
    const one = fleets.find(isSecret)
    const more = one === undefined ? fleets : withOneMore(chance, fleets, { ...secret(one), id: fleetId('one-more'), number: 99 })
    const due = { id: 'due', kind: 'selfDestruct', round: state.round, isDeferred: false } as const
    return {
      ...state,
      fleets: more,
      volley: [],
      obligations: one === undefined ? state.obligations : withOneMore(chance, state.obligations, { ...due, fleetId: one.id }),
      officers: state.officers.map(officer => {
        const fleet = state.fleets.find(aboard => aboard.id === officer.fleetId)
        return fleet === undefined || (levelOf(fleet) >= 3 && !isSecret(fleet))
          ? officer
          : { ...officer, name: `Nobody ${String(chance.whole(1, 99))}` }
      }),
      scans:
        'sideId' in viewer
          ? state.scans.map(scan => (scan.sideId === viewer.sideId ? scan : { ...scan, level: chance.whole(0, 3) }))
          : state.scans,
      nextId: state.nextId + chance.whole(0, 9)
    }
  }
}
