import type { Account, AccountUnit } from '@shared/report/account'
import { honoursOf, type Honour } from '@shared/report/honours'
import { useWords } from '../../i18n/use-words'
import { useReportWords } from './report-words'

interface HonourTold {
  readonly kind: Honour['kind']
  readonly unit: AccountUnit | undefined
  /** The figure that stands large beside it. */
  readonly figure: string
  readonly what: string
  readonly more: string
}

/** The honours of a battle in words, for the screen and its picture alike. */
export function useHonourWords(): (account: Account) => readonly HonourTold[] {
  const { t, format } = useWords()
  const words = useReportWords()
  const number = (value: number): string => format.value.number(value)

  function told(account: Account, honour: Honour): Pick<HonourTold, 'figure' | 'what' | 'more'> {
    const round = words.roundName(account, 'round' in honour ? honour.round : 0)
    if (honour.kind === 'bestVolley') {
      const { damage, hits } = honour
      const target = account.units[honour.target]?.name ?? ''
      return {
        figure: number(damage),
        what: t('end.volley', { round }),
        more: t('end.volleyHits', { count: number(hits), target }, hits)
      }
    }
    if (honour.kind === 'luckiest') {
      const { damage, expected, evenings } = honour
      return {
        figure: `×${format.value.number(damage / Math.max(expected, 1), 1)}`,
        what: t('end.luckiest', { evenings: number(evenings) }),
        more: t('end.luckSum', { damage: number(damage), expected: format.value.number(expected, 1) })
      }
    }
    const from = words.roundName(account, honour.round - honour.rounds + 1)
    return {
      figure: number(honour.rounds),
      what: t('end.stand'),
      more: t(honour.isAlone ? 'end.standAlone' : 'end.standFrom', { from, to: round, borne: number(honour.borne) })
    }
  }
  return account => honoursOf(account).map(honour => ({ kind: honour.kind, unit: account.units[honour.unit], ...told(account, honour) }))
}
