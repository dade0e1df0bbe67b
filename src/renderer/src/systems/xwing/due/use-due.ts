import type { ComputedRef } from 'vue'
import { computed } from 'vue'
import { xwing } from '@shared/systems/xwing'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import { whoseTurn } from '@shared/systems/xwing/derive/whose-turn'
import { shipName } from '@shared/systems/xwing/events/words'
import { STAGES } from '@shared/systems/xwing/model/stages'
import { currentAttack, shipIn } from '@shared/systems/xwing/state'
import { useWords } from '../../../i18n/use-words'
import { useDiceDue } from '../../../table/due/use-dice-due'
import { squadsOf } from '../fire/places'
import { useXwing } from '../use-xwing'

/** What is due in words: the dice that are asked before all else, else the step; and who speaks. */
export function useDue(): { readonly what: ComputedRef<string>; readonly detail: ComputedRef<string> } {
  const { state } = useXwing()
  const { t } = useWords()
  const dice = useDiceDue(command => xwing.describeCommand(state.value, command as XwCommand))
  const what = computed(() => {
    if (dice.value !== null) return dice.value.what
    if (state.value.isOver) return t('battle.due.over')
    const { step, number, initiative } = whoseTurn(state.value)
    if (step === null) return t(`xwTable.due.${state.value.phase}`)
    if (currentAttack(state.value) === undefined) return t('xwTable.due.engages', { initiative: initiative ?? 0 })
    return t('xwTable.due.step', { number, step: t(`xw.step.${step}`) })
  })
  const detail = computed(() => {
    if (dice.value !== null) return dice.value.detail
    if (state.value.isOver || state.value.phase !== 'engagement') return ''
    const attack = currentAttack(state.value)
    const who = whoseTurn(state.value)
      .sideIds.map(side => squadsOf(state.value, side))
      .join(', ')
    if (attack === undefined) return t('xwTable.due.speaks', { who })
    const ship = shipName(state.value, shipIn(attack, STAGES[attack.stage].speaker))
    return t('xwTable.due.forShip', { who, ship })
  })
  return { what, detail }
}
