import { computed, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { SystemId } from '@shared/campaign/campaign'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { Locale } from '@shared/kernel/locale'
import type { SystemPanels } from '../../contract/system-panels'
import type { SystemReference } from '../../contract/system-reference'
import { withDigestTexts } from '../../i18n'
import { digestText, typeset } from '../../i18n/digest-text'
import { useWords } from '../../i18n/use-words'
import { rulingRows, type RulingRow } from '../../rulings/ruling-register'
import { useBattleStore } from '../../session/battle-store'
import { useCampaignStore } from '../../session/campaign-store'
import { useFailure } from '../../session/host/use-failure'
import { loadPanels } from '../../systems/registry'
import { readDigest, type DigestChapter, type Passage } from './digest'
import { findingsOf, referenceSearch, type Finding } from './reference-search'

/** The rules of a game as they are looked up. */
interface ReferenceBook {
  readonly system: SystemId
  readonly panels: SystemPanels
  readonly links: SystemReference
  readonly chapters: readonly DigestChapter[]
}

interface Reference {
  /** Null until it is loaded. */
  readonly book: ShallowRef<ReferenceBook | null>
  /** House rules with the reading in force: that of the battle, or else of the campaign. */
  readonly rulings: ComputedRef<readonly RulingRow[]>
  readonly find: ComputedRef<(words: string) => readonly Finding[]>
  /** The passage of this id, of a rule or of a house rule; null where there is none. */
  passageAt(place: string): Passage | null
}

/** The rules of this game in the present language. */
export function useReference(system: Readonly<Ref<SystemId>>): Reference {
  const { t, locale } = useWords()
  const battle = useBattleStore()
  const campaigns = useCampaignStore()
  const { attempt } = useFailure()
  const book = shallowRef<ReferenceBook | null>(null)

  watch(
    [system, () => locale.value] as const,
    async ([id, language]) => {
      const loaded = await attempt(() => load(id, language))
      if (system.value === id && locale.value === language) book.value = loaded
    },
    { immediate: true }
  )

  const chosen = computed<ChosenRulings>(() => {
    if (battle.system === system.value && battle.state !== null) return (battle.state as { readonly rulings: ChosenRulings }).rulings
    return campaigns.campaign?.system === system.value ? campaigns.campaign.rulings : {}
  })
  const rulings = computed(() => (book.value === null ? [] : rulingRows(book.value.panels.rulings, chosen.value)))
  const find = computed(() => {
    const { value: open } = book
    if (open === null) return () => []
    const settled = rulings.value.map(({ key, text, values }): Finding => ({
      id: key,
      kind: 'ruling',
      title: t(`${text}.title`),
      text: [t(`${text}.source`), ...values.map(value => t(`${text}.values.${value}`))].join(' '),
      place: key
    }))
    const terms = open.links.glossary.map(({ words, rule }, i): Finding => {
      const others = Object.entries(words).flatMap(([of, word]) => (of === locale.value ? [] : [word]))
      return { id: `term-${String(i)}`, kind: 'term', title: words[locale.value], text: others.join(', '), place: rule }
    })
    return referenceSearch([...findingsOf(open.chapters), ...settled, ...terms])
  })

  function passageAt(place: string): Passage | null {
    const { value: open } = book
    if (open === null) return null
    const passages = open.chapters.flatMap(chapter => chapter.passages)
    return (
      passages.find(one => one.id === place || one.rules.some(({ id }) => id === place)) ??
      passages.find(({ id }) => open.links.passages[id]?.rulings?.some(key => isRuling(key, place)) === true) ??
      null
    )
  }
  /** A house rule is asked for by its key, or by the number of its question. */
  const isRuling = (key: string, place: string): boolean =>
    key === place || rulings.value.some(row => row.key === key && row.question === place)

  return { book, rulings, find, passageAt }
}

/** A game without a digest. */
const nothing = (): Promise<SystemReference> => Promise.resolve({ passages: {}, tables: {}, glossary: [], now: () => [] })

async function load(system: SystemId, locale: Locale): Promise<ReferenceBook> {
  const panels = await loadPanels(system)
  const [links, text] = await Promise.all([withDigestTexts(panels.prefix, panels.reference ?? nothing), digestText(system, locale)])
  const set = (part: string): string => typeset(part, locale)
  const chapters = readDigest(text).map(chapter => ({
    ...chapter,
    title: set(chapter.title),
    passages: chapter.passages.map(passage => ({
      ...passage,
      title: set(passage.title),
      intro: set(passage.intro),
      rules: passage.rules.map(rule => ({ ...rule, text: set(rule.text) })),
      example: set(passage.example)
    }))
  }))
  return { system, panels, links, chapters }
}
