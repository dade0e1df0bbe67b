import { onBeforeUnmount, type Ref } from 'vue'
import { changedFrom } from '../corrections/correction-fields'
import { useKept } from './use-kept'
import { watchImmediate } from '../../ui/drawing/watch-immediate'

interface KeptForm<Form extends object> {
  /** Where one dialog has several. */
  readonly name?: string
  /** Whether the dialog with the form is open. */
  readonly open: Readonly<Ref<boolean>>
  /** The form as it is before anything is typed; null while there is nothing to fill in. */
  readonly now: () => Form | null
  readonly read: () => Form
  /** Called as the dialog opens. */
  readonly fill: (form: Form) => void
}

/** A form filled each time it opens, with the current values and anything typed there before and not applied. */
export function useKeptForm<Form extends object>({ name = '', open, now, read, fill }: KeptForm<Form>): { takeUp(this: void): void } {
  const kept = useKept<Partial<Form>>(() => name)
  watchImmediate(open, (isOpen, wasOpen) => (isOpen ? takeUp() : wasOpen === true ? leave() : undefined))
  onBeforeUnmount(() => (open.value ? leave() : undefined))

  function takeUp(): void {
    const standing = now()
    if (standing !== null) fill({ ...standing, ...kept.get() })
  }

  function leave(): void {
    const standing = now()
    if (standing === null) return
    const typed = changedFrom(standing, read())
    // A reason alone is a leftover of a form that has been submitted.
    kept.keep(Object.keys(typed).some(one => one !== 'reason') ? typed : undefined)
  }

  return { takeUp }
}
