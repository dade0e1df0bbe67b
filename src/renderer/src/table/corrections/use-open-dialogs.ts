import { nextTick, shallowReactive } from 'vue'

/** A dialog that has been opened at least once. */
interface OpenDialog {
  readonly props: Readonly<Record<string, unknown>>
  readonly isOpen: boolean
}

export interface OpenDialogs {
  readonly all: Readonly<Record<string, OpenDialog>>
  open(this: void, name: string, props: object): void
  close(this: void, name: string): void
}

/** The dialogs of a table. Each is mounted when first opened: closed at first, so that its watcher sees it open. */
export function useOpenDialogs(): OpenDialogs {
  const all = shallowReactive<Record<string, OpenDialog>>({})
  return {
    all,
    open(name, props) {
      all[name] = { props: { ...props }, isOpen: false }
      void nextTick(() => (all[name] = { props: { ...props }, isOpen: true }))
    },
    close(name) {
      const dialog = all[name]
      if (dialog !== undefined) all[name] = { ...dialog, isOpen: false }
    }
  }
}
