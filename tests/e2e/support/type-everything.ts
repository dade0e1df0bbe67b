import type { Page } from 'playwright-core'

/** What happened when texts were typed into the fields on the screen. */
export interface Typed {
  /** The fields, by what they are called. */
  readonly fields: readonly string[]
  /** Where something was not as it should be: what stands in the field, or what became of the page. */
  readonly odd: readonly string[]
}

/** Types each text into each text field of the front dialog, or else of the screen, as keys and an input method do; presses nothing. */
export function typeEverything(page: Page, texts: readonly string[]): Promise<Typed> {
  return page.evaluate(async all => {
    const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && ['text', 'search'].includes(field.type))) &&
      !field.readOnly &&
      // A field for figures alone shows what it made of them; it is no place for words.
      field.inputMode !== 'numeric' &&
      field.checkVisibility()
    const front = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document
    const fields = [...front.querySelectorAll('input,textarea')].filter(isText)
    const nameOf = (field: HTMLInputElement | HTMLTextAreaElement): string =>
      (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.id).trim().slice(0, 40)
    const made = (): number => document.querySelectorAll('script,iframe,img,object,embed,base,meta,link').length
    const [before, title] = [made(), document.title]
    const odd: string[] = []
    for (const field of fields) {
      const old = field.value
      for (const text of [...all, old]) {
        field.focus()
        field.select()
        if (text === '') document.execCommand('delete')
        else document.execCommand('insertText', false, text)
        await new Promise(resolve => queueMicrotask(() => resolve(null)))
        const isCut = field.maxLength >= 0 && text.length > field.maxLength && text.startsWith(field.value)
        if (field.value !== text && !isCut) odd.push(`${nameOf(field)}: ${JSON.stringify(text)} stands as ${JSON.stringify(field.value)}`)
        const { scrollWidth, scrollHeight } = document.documentElement
        if (scrollWidth > innerWidth || scrollHeight > innerHeight)
          odd.push(`${nameOf(field)}: ${JSON.stringify(text)} makes the page scroll`)
        if (made() !== before || document.title !== title) odd.push(`${nameOf(field)}: ${JSON.stringify(text)} became a part of the page`)
      }
    }
    return { fields: fields.map(nameOf), odd }
  }, texts)
}

/** What became of the names that a campaign was given on its screen, one after the other. */
export interface Renamed {
  /** The heading after each name that was taken. */
  readonly shown: readonly string[]
  readonly refused: readonly string[]
  /** What was said to each that was refused. */
  readonly reasons: readonly string[]
}

/** Shortest time between two names: a name is an edit and up to three readings, and a page may ask forty times a second. */
const BETWEEN_MS = 120

/** Gives a campaign each of these names in the dialog that F2 opens. */
export function renameEach(page: Page, names: readonly string[]): Promise<Renamed> {
  return page.evaluate(
    async ([all, betweenMs]) => {
      const pause = (ms: number): Promise<unknown> => new Promise(resolve => setTimeout(resolve, ms))
      const until = async <T>(what: string, look: () => T | null): Promise<T> => {
        for (const end = Date.now() + 5_000; Date.now() < end; await pause(1)) {
          const seen = look()
          if (seen !== null) return seen
        }
        throw new Error(what)
      }
      const heading = (): string => document.querySelector('h1')?.textContent ?? ''
      const field = (): HTMLInputElement | null => document.querySelector('[role=dialog] input')
      const [shown, refused, reasons]: string[][] = [[], [], []]
      for (const name of all) {
        const begin = Date.now()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true, cancelable: true }))
        const input = await until(`no field for ${name}`, field)
        await until('no focus', () => (document.activeElement === input ? true : null))
        // What is typed or pasted comes in cut to the length of the field; here the whole of it is tried.
        input.maxLength = 10_000
        input.select()
        if (name === '') document.execCommand('delete')
        else document.execCommand('insertText', false, name)
        await pause(0)
        input.form?.requestSubmit()
        await pause(0)
        const note = document.querySelector('[role=dialog] [role=status]')
        if (note !== null) {
          refused?.push(name)
          reasons?.push(note.textContent)
          document.querySelector<HTMLElement>('[role=dialog] .icon-btn')?.click()
          await until('the dialog stays', () => (field() === null ? true : null))
          continue
        }
        shown?.push(await until(`${name} stands as ${heading()}`, () => (heading() === name.trim() ? heading() : null)))
        await pause(Math.max(0, betweenMs - (Date.now() - begin)))
      }
      return { shown: shown ?? [], refused: refused ?? [], reasons: reasons ?? [] }
    },
    [names, BETWEEN_MS] as const
  )
}
