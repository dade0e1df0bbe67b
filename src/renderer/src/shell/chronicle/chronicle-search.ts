import MiniSearch from 'minisearch'
import type { Campaign } from '@shared/campaign/campaign'
import type { RosterReading } from '../../contract/system-panels'
import { plainText } from '../../ui/text/matches-text'

/** Something of a campaign that can be found. */
export interface Found {
  /** The element of the chronicle that shows it. */
  readonly id: string
  readonly kind: 'campaign' | 'battle' | 'moment' | 'roster' | 'part'
  /** What it is called; a moment is called by its battle. */
  readonly title: string
  readonly text: string
}

const RESULTS_MAX = 40
/** Up to one typing error in four letters. */
const FUZZY = 0.25

/** All of a campaign that the chronicle shows. */
export function entriesOf(campaign: Campaign, reading: RosterReading): readonly Found[] {
  const { rosters, battles, partNotes = {} } = campaign
  return [
    { id: 'campaign', kind: 'campaign', title: campaign.name, text: campaign.notes },
    ...battles.flatMap(({ id, name, notes = '', outcome = [], ending, moments = [] }): readonly Found[] => [
      {
        id: `battle-${id}`,
        kind: 'battle',
        title: name,
        text: [notes, ...Object.values(ending?.names ?? {}), ...outcome.map(side => side.name)].join('\n')
      },
      ...moments.map(moment => ({ id: `moment-${moment.id}`, kind: 'moment', title: name, text: moment.text }) as const)
    ]),
    ...rosters.flatMap((roster): readonly Found[] => [
      { id: `roster-${roster.id}`, kind: 'roster', title: roster.name, text: '' },
      ...reading
        .parts(roster)
        .map(part => ({ id: `part-${part.id}`, kind: 'part', title: part.name, text: partNotes[part.id] ?? '' }) as const)
    ])
  ]
}

/** Finds what all the words lead to, also half typed or misspelt; the likeliest first. */
export function chronicleSearch(entries: readonly Found[]): (words: string) => readonly Found[] {
  const index = new MiniSearch<Found>({ fields: ['title', 'text'], processTerm: plainText })
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  index.addAll([...byId.values()])
  return words =>
    index
      .search(words, { prefix: true, fuzzy: FUZZY, combineWith: 'AND', boost: { title: 2 } })
      .slice(0, RESULTS_MAX)
      .flatMap(({ id }) => byId.get(String(id)) ?? [])
}
