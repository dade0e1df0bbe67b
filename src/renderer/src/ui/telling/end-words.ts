import type { Account } from '@shared/report/account'
import { useWords } from '../../i18n/use-words'
import { dealtBy } from './dealt-by'
import type { EndWords } from './end-drawing'
import { useHonourWords } from './honour-words'
import { hullSteps } from './hull-steps'
import { useReportWords } from './report-words'

/** Sentences of one turning point: the rest is in the report. */
const SENTENCES = 3

/** What is written in the drawing of an end. */
export function useEndWords(): (account: Account) => EndWords {
  const { t, say, format } = useWords()
  const words = useReportWords()
  const honours = useHonourWords()

  return account => ({
    headline: words.headline(account),
    why: account.ending === null ? '' : say(account.ending.why),
    kept: words.kept(account),
    standing: t('report.standing'),
    hull: t('report.hullLeft'),
    dealt: t('report.dealt'),
    turned: t('end.turned'),
    turns: account.turningPoints.map(point => ({
      what: words.turn(account, point).slice(0, SENTENCES).join(' · '),
      round: words.roundName(account, point.round)
    })),
    honours: honours(account),
    fates: account.units.map(unit => {
      const left = unit.fate === null && unit.hull !== null ? ` ${t('report.hullOf', unit.hull)}` : ''
      return `${words.fate(account, unit).what}${left}`
    }),
    rounds: hullSteps(account).rounds.map(round => say(round.word)),
    foot: t(`end.pictureFoot.${account.copy}`, { date: format.value.date(account.beganAt) }),
    dealtBy: account.sides.map((_, side) => {
      const dealt = dealtBy(account, side)
      return dealt === null ? null : format.value.number(dealt)
    })
  })
}
