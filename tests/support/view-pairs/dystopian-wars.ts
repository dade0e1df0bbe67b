import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { squadronId, unitId } from '@shared/systems/dystopian-wars/model/force'
import { isPicked, isStranger, withinQuarter, withOneMore, type Twins } from './twins'

export const dystopianTwins: Twins<BattleState> = {
  hide: (state, seed) => ({ ...state, squadrons: state.squadrons.map(one => ({ ...one, isHidden: isPicked(one.id, seed) })) }),
  sidesOf: state => state.forces.map(force => force.sideId),
  namesOf: state => state.squadrons.map(one => one.name),
  twin(state, viewer, chance) {
    const sideOf = (id: string): string => {
      const squadron = state.squadrons.find(one => one.id === id)
      return state.forces.find(force => force.id === squadron?.forceId)?.sideId ?? ''
    }
    const isSecret = (id: string): boolean =>
      isStranger(viewer, sideOf(id)) && state.squadrons.some(one => one.id === id && one.isHidden === true)
    const house = state.rulings['dw.enemyKnown'] ?? 'wordsAndBars'
    const ghost = (): string => `Ghost ${String(chance.whole(1, 999))}`
    const squadrons = state.squadrons.map(one => ({
      ...one,
      note: 'changed',
      ...(isSecret(one.id) ? { name: ghost(), hasActivated: chance.whole(0, 1) === 1 } : {})
    }))
    const units = state.units.map(unit => {
      if (isSecret(unit.squadronId)) return { ...unit, name: ghost(), hp: chance.whole(0, 9), note: 'changed' }
      const isOpen = house === 'everything' || !isStranger(viewer, sideOf(unit.squadronId))
      const hp = house === 'nothing' ? chance.whole(0, 9) : withinQuarter(chance, unit.hp, unit.hpStart)
      const isOwn = !isStranger(viewer, sideOf(unit.squadronId))
      return { ...unit, note: 'changed', ...(isOwn ? {} : { diceAdjustment: chance.whole(0, 3) }), ...(isOpen ? {} : { hp }) }
    })
    const one = squadrons.find(of => isSecret(of.id))
    const unit = units.find(of => of.squadronId === one?.id)
    const more = squadronId('one-more')
    const isHiddenAct = state.activation !== null && isSecret(state.activation.squadronId)
    return {
      ...state,
      squadrons: one === undefined ? squadrons : withOneMore(chance, squadrons, { ...one, id: more, name: ghost() }),
      units: unit === undefined ? units : withOneMore(chance, units, { ...unit, id: unitId('one-more'), squadronId: more }),
      wings: state.wings.map(wing => ({
        ...wing,
        note: 'changed',
        ...(isSecret(wing.squadronId) ? { name: ghost(), tokens: chance.whole(1, 5) } : {})
      })),
      activation: isHiddenAct ? null : state.activation,
      step: isHiddenAct ? 'between' : state.step,
      obligations:
        unit === undefined
          ? state.obligations
          : withOneMore(chance, state.obligations, { id: 'due', kind: 'explosion', unitId: unit.id, turn: 1 }),
      nextId: state.nextId + chance.whole(0, 9)
    }
  }
}
