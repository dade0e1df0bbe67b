import type { Page } from 'playwright-core'

/** The results of typing texts into the fields on the screen. */
export interface Typed {
  /** The fields on the screen: the component whose template has each, and what it is called there; or its entry among those known. */
  readonly seen: readonly string[]
  /** Where something was not as it should be: the content of the field, or what happened to the page. */
  readonly odd: readonly string[]
}

/** The parts of a Vue node needed to find the template an element was written in. */
interface VueNode {
  readonly el: unknown
  readonly ctx: { readonly type: { readonly __name?: string } } | null
  readonly component: { readonly subTree: VueNode } | null
  readonly children: unknown
}

/**
 * Types each text into each text field of the front dialog, or else of the screen, as keys and an input method do; presses nothing.
 * Of the fields that share an entry in `known` only one is tried, and none whose entry is in `tried`. An entry that ends in "…" is
 * that of every name that begins so.
 */
export function typeEverything(page: Page, texts: readonly string[], known: readonly string[], tried: readonly string[]): Promise<Typed> {
  return page.evaluate(
    async ([all, entries, past]) => {
      // What takes nine characters at the most is a field of figures.
      const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
        (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && ['text', 'search'].includes(field.type))) &&
        !(field.maxLength > 0 && field.maxLength < 10 && field.inputMode === 'decimal') &&
        !field.readOnly &&
        !field.disabled &&
        field.checkVisibility()

      const isNode = (child: unknown): child is VueNode => typeof child === 'object' && child !== null && 'component' in child
      /** Records for each element within this node the component whose template contains it, which need not be the one that draws it. */
      const note = (node: VueNode, components: Map<unknown, string | undefined>): void => {
        if (node.component !== null) return note(node.component.subTree, components)
        components.set(node.el, node.ctx?.type.__name)
        if (Array.isArray(node.children)) for (const child of node.children) if (isNode(child)) note(child, components)
      }
      const root = document.querySelector('#app')
      const front = [...document.querySelectorAll('dialog')].at(-1) ?? document
      /** What a label says, without a key that it shows to the eye alone. */
      const nameIn = (label: HTMLLabelElement | undefined): string | undefined =>
        [...(label?.querySelectorAll<HTMLElement>('[aria-hidden="true"] > kbd') ?? [])].reduce(
          (text, key) => text?.replace(key.innerText, ''),
          label?.innerText
        )
      /** The fields there are now, by name: typing into one may have taken others away and brought them back. */
      const look = async (): Promise<Map<string, HTMLInputElement | HTMLTextAreaElement>> => {
        for (const fold of front.querySelectorAll('details')) fold.open = true
        await new Promise(requestAnimationFrame)
        const components = new Map<unknown, string | undefined>()
        if (root !== null && '_vnode' in root && isNode(root._vnode)) note(root._vnode, components)
        const fields = [...front.querySelectorAll('input,textarea')].filter(isText).map(field => {
          const label = field.getAttribute('aria-label') ?? nameIn(field.labels?.[0]) ?? field.id
          const name = `${components.get(field) ?? ''}: ${label.replaceAll(/\s+/gu, ' ').trim()}`
          return [entries.find(one => one === name || (one.endsWith('…') && name.startsWith(one.slice(0, -1)))) ?? name, field] as const
        })
        return new Map(fields)
      }
      /** A field for one line turns tabs into spaces, and takes out what has no sign or would turn the line around. */
      const plain = (text: string): string =>
        text.replaceAll(/[\t-\r\u0085]/gu, ' ').replaceAll(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
      const made = (): number => document.querySelectorAll('script,iframe,img,object,embed,base,meta,link').length
      const [before, title] = [made(), document.title]
      const focused = document.activeElement
      const odd: string[] = []
      const seen = new Set<string>()
      const done = new Set(past)
      for (;;) {
        const there = await look()
        for (const name of there.keys()) seen.add(name)
        const [name, field] = [...there].find(([one]) => !done.has(one)) ?? []
        if (name === undefined || field === undefined) break
        done.add(name)
        const old = field.value
        for (const text of [...all, old]) {
          field.focus()
          field.select()
          if (text === '') document.execCommand('delete')
          else document.execCommand('insertText', false, text)
          await new Promise(resolve => queueMicrotask(() => resolve(null)))
          const line = field instanceof HTMLTextAreaElement ? text : plain(text)
          const isCut = field.maxLength >= 0 && text.length > field.maxLength && line.startsWith(field.value)
          // A field for figures may have made one of it.
          const isFigure = field.inputMode === 'numeric' && /^-?\d*$/u.test(field.value)
          if (field.value !== line && !isCut && !isFigure)
            odd.push(`${name}: ${JSON.stringify(text)} stands as ${JSON.stringify(field.value)}`)
          const { scrollWidth, scrollHeight } = document.documentElement
          if (scrollWidth > innerWidth || scrollHeight > innerHeight) odd.push(`${name}: ${JSON.stringify(text)} makes the page scroll`)
          if (made() !== before || document.title !== title) odd.push(`${name}: ${JSON.stringify(text)} became a part of the page`)
        }
      }
      // The hand goes back to where it was.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      if (focused instanceof HTMLElement) focused.focus()
      return { seen: [...seen], odd }
    },
    [texts, known, tried] as const
  )
}
