import type { Message } from '@shared/core/engine/message'
import type { GaugeView, StripView, TableView, UnitView } from '@shared/core/view/table-view'
import type { LogLine } from '../../contract/log-line'
import { createSay, type Say } from '../../i18n/create-say'
import type { Words } from '../../i18n/use-words'

type Said = Pick<Words, 't' | 'say'>

/**
 * Messages as they are read out: what is written as a sign, such as the letters of symbol dice, has its words under `<prefix>.aloud`, by
 * the rest of its key.
 */
export function aloud({ t, te }: Pick<Words, 't' | 'te'>): Say {
  return createSay((key: string, ...values: unknown[]): string => {
    const words = key.replace('.', '.aloud.')
    return Reflect.apply(t, null, [te(words) ? words : key, ...values]) as string
  })
}

/** Lines of an entry that are said: all of a volley, as any of them may tell that a ship is lost. */
const LINES_MAX = 40

/**
 * What came of everything after an entry, in one sentence: its lines, and how many more there are. Steps in which there was nothing to do
 * are left out, and a line that what is due begins with.
 */
export function outcomeOf(lines: readonly LogLine[], after: number, words: Said, due = ''): string {
  const { t, say } = words
  // In this order: the message of an old line is worked out anew when it is asked for.
  const all = lines.filter(line => line.seq > after && line.fold !== 'steps' && !due.startsWith(say(line.message)))
  const own = all.filter(({ told }) => told === null || told === 'heading')
  const said = own.length > 0 ? own : all
  // The last one tells how it ended: a ship lost, a weapon that does not fire.
  const told = said.length > LINES_MAX ? [...said.slice(0, LINES_MAX - 1), ...said.slice(-1)] : said
  const text = inOneSentence(told.map(line => withChanges(line, words)))
  const more = said.length - told.length
  return more === 0 ? text : t('battle.spoken.andMore', { text, count: more }, more)
}

/** A line, and what a correction has made of what. */
function withChanges({ message, changes }: LogLine, { t, say }: Said): string {
  const told = changes.map(({ label, from, to }) => {
    const change = t('battle.spoken.change', { from: say(from), to: say(to) })
    return label.key === message.key ? change : `${say(label)} ${change}`
  })
  return [say(message), ...told].join(', ')
}

/** Lines as one sentence. A line of the log may hold two, its dice last. */
export function inOneSentence(lines: readonly string[]): string {
  return lines.map(line => line.replaceAll(/\s*[.!?](?:\s+|$)/gu, '; ').replace(/; $/u, '')).join('; ')
}

/** How a unit stands: its figures, and whatever else is known of it; `more` is what only the game knows of those of this name. */
export function standingOf(strip: StripView, said: Said, more: (name: string) => readonly Message[] = () => []): string {
  const one = (unit: UnitView, what: Message | null): string =>
    said.t('battle.spoken.unit', { name: unit.name, stands: stands(unit, what, said, more(unit.name)) })
  return [one(strip, strip.what), ...strip.parts.map(part => one(part, null))].join('; ')
}

function stands(unit: UnitView, what: Message | null, said: Said, more: readonly Message[]): string {
  const { t, say } = said
  const words = [what, unit.standingWord, ...unit.words, ...more].flatMap(word => (word === null ? [] : [say(word)]))
  const all = [...unit.gauges.map(gauge => gaugeWords(gauge, said)), ...words]
  return all.length === 0 ? t('battle.spoken.nothing') : all.join(', ')
}

function gaugeWords({ label, word, figures }: GaugeView, { t, say }: Said): string {
  if (figures === null) return `${say(label)} ${say(word)}`
  const { value, max, coming } = figures
  return t(coming === null ? 'battle.spoken.gauge' : 'battle.spoken.gaugeComing', { label: say(label), value, max, coming: coming ?? 0 })
}

/** The strips that are asked about: those of these names, else whoever acts and whom it aims at. */
export function stripsOf({ sides }: TableView, names: readonly string[]): readonly StripView[] {
  const strips = sides.flatMap(side => side.strips)
  const named = names.flatMap(name => strips.find(strip => strip.name === name || strip.parts.some(part => part.name === name)) ?? [])
  return named.length > 0 ? [...new Set(named)] : strips.filter(strip => strip.isActing || strip.isTarget)
}

/** Sentences as one text. */
export function sentences(...parts: readonly string[]): string {
  return parts
    .filter(part => part !== '')
    .map(part => (/[.!?…]$/u.test(part) ? part : `${part}.`))
    .join(' ')
}
