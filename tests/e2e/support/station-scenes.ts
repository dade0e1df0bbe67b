import { aStrip, aView } from '@kit/core/view'
import type { GaugeView, StripView, TableView } from '@shared/core/view/table-view'
import type { Bridge, ClaimView, HostMessage, Offer, Seated, ProposalView } from '@shared/stations/messages'

/** What a table tells a phone in a battle of Starfinder, and in one of X-Wing. */

const gauge = (kind: 'hull' | 'shield', value: number, max: number, coming: number | null = null): GaugeView => ({
  kind,
  label: { key: `view.gauge.${kind}` },
  quarters: 3,
  word: { key: `view.${kind}.q3` },
  figures: { value, max, threshold: kind === 'hull' ? Math.floor(max / 2) : null, coming }
})
const unknown = (kind: 'hull' | 'shield'): GaugeView => ({ ...gauge(kind, 3, 4), figures: null })
const foe = (number: number, name: string, level: number, changes: Partial<StripView> = {}): StripView =>
  aStrip(name, {
    id: `1-${String(number)}`,
    number,
    scan: { level, of: 3 },
    gauges: level === 0 ? [unknown('shield'), unknown('hull')] : [gauge('shield', 4, 14), gauge('hull', 31, 43)],
    ...changes
  })

const PHASES = ['engineering', 'helm', 'gunnery', 'resolution']
const own = aStrip('Lantern of Meridian', {
  id: '0-1',
  isMine: true,
  isFlagship: true,
  gauges: [gauge('shield', 9, 12, 0), gauge('hull', 33, 37, 18)]
})
const armada: TableView = aView({
  systemId: 'starfinder-armada',
  name: 'The Kessar Tithe',
  round: { word: { key: 'view.round' }, number: 3 },
  heading: { key: 'sa.phase.gunnery' },
  steps: PHASES.map((phase, i) => ({ name: { key: `sa.phase.${phase}` }, state: i < 2 ? 'done' : i === 2 ? 'now' : 'ahead' })),
  sides: [
    {
      marker: 0,
      name: 'Meridian Compact',
      relation: 'own',
      notes: [],
      strips: [
        own,
        aStrip('Second Watch', { id: '0-2', number: 2, gauges: [gauge('shield', 3, 8), gauge('hull', 17, 25)] }),
        aStrip('Saltmarsh', { id: '0-3', number: 3, gauges: [gauge('shield', 0, 10), gauge('hull', 9, 21)] })
      ]
    },
    {
      marker: 1,
      name: 'Tithe of Kessar',
      relation: 'enemy',
      notes: [],
      strips: [
        foe(1, 'Iron Chorale', 2, { isTarget: true, what: { key: 'sa.class.capital' } }),
        foe(2, 'Ashen Psalm', 0, { words: [{ key: 'sa.view.notScanned' }] }),
        foe(3, 'Tollkeepers', 3),
        foe(4, 'Scourge Flight', 0, { standing: 'destroyed', gauges: [] })
      ]
    }
  ]
})

export const shown = (view: TableView = armada): HostMessage => ({
  kind: 'shown',
  n: 1,
  shown: {
    view,
    lines: [
      { n: 1, value: { key: 'view.line.gauge', values: { name: 'Second Watch', gauge: { key: 'view.gauge.hull' }, from: 28, to: 17 } } },
      { n: 2, value: { key: 'view.line.scanned', values: { name: 'Tollkeepers', level: 3, of: 3 } } }
    ],
    moments: []
  }
})

const claim = (id: string, kind: ClaimView['kind'], name: string, changes: Partial<ClaimView> = {}): ClaimView => ({
  id,
  kind,
  name,
  what: null,
  side: 'Meridian Compact',
  isMine: false,
  takenBy: null,
  ...changes
})
export const seat = (isClaimed: boolean): Seated => ({
  kind: 'seated',
  token: 'k'.repeat(43),
  name: 'Mara',
  table: 'The Kessar Tithe',
  claims: [
    claim('o1', 'officer', 'Vasquelle', { what: { key: 'sa.role.admiral' }, takenBy: 'Tomas' }),
    claim('o2', 'officer', 'Brandt', { what: { key: 'sa.role.chiefTechnician' }, isMine: isClaimed }),
    claim('o3', 'officer', 'Sorel', { what: { key: 'sa.role.commander' } }),
    claim('f1', 'strip', 'Lantern of Meridian'),
    claim('f2', 'strip', 'Second Watch', { takenBy: 'Priya' }),
    claim('s1', 'side', 'Meridian Compact')
  ]
})

const offer = (id: string, name: string, changes: Partial<Offer> = {}): Offer => ({
  id,
  group: { key: 'view.named', values: { name: 'Brandt' } },
  label: { key: 'view.named', values: { name } },
  refusal: null,
  chance: null,
  fields: [],
  ...changes
})
const named = (name: string): { readonly key: string; readonly values: { readonly name: string } } => ({
  key: 'view.named',
  values: { name }
})
const OFFERS: readonly Offer[] = [
  offer('scramble', 'Brouillage', { refusal: { key: 'sa.refusal.already-acted' } }),
  offer('scan', 'Scan', {
    chance: { percent: 65, atLeast: 8, upTo: null },
    fields: [
      {
        kind: 'pick',
        name: 'target',
        label: named('Iron Chorale'),
        value: '1-1',
        options: [
          { value: '1-1', label: named('Iron Chorale'), chance: { percent: 65, atLeast: 8, upTo: null } },
          { value: '1-3', label: named('Tollkeepers'), chance: { percent: 70, atLeast: 7, upTo: null } },
          { value: '1-2', label: named('Ashen Psalm'), chance: null }
        ]
      },
      { kind: 'flag', name: 'boost', label: named('Resolve'), value: false },
      { kind: 'number', name: 'hexes', label: { key: 'view.round' }, min: 1, max: 15, value: null }
    ]
  })
]

export const bridge = (changes: Partial<Bridge> = {}): Bridge => ({
  kind: 'bridge',
  nextProposal: 's1',
  offers: OFFERS,
  asks: [],
  proposals: [],
  isReady: false,
  mayRoll: true,
  ...changes
})
export const ask = (die: string, count: number): Bridge['asks'][number] => ({
  id: 'a1',
  die,
  count,
  isSum: die === 'd10',
  what: { key: die === 'xwAttack' ? 'xw.roll.attack' : 'sa.roll.damage' },
  sent: []
})
export const proposal = (state: ProposalView['state'], changes: Partial<ProposalView> = {}): ProposalView => ({
  id: 's1',
  what: named('Scan: Iron Chorale'),
  text: '',
  state,
  reason: state === 'no' || state === 'stale' ? { key: 'sa.refusal.already-acted' } : null,
  given: null,
  became: null,
  note: state === 'half' ? 'You see it through the debris, not clearly.' : '',
  sentMs: 1_700_000_000_000,
  answeredMs: state === 'sent' ? null : 1_700_000_021_000,
  ...changes
})

export const dogfight: TableView = aView({
  systemId: 'xwing',
  name: 'The Salt Road Ambush',
  heading: { key: 'xw.phase.engagement' },
  sides: [
    {
      marker: 0,
      name: 'Rebels',
      relation: 'own',
      notes: [],
      strips: [aStrip('Kestrel', { isMine: true, gauges: [gauge('shield', 2, 2), { ...gauge('hull', 4, 4) }] })]
    },
    { marker: 1, name: 'Empire', relation: 'enemy', notes: [], strips: [aStrip('Sable', { id: '1-1', isTarget: true })] }
  ]
})
