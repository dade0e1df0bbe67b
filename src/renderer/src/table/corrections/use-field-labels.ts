import { useWords } from '../../i18n/use-words'
import type { CorrectionField } from './correction-fields'

/** The label of a field: its own, or the table's message under its name. */
export function useFieldLabels(prefix: string): (field: Exclude<CorrectionField, { readonly kind: 'own' }>) => string {
  const { t, say } = useWords()
  return field => (field.label === undefined ? t(`${prefix}Table.field.${field.name}`) : say(field.label))
}
