import { computed, onBeforeUnmount, reactive, ref, type Ref } from 'vue'
import type { Typed } from '@shared/core/engine/rule-system'
import { useOrder, type Commanding, type Order } from '../acts/use-order'
import type { Correctable } from './correctable'
import { changedFrom, unfitNumber, valuesOf, type CorrectionField, type CorrectionValues } from './correction-fields'
import { useFieldLabels } from './use-field-labels'
import { useKept } from '../keep/use-kept'
import { useWords } from '../../i18n/use-words'
import { watchImmediate } from '../../ui/drawing/watch-immediate'

/** A correction the GM is filling in. */
export interface Correction extends Order {
  /** Message prefix of the game. */
  readonly prefix: string
  readonly fields: readonly CorrectionField[]
  values: CorrectionValues
  reason: string
}

interface Correcting<Command> {
  readonly open: Readonly<Ref<boolean>>
  readonly of: () => Correctable<Command> | null
  /** Called when the form opens. */
  readonly fill?: () => void
}

/** A form filled with the current values each time it opens, and with what was left there; its order contains only the differences. */
export function useCorrection<Command extends Typed>(battle: Commanding<Command>, { open, of, fill }: Correcting<Command>): Correction {
  const { t } = useWords()
  const now = computed(of)
  const fields = computed(() => now.value?.fields ?? [])
  const values = ref<CorrectionValues>({})
  const reason = ref('')
  const kept = useKept<{ readonly values: CorrectionValues; readonly reason: string }>()
  watchImmediate(open, (isOpen, wasOpen) => (isOpen ? takeUp() : wasOpen === true ? leave() : undefined))
  onBeforeUnmount(() => (open.value ? leave() : undefined))

  /** The current values, with anything typed here before and not applied. */
  function takeUp(): void {
    const left = kept.get()
    values.value = { ...valuesOf(fields.value), ...left?.values }
    reason.value = left?.reason ?? ''
    fill?.()
  }

  function leave(): void {
    const typed = changedFrom(valuesOf(fields.value), values.value)
    if (now.value !== null)
      kept.keep(Object.keys(typed).length === 0 ? undefined : { values: typed as CorrectionValues, reason: reason.value })
  }

  const order = useOrder(battle, () => now.value?.command(values.value, reason.value) ?? null)
  const { prefix } = battle.words
  const labelOf = useFieldLabels(prefix)
  const unfit = computed(() => unfitNumber(fields.value, values.value))
  const why = computed(() =>
    unfit.value === null ? order.why : t(`battle.correct.needs.${unfit.value.needs}`, { field: labelOf(unfit.value.field) })
  )
  const canGive = computed(() => unfit.value === null && order.canGive)
  const give = async (): Promise<boolean> => unfit.value === null && (await order.give())
  return reactive({ prefix, fields, values, reason, why, canGive, give })
}
