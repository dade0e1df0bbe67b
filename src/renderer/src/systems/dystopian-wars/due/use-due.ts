import { computed } from 'vue'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import { whoseTurn } from '@shared/systems/dystopian-wars/derive/whose-turn'
import { useWords } from '../../../i18n/use-words'
import type { TableParts } from '../../../contract/system-table'
import { useDiceDue } from '../../../table/due/use-dice-due'
import { forcesOf } from '../rack/places'
import { useDystopian } from '../use-dystopian'
import type { DwFlow } from '../table/dw-flow'

/** What is due in words: the dice that are asked before all else, else the step; and who speaks. */
export function useDue(flow: Pick<DwFlow, 'settling'>): TableParts['due'] {
  const { state } = useDystopian()
  const { t, say } = useWords()
  const dice = useDiceDue(command => dystopianWars.describeCommand(state.value, command as DwCommand))
  const what = computed(() => {
    if (dice.value !== null) return dice.value.what
    if (state.value.isOver) return t('battle.due.over')
    const owed = dystopianWars.obligations(state.value).find(one => one.id === flow.settling.value?.id)
    if (owed !== undefined) return say(owed.title)
    const { step, number } = whoseTurn(state.value)
    return number === 0 ? t('dwTable.due.between') : t('dwTable.due.step', { number, step: t(`dw.step.${step}`) })
  })
  const detail = computed(() => {
    if (dice.value !== null) return dice.value.detail
    if (state.value.isOver || state.value.activation === null) return ''
    const names = whoseTurn(state.value).sideIds.map(side => forcesOf(state.value, side))
    return t('dwTable.due.speaks', { who: names.join(', '), count: names.length }, names.length)
  })
  return { what, detail }
}
