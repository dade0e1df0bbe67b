import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { Attack, BattleState, SquadronState } from '@shared/systems/dystopian-wars/model/battle'
import type { DraftForce } from '@shared/systems/dystopian-wars/model/force'
import { randomCommand, randomSetup } from '../dystopian-wars/random-battle'
import { nextCommand } from '../dystopian-wars/whole-battle'
import { bar, isStrange, less, type SecretGame, type Watcher } from './secret-game'

const sideOfForce = (state: BattleState, id: string): string => state.forces.find(force => force.id === id)?.sideId ?? ''
const isSecret = (state: BattleState, viewer: Watcher, squadron: SquadronState): boolean =>
  squadron.isHidden === true && isStrange(viewer, sideOfForce(state, squadron.forceId))

export const secretDystopian: SecretGame<BattleState, DwCommand, never, string> = {
  system: dystopianWars as never,
  randomSetup,
  randomCommand,
  nextCommand,
  withDrafts(state, command, change) {
    const force = (one: DraftForce, sideId: string): DraftForce => ({ ...one, squadrons: change(one.squadrons, sideId) })
    switch (command.type) {
      case 'beginBattle':
        return { ...command, forces: command.forces.map(one => ({ ...one, force: force(one.force, one.sideId) })) }
      case 'joinForce':
        return { ...command, force: force(command.force, command.sideId) }
      case 'joinSquadrons':
        return { ...command, squadrons: change(command.squadrons, sideOfForce(state, command.forceId)) }
      default:
        return command
    }
  },
  hiding: (chance, state, isHidden) => ({
    type: 'correctSquadron',
    squadronId: chance.oneOf(state.squadrons).id,
    correction: { isHidden },
    reason: ''
  }),
  hiddenAlone(state, viewer) {
    const squadrons = state.squadrons.filter(one => isSecret(state, viewer, one))
    const isThere = ({ squadronId }: { readonly squadronId: string }): boolean => squadrons.some(one => one.id === squadronId)
    return { ...state, squadrons, units: state.units.filter(isThere), wings: state.wings.filter(isThere) }
  },
  open(state, viewer) {
    const squadrons = state.squadrons.filter(one => !isSecret(state, viewer, one))
    const isStranger = (id: string): boolean => isStrange(viewer, sideOfForce(state, squadrons.find(one => one.id === id)?.forceId ?? ''))
    const isThere = ({ squadronId }: { readonly squadronId: string }): boolean => squadrons.some(one => one.id === squadronId)
    const [units, wings] = [state.units.filter(isThere), state.wings.filter(isThere)]
    const forces = state.forces.filter(one => !isStrange(viewer, one.sideId) || squadrons.some(of => of.forceId === one.id))
    const ids = new Set<string>([...squadrons, ...units, ...wings].map(({ id }) => id))
    const house = state.rulings['dw.enemyKnown'] ?? 'wordsAndBars'
    const { activation } = state
    const isActing = activation !== null && ids.has(activation.squadronId)
    const attacks = (activation?.attacks ?? []).filter(one => ids.has(one.targetId) && one.parts.every(part => ids.has(part.combatantId)))
    const stepAttack = attacks.find(({ id }) => id === activation?.currentId)
    return {
      ...less(state, 'nextId'),
      // A step after the declarations comes and goes with the attacks in it.
      step: !isActing ? 'between' : state.step.startsWith('declare') || stepAttack !== undefined ? state.step : 'attacks',
      forces,
      squadrons: squadrons.map(one => ({ ...less(one, 'note', 'isHidden'), isHidden: one.isHidden === true })),
      units: units.map(unit => {
        const open = less(unit, 'note')
        if (!isStranger(unit.squadronId)) return open
        const hull = house === 'everything' ? unit.hp : house === 'nothing' ? null : bar(unit.hp, unit.hpStart)
        const max = house === 'everything' ? unit.hpStart : null
        return {
          ...open,
          diceAdjustment: 0,
          hp: hull,
          hpStart: max,
          criticals: house === 'nothing' ? [] : unit.criticals.map(({ row }) => row)
        }
      }),
      wings: wings.map(wing => {
        const open = less(wing, 'note')
        if (!isStranger(wing.squadronId)) return open
        const tokens = house === 'everything' ? wing.tokens : house === 'nothing' ? null : bar(wing.tokens, wing.tokensStart)
        return { ...open, diceAdjustment: 0, tokens, tokensStart: house === 'everything' ? wing.tokensStart : null, fuel: null }
      }),
      activation: isActing ? { squadronId: activation.squadronId, attacks: attacks.map(nameless), current: nameless(stepAttack) } : null,
      obligations: state.obligations
        .map(due => ({ kind: due.kind, owner: due.kind === 'fuel' ? due.wingId : due.unitId, isDeferred: due.isDeferred === true }))
        .filter(({ owner }) => ids.has(owner))
    }
  }
}

const nameless = (attack: Attack | undefined): object | null => (attack === undefined ? null : less(attack, 'id'))
