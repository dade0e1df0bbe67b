import type {
  Account,
  AccountAct,
  AccountAttack,
  AccountRound,
  AccountUnit,
  BestVolley,
  LuckSum,
  TurningPoint
} from '@shared/report/account'
import { useWords } from '../../i18n/use-words'

/** The sentences of a report, for the page and for Markdown alike. */
interface ReportWords {
  /** Who has it. */
  headline(account: Account): string
  /** Why, and what is left of each side. */
  summary(account: Account): string
  /** What is left of each side. */
  kept(account: Account): string
  /** A round as it is named within a sentence. */
  roundName(account: Account, round: number): string
  turn(account: Account, point: TurningPoint): readonly string[]
  /** What is worth telling of a round, its turning point aside; a sum or a word where nothing is. */
  told(account: Account, round: AccountRound): readonly string[]
  fate(account: Account, unit: AccountUnit): { readonly what: string; readonly more: string }
  attack(account: Account, attack: AccountAttack): string
  /** Whose volley the best one was, when, and the flagship that it brought down. */
  best(account: Account, best: BestVolley): string
  sum(account: Account, sum: LuckSum): string
  luck(account: Account): string
}

/** Sentences of a round in the summary; the rest is in the whole tale. */
const SENTENCES = 6

export function useReportWords(): ReportWords {
  const { t, say, format } = useWords()
  const number = (value: number): string => format.value.number(value)
  const rounded = (value: number): string => format.value.number(value, 1)
  const roundName = ({ rounds }: Account, round: number): string => {
    const word = rounds.find(one => one.number === round)?.word
    return word === undefined ? number(round) : say(word).toLowerCase()
  }
  const unitName = ({ units }: Account, index: number): string => units[index]?.name ?? ''
  const names = (account: Account, { attacker, target }: AccountAttack) => ({
    attacker: unitName(account, attacker),
    target: unitName(account, target)
  })

  function lossesOf({ units }: Account, side: number): string {
    return (['disabled', 'destroyed', 'gone'] as const)
      .flatMap(standing => {
        const count = units.filter(unit => unit.side === side && unit.standing === standing).length
        return count === 0 ? [] : [t(`report.lost.${standing}`, { count: number(count) }, count)]
      })
      .join(', ')
  }

  function kept(account: Account): string {
    return account.sides
      .map((side, index) => {
        const { name, standing, of, hull, outIn } = side
        const lost = lossesOf(account, index)
        if (outIn !== null) return t('report.out', { side: name, round: roundName(account, outIn), lost })
        const values = { side: name, standing: number(standing), of: number(of) }
        if (hull === null) return t('report.keeps', values)
        return t('report.keepsHull', { ...values, left: number(hull.left), max: number(hull.max) })
      })
      .join(' ')
  }

  function turn(account: Account, { says, attack, because }: TurningPoint): readonly string[] {
    if (says.length > 0) return distinct(says.map(message => say(message)))
    const struck = attack === null ? undefined : account.fighting?.attacks[attack]
    if (struck === undefined) return []
    const { damage, expectedDamage, landed } = struck
    if (because === 'luck' && damage !== null && expectedDamage !== null)
      return [t('report.turnLuck', { ...names(account, struck), damage: number(damage), expected: rounded(expectedDamage.mean) })]
    return [t('report.turnAttack', { ...names(account, struck), landed: number(landed) })]
  }

  function told(account: Account, round: AccountRound): readonly string[] {
    const point = account.turningPoints.find(one => one.round === round.number)
    const turned = point === undefined ? [] : turn(account, point)
    const telling = round.phases.flatMap(phase =>
      phase.acts.flatMap(act => act.says.filter(one => one.isTelling).map(one => say(one.message)))
    )
    const sentences = distinct(telling).filter(one => !turned.includes(one))
    const sum = round.attacks === 0 ? [] : [t('report.roundSum', { attacks: number(round.attacks), hits: number(round.hits) })]
    if (sentences.length === 0) return turned.length > 0 || sum.length > 0 ? sum : [t('report.quiet')]
    return [...sentences.slice(0, SENTENCES), ...sum]
  }

  return {
    roundName,
    turn,
    told,
    headline: ({ ending }) => (ending === null ? t('report.running') : say(ending.says)),
    summary: account => [...(account.ending === null ? [] : [say(account.ending.why)]), kept(account)].join(' '),
    kept,
    fate(account, { standing, standingWord, fate, hull, since }) {
      const came = since === undefined ? [] : [t('report.since', { round: roundName(account, since) })]
      const more = (word: string | null): string => [...(word === null ? [] : [word]), ...came].join(', ')
      const isWhole = hull !== null && hull.left >= hull.max
      if (fate === null)
        return {
          what: standing === 'fighting' || standingWord === null ? t('report.stands') : say(standingWord),
          more: more(isWhole ? t('report.untouched') : null)
        }
      const what = standingWord === null ? '' : say(standingWord)
      return {
        what: t('report.fate', { what, round: roundName(account, fate.round) }),
        more: more(fate.by === null ? null : t('report.byHand', { who: unitName(account, fate.by) }))
      }
    },
    best(account, { side, round, flagship }) {
      const words = t('report.bestWord', { round: roundName(account, round), side: account.sides[side]?.name ?? '' })
      return flagship === null ? words : t('report.bestFlagship', { words, flagship: unitName(account, flagship) })
    },
    attack: (account, attack) => t('report.attackOn', names(account, attack)),
    sum: (account, { side, measure, rolls, by }) =>
      t('report.sum', {
        side: account.sides[side]?.name ?? '',
        measure: t(`report.measure.${measure}`),
        rolls: number(rolls),
        by: t(`report.by.${by}`)
      }),
    luck(account) {
      const strayed = strayedMost(account.fighting?.luck.sums ?? [])
      if (strayed === null || Math.abs(strayed.deviations) < 1) return t('report.luckWord.even')
      const values = { side: account.sides[strayed.side]?.name ?? '', evenings: number(eveningsBelow(Math.abs(strayed.deviations))) }
      return t(`report.luckWord.${strayed.deviations > 0 ? 'lucky' : 'unlucky'}`, values)
    }
  }
}

