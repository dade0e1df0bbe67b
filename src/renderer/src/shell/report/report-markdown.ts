import type { Account } from '@shared/report/account'
import { useWords } from '../../i18n/use-words'
import { escaped } from '../../ui/text/escaped-markdown'
import { fought, useReportWords } from '../../ui/telling/report-words'

/** Writes a report as Markdown, in the language of the screen. */
export function useReportMarkdown(): (account: Account) => string {
  const { t, say, format } = useWords()
  const words = useReportWords()

  const table = (rows: readonly (readonly string[])[]): readonly string[] => {
    const [head = [], ...body] = rows.map(row => `| ${row.map(escaped).join(' | ')} |`)
    return [head, `| ${(rows[0] ?? []).map(() => '---').join(' | ')} |`, ...body].flat()
  }

  function rounds(account: Account): readonly string[] {
    return account.rounds.flatMap(round => {
      const number = account.turningPoints.findIndex(point => point.round === round.number)
      const point = account.turningPoints[number]
      const turned = point === undefined ? [] : words.turn(account, point).map(one => `- **${String(number + 1)}. ${escaped(one)}**`)
      return ['', `### ${escaped(say(round.word))}`, '', ...turned, ...words.told(account, round).map(one => `- ${escaped(one)}`)]
    })
  }

  function hull(account: Account): readonly string[] {
    const known = account.sides.flatMap((side, index) => (side.hull === null ? [] : [{ ...side, index }]))
    if (known.length === 0) return []
    const head = ['', ...account.rounds.map(round => say(round.word))]
    const rows = known.map(({ name, index }) => [name, ...account.rounds.map(({ hull: left }) => String(left[index] ?? ''))])
    return ['', `## ${t('report.chart')}`, '', ...table([head, ...rows])]
  }

  function fighting(account: Account): readonly string[] {
    if (account.fighting === null) return []
    const { damage, luck, best, attacks } = account.fighting
    const matrices = damage.flatMap(({ side, rows, columns, cells }) => [
      '',
      ...table([
        [t('report.fires', { side: account.sides[side]?.name ?? '' }), ...columns.map(column => column.name)],
        ...rows.map((row, i) => [row.name, ...columns.map((_, j) => String(cells[i]?.[j] ?? 0))])
      ])
    ])
    const sums = luck.sums.map(sum => {
      const got = t('report.got', { got: format.value.number(sum.got), expected: format.value.number(sum.mean, 1) })
      return `- ${t('view.does', { name: escaped(words.sum(account, sum)), what: got })}`
    })
    const volley =
      best === null
        ? []
        : [
            '',
            `## ${t('report.best')}`,
            '',
            `**${String(best.damage)}** ${escaped(words.best(account, best))}`,
            '',
            ...best.attacks.flatMap(index => {
              const attack = attacks[index]
              return attack === undefined
                ? []
                : [`- ${t('view.does', { name: escaped(words.attack(account, attack)), what: String(attack.landed) })}`]
            })
          ]
    return [
      '',
      `## ${t('report.matrix')}`,
      ...matrices,
      '',
      `## ${t('report.luck')}`,
      '',
      escaped(words.luck(account)),
      '',
      ...sums,
      ...volley
    ]
  }

  function fates(account: Account): readonly string[] {
    const rows = account.units.map(unit => {
      const { what, more } = words.fate(account, unit)
      const left = unit.hull === null ? '' : t('report.hullOf', unit.hull)
      return [account.sides[unit.side]?.name ?? '', unit.name, left, [what, more].filter(one => one !== '').join(', ')]
    })
    return ['', `## ${t('report.fates')}`, '', ...table([['', t('report.name'), t('report.hull'), t('report.end')], ...rows])]
  }

  return told => {
    const account = fought(told)
    return `${[
      `# ${escaped(words.headline(account))}`,
      '',
      `${escaped(account.name)}, ${format.value.date(account.beganAt)}`,
      '',
      escaped(words.summary(account)),
      '',
      `## ${t('report.went')}`,
      ...rounds(account),
      ...hull(account),
      ...fighting(account),
      ...fates(account)
    ].join('\n')}\n`
  }
}
