import { computed, type ComputedRef } from 'vue'
import { petitWargame } from '@shared/systems/petit-wargame'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import type { PwRefusal } from '@shared/systems/petit-wargame/commands/refusal'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { pointsToStrike } from '@shared/systems/petit-wargame/options/points-to-strike'
import { findShip } from '@shared/systems/petit-wargame/state'
import { eventConsequences, type Consequence } from '../../../contract/consequence'
import { useCommandPrompt, type CommandPrompt } from '../../../table/dice/use-command-prompt'
import { useDraft } from '../../../table/frame/use-table'
import { useWords } from '../../../i18n/use-words'
import { usePetit } from '../use-petit'

type Of<T extends PwCommand['type']> = Extract<PwCommand, { readonly type: T }>

/** What the foot of a step shows: the dice of a command, and what they would do. */
export interface PromptFoot {
  readonly prompt: CommandPrompt<BattleState, PwEvent, PwRefusal>
  readonly consequences: ComputedRef<readonly Consequence[]>
  /** Whose dice they are: of both where one field takes them, one after the other. */
  readonly forWhom: ComputedRef<string>
  /** The command in words; empty while there is none. */
  readonly told: ComputedRef<string>
}

/** A command being put together. */
interface PwPrompt<T extends PwCommand['type']> extends PromptFoot {
  /** The same command, waiting for its dice when this part of the screen was opened. */
  readonly waiting: Of<T> | null
  /** Some of its dice have been entered: the choices are final. */
  readonly isLocked: ComputedRef<boolean>
}

/** Events not worth showing before an act, or already shown by the panel. */
const QUIET: readonly PwEvent['type'][] = ['phaseEntered', 'fireOpened', 'detectionTried', 'deploymentPassed', 'shotEnded']
const SHOWN: Partial<Record<PwCommand['type'], readonly PwEvent['type'][]>> = {
  moveShip: ['shipMoved'],
  choosePosition: ['positionSet'],
  loseElements: ['elementLost']
}
const HARM: readonly PwEvent['type'][] = ['shipDestroyed', 'elementLost', 'detectorJammed', 'victoryWon']

/**
 * What is chosen now goes into `drafted`; once dice have been given, the command that waits for the rest counts. With `discard` the command
 * is null until something is chosen: "Next" then names it, and Escape drops it.
 */
export function usePwPrompt<T extends PwCommand['type']>(type: T, drafted: () => Of<T> | null, discard?: () => void): PwPrompt<T> {
  const table = usePetit()
  const { t, say } = useWords()
  const { store, state, waitingFor } = table
  const shown = { quiet: [...QUIET, ...(SHOWN[type] ?? [])], harm: HARM }
  const pending = computed(() => waitingFor(type))
  const wordsOf = (of: PwCommand | null): string | null => (of === null ? null : say(petitWargame.describeCommand(state.value, of)))
  const nameOf = (actor: string | null): string =>
    findShip(state.value, actor ?? '')?.name ?? state.value.fleets.find(fleet => fleet.sideId === actor)?.name ?? ''
  if (discard !== undefined) {
    useDraft({ what: () => wordsOf(drafted()), discard })
  }
  const isLocked = computed(() => pending.value !== null && (store.pending?.answered.length ?? 0) > 0)
  const command = computed(() => (isLocked.value ? pending.value : drafted()))
  const prompt = useCommandPrompt(table, command, () => JSON.stringify(command.value))
  /** Each die of dispersed fire is about one point: how many there are yet, beside it. */
  const toStrike = computed<readonly Consequence[]>(() => {
    const asking = prompt.after.value ?? prompt.base.value
    const count = command.value === null || asking?.kind !== 'needs' ? null : pointsToStrike(state.value, command.value, prompt.tape.value)
    return count === null ? [] : [{ message: { key: 'pwTable.losses.toStrike', values: { count } }, isHarm: false }]
  })
  /** Who rolls for the same in the same field, after whoever is asked first; null for nobody. */
  const second = computed(() => {
    const { value: asked } = prompt.request
    const isFirst = asked?.count === 1 && prompt.answered.value.length % 2 === 0
    const next = isFirst ? prompt.nextRequest([[1]]) : null
    return next?.purpose === asked?.purpose && next?.actor !== asked?.actor ? (next?.actor ?? null) : null
  })
  /** Both sides have rolled the same for who goes first: without a word of it, their next dice would seem to be asked for nothing. */
  const level = computed<readonly Consequence[]>(() => {
    const isContest = type === 'rollDeployment' || type === 'rollInitiative'
    const isLevel = prompt.tape.value.length > 0 && prompt.tape.value.length % 2 === 0 && prompt.after.value?.kind === 'needs'
    return isContest && isLevel ? [{ message: { key: 'pwTable.initiative.level' }, isHarm: false }] : []
  })
  return {
    prompt,
    waiting: pending.value,
    isLocked,
    consequences: computed(() => [
      ...level.value,
      ...toStrike.value,
      ...eventConsequences(petitWargame, state.value, prompt.after.value ?? prompt.base.value, shown)
    ]),
    forWhom: computed(() => {
      const first = nameOf(prompt.request.value?.actor ?? null)
      return second.value === null ? first : t('pwTable.bothRoll', { first, second: nameOf(second.value) })
    }),
    told: computed(() => wordsOf(command.value) ?? '')
  }
}