/** The account without the time before the first round, unless something was told of it. */
export function fought(account: Account): Account {
  const isTold = (acts: readonly AccountAct[]): boolean => acts.some(act => act.says.some(one => one.isTelling))
  const rounds = account.rounds.filter(
    ({ number, phases }) =>
      number > 0 || phases.some(phase => isTold(phase.acts)) || account.turningPoints.some(point => point.round === number)
  )
  return { ...account, rounds: rounds.length === 0 ? account.rounds : rounds }
}

function distinct(sentences: readonly string[]): readonly string[] {
  return [...new Set(sentences)]
}

/** The side whose hits strayed furthest from their expectation, in standard deviations. */
function strayedMost(sums: readonly LuckSum[]): { readonly side: number; readonly deviations: number } | null {
  const hits = sums.filter(sum => sum.measure === 'hits')
  const found = [...new Set(hits.map(sum => sum.side))].map(side => {
    const own = hits.filter(sum => sum.side === side)
    const over = own.reduce((all, sum) => all + sum.got - sum.mean, 0)
    const spread = Math.sqrt(own.reduce((all, sum) => all + sum.variance, 0))
    return { side, deviations: spread === 0 ? 0 : over / spread }
  })
  return found.sort((a, b) => Math.abs(b.deviations) - Math.abs(a.deviations))[0] ?? null
}

/** Of ten evenings, how many stay below this many deviations: the normal curve, to a whole evening. */
function eveningsBelow(deviations: number): number {
  const share = 1 / (1 + Math.exp(-1.702 * deviations))
  return Math.min(9, Math.round(10 * share))
}
