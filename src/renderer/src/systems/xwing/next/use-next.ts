import { xwing } from '@shared/systems/xwing'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import { tokenOptions } from '@shared/systems/xwing/rules/token-options'
import { cardsOwed } from '@shared/systems/xwing/derive/health'
import { mayEngage } from '@shared/systems/xwing/derive/whose-turn'
import { currentAttack } from '@shared/systems/xwing/state'
import { useWords } from '../../../i18n/use-words'
import type { NextWords } from '../../../contract/next-words'
import { usePlainNext, type Remaining } from '../../../table/next/use-plain-next'
import { abilitiesLeft } from '../fire/abilities'
import { consequencesOf } from '../fire/consequences'
import type { XwFlow } from '../table/xw-flow'
import { spentForce } from './spent-force'
import { useXwing } from '../use-xwing'

/** "Next" in words, as the flow has it. */
export function useNext(flow: Pick<XwFlow, 'next'>): NextWords {
  const battle = useXwing()
  const { state, preview } = battle
  const { t, say } = useWords()
  const isGoing = (): boolean => state.value.hasBegun && !state.value.isOver

  const commands = (): readonly XwCommand[] =>
    battle.store.entries().flatMap(entry => (entry.kind === 'command' ? [entry.command as XwCommand] : []))

  function nameOf(command: XwCommand): string {
    const attack = currentAttack(state.value)
    if (command.type !== 'advanceStage' || attack === undefined) return say(xwing.describeCommand(state.value, command))
    return t(`xwTable.leave.${attack.stage}`)
  }

  /** Tokens that may still be spent, ships that have not engaged, cards to be named. */
  function remaining(): readonly Remaining[] {
    const { ships, phase } = state.value
    const tokens = tokenOptions(state.value).filter(one => one.refusal === null)
    const attack = currentAttack(state.value)
    const abilities = attack === undefined ? [] : abilitiesLeft(state.value, attack, battle.store)
    const isLast = phase === 'engagement' && flow.next.value.type === 'endRound'
    return [
      { kind: 'tokens', names: tokens.map(({ command }) => t(`xw.token.${command.token}`)) },
      { kind: 'abilities', names: abilities.map(({ ship, name }) => t('xwTable.abilityOf', { name, ship: ship.name })) },
      { kind: 'notEngaged', names: isLast ? ships.filter(ship => mayEngage(state.value, ship)).map(ship => ship.name) : [] },
      { kind: 'force', names: flow.next.value.type === 'endRound' ? spentForce(state.value, commands()) : [] },
      { kind: 'cards', names: cardsOwed(state.value).map(due => ships.find(ship => ship.id === due.shipId)?.name ?? '') }
    ]
  }

  return usePlainNext(battle, {
    command: () => (isGoing() ? flow.next.value : null),
    label: () => (isGoing() ? nameOf(flow.next.value) : ''),
    remaining: () => (isGoing() ? remaining() : []),
    remainingKey: 'xwTable.remaining',
    applies: () => (isGoing() ? consequencesOf(state.value, preview(flow.next.value, [])).map(line => line.message) : [])
  })
}
