import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'

/** What a screen reader is told: a live region that speaks, or a control that gets the focus. */
export interface Heard {
  readonly kind: 'live' | 'focus'
  readonly text: string
  /** Speaks by itself, however it came to: `spoken` for the line of the table. */
  readonly by: string
}

const heardOn = new WeakMap<Page, Heard[]>()

/** Writes down from now on what a screen reader would be told on this page, in its order, also after it is loaded again. */
export async function listen(page: Page): Promise<void> {
  const before = heardOn.get(page)
  if (before !== undefined) return void before.splice(0)
  const heard: Heard[] = []
  heardOn.set(page, heard)
  await page.exposeFunction('tellHeard', (one: Heard) => heard.push(one))
  await page.addInitScript(reportLive)
  await page.evaluate(reportLive)
}

/** Runs in the page: reports every live region whose text changes, or that appears with a text. */
function reportLive(): void {
  const { tellHeard } = window as unknown as { tellHeard: (one: Heard) => void }
  const LIVE = '[role=status],[role=alert],[role=log],[aria-live=polite],[aria-live=assertive]'
  const wordsOf = (region: Element): string => region.textContent.replaceAll(/[ \t\r\n]+/gu, ' ')
  const told = new WeakMap<Element, string>()
  const due = new Set<Element>()
  const tell = (): void => {
    for (const region of due) {
      const text = wordsOf(region)
      if (region.isConnected && region.checkVisibility() && text.trim() !== '' && told.get(region) !== text) {
        const by = region.hasAttribute('data-spoken')
          ? 'spoken'
          : (region.getAttribute('data-heard') ?? region.className.split(' ')[0] ?? '')
        tellHeard({ kind: 'live', text: text.trim(), by })
      }
      told.set(region, text)
    }
    due.clear()
  }
  const note = (node: Node): void => {
    const at = node instanceof Element ? node : node.parentElement
    const around = at?.closest(LIVE)
    if (around !== null && around !== undefined) due.add(around)
    if (node instanceof Element) for (const inside of node.querySelectorAll(LIVE)) due.add(inside)
    if (due.size > 0) requestAnimationFrame(tell)
  }
  for (const region of document.querySelectorAll(LIVE)) told.set(region, wordsOf(region))
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes) {
      note(target)
      addedNodes.forEach(note)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** What was told by itself since it was asked last. */
export function heardSince(page: Page): readonly Heard[] {
  return heardOn.get(page)?.splice(0) ?? []
}

/** What was told until these words were among it. */
export async function heardUntil(page: Page, words: RegExp): Promise<readonly Heard[]> {
  const heard: Heard[] = []
  const isTold = (): boolean => heard.push(...heardSince(page)) > 0 && heard.some(({ text }) => words.test(text))
  await expect.poll(isTold).toBe(true)
  return heard
}

/** Roles of what stands around a control and is read out on the way in. */
const AROUND = ['dialog', 'group', 'radiogroup', 'region', 'table']

/** What has the focus, as Chromium's accessibility tree names it, after the groups around it and before the option it is at. */
export async function focusOf(page: Page): Promise<Heard> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('Accessibility.enable')
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (result.objectId === undefined) return { kind: 'focus', text: '', by: 'nothing' }
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: true })
    const valueOf = (value: { readonly value?: unknown } | undefined): string => (typeof value?.value === 'string' ? value.value : '')
    const byId = new Map(nodes.map(node => [node.nodeId, node]))
    const [own] = nodes
    // The option that a combobox is at.
    const at = own?.properties?.find(({ name }) => name === 'activedescendant')?.value.relatedNodes?.[0]?.backendDOMNodeId
    const option =
      at === undefined
        ? undefined
        : (await session.send('Accessibility.getPartialAXTree', { backendNodeId: at, fetchRelatives: false })).nodes[0]
    const around: string[] = []
    for (let node = byId.get(own?.parentId ?? ''); node !== undefined; node = byId.get(node.parentId ?? '')) {
      if (AROUND.includes(valueOf(node.role)) && valueOf(node.name) !== '') around.unshift(valueOf(node.name))
    }
    return {
      kind: 'focus',
      text: [...around, valueOf(own?.name), valueOf(own?.value), valueOf(own?.description), valueOf(option?.name)]
        .filter(part => part !== '')
        .join(', '),
      by: valueOf(own?.role)
    }
  } finally {
    await session.detach()
  }
}

/**
 * What speaks by itself on the table: its spoken line; and what an act of one's own asked for: dice as they are typed, Next unfolded, a
 * refusal.
 */
const VOICES = ['spoken', 'dice', 'scroll', 'refusal', 'notice', 'told', 'failure']
const SENTENCES_MAX = 2

/** What of it a player who hears the battle should not be told: too much at once, what nobody can read out, or who should be silent. */
export function faultsIn(heard: readonly Heard[]): readonly string[] {
  return heard.flatMap(({ by, text }) => {
    if (!VOICES.includes(by)) return [`${by} speaks: ${text}`]
    if (by !== 'spoken') return []
    const count = text.split(/(?<=[.!?…])\s/u).length
    if (count > SENTENCES_MAX) return [`${String(count)} sentences: ${text}`]
    return /[{}]|\b[a-z]+\.[a-z]+[A-Z.]/u.test(text) ? [`no words: ${text}`] : []
  })
}

/** Every test of a file is listened to; `page` is the one it plays on. */
export function useEars(page: () => Page): void {
  let spoken = 0
  beforeEach(() => listen(page()))
  afterEach(() => {
    const heard = heardSince(page())
    spoken += heard.filter(({ by }) => by === 'spoken').length
    expect(faultsIn(heard)).toEqual([])
  })
  afterAll(() => expect(spoken).toBeGreaterThan(0))
}
