import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Message } from '@shared/core/engine/message'
import { xwing } from '@shared/systems/xwing'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import { tokenOptions } from '@shared/systems/xwing/derive/options'
import { mayEngage } from '@shared/systems/xwing/derive/whose-turn'
import { currentAttack } from '@shared/systems/xwing/state'
import type { NextSection } from '../../../contract/next-section'
import type { NextWords } from '../../../contract/next-words'
import { useSay } from '../../../i18n/use-say'
import { consequencesOf } from '../fire/consequences'
import type { XwFlow } from '../table/xw-flow'
import { useXwing } from '../use-xwing'

/** "Next" in words, as the flow has it. */
export function useNext(flow: Pick<XwFlow, 'next'>): NextWords {
  const { state, refusalOf, preview, store, words } = useXwing()
  const { t } = useI18n()
  const say = useSay()
  const isGoing = computed(() => state.value.hasBegun && !state.value.isOver)

  /** What could still be done before it, in words and names. */
  const undone = computed(() => {
    if (!isGoing.value) return []
    const tokens = tokenOptions(state.value).filter(one => one.refusal === null)
    const waiting = flow.next.value.type === 'endRound' ? state.value.ships.filter(ship => mayEngage(state.value, ship)) : []
    const cards = state.value.obligations
    const lines = [
      { kind: 'tokens', names: tokens.map(({ command }) => t(`xw.token.${command.token}`)) },
      { kind: 'notEngaged', names: state.value.phase === 'engagement' ? waiting.map(ship => ship.name) : [] },
      { kind: 'cards', names: cards.map(due => state.value.ships.find(ship => ship.id === due.shipId)?.name ?? '') }
    ]
    return lines.filter(line => line.names.length > 0)
  })
  const headOf = ({ kind, names }: { readonly kind: string; readonly names: readonly string[] }): string =>
    t(`xwTable.undone.${kind}`, { count: names.length }, names.length)
  const brought = computed<readonly Message[]>(() =>
    isGoing.value ? consequencesOf(state.value, preview(flow.next.value, [])).map(line => line.message) : []
  )
  const sections = computed<readonly NextSection[]>(() => {
    const all: readonly NextSection[] = [
      { kind: 'undone', lines: undone.value.map(one => ({ lead: '', text: headOf(one), details: [one.names.join(', ')] })) },
      { kind: 'applies', lines: brought.value.map(one => ({ lead: '', text: say(one), details: [] })) }
    ]
    return all.filter(section => section.lines.length > 0)
  })
  const refusal = computed(() => {
    const code = isGoing.value ? refusalOf(flow.next.value) : null
    if (code === null) return null
    return { text: t(`xw.refusal.${code}`), rule: words.refusalRules[code] ?? null, canForce: xwing.canForce(code) && !store.isReadOnly }
  })
  const label = computed(() => (isGoing.value ? nameOf(flow.next.value) : ''))
  const caution = computed(() => {
    const [first] = undone.value
    return first === undefined ? '' : headOf(first)
  })

  function nameOf(command: XwCommand): string {
    const attack = currentAttack(state.value)
    if (command.type !== 'advanceStage' || attack === undefined) return say(xwing.describeCommand(state.value, command))
    return t(`xwTable.leave.${attack.stage}`)
  }

  return { label, sections, refusal, caution }
}
