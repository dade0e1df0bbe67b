/**
 * What has changed in a recorded file, in one line: in a battle its events and what of its end differs, in a schema the places, elsewhere
 * the number of lines.
 * @param {string} path
 * @param {string} before empty for a new file
 * @param {string} after empty for a file that is gone
 */
export function changeInWords(path, before, after) {
  if (before === '') return `${path}: new`
  if (after === '') return `${path}: gone`
  if (path.endsWith('.battle.json')) return `${path}: ${battleInWords(JSON.parse(before), JSON.parse(after))}`
  if (path.endsWith('.json')) return `${path}: ${placesInWords(JSON.parse(before), JSON.parse(after))}`
  const [old, now] = [before.split('\n'), after.split('\n')]
  const same = new Set(old)
  return `${path}: ${now.filter(line => !same.has(line)).length} of ${now.length} lines are told otherwise`
}

function battleInWords(before, after) {
  const last = Math.max(before.entries.length, after.entries.length)
  const other = Array.from({ length: last }, (_, i) => i).filter(i => !isSame(before.entries[i], after.entries[i]))
  const first = after.entries[other[0]] ?? before.entries[other[0]]
  const [old, now] = [kindsOf(before), kindsOf(after)]
  const kinds = [...new Set([...old.keys(), ...now.keys()])].sort()
  const counts = kinds.flatMap(kind => {
    const more = (now.get(kind) ?? 0) - (old.get(kind) ?? 0)
    return more === 0 ? [] : [`${more > 0 ? '+' : ''}${more} ${kind}`]
  })
  const fields = Object.keys({ ...before.end, ...after.end }).filter(field => !isSame(before.end[field], after.end[field]))
  return [
    other.length === 0
      ? 'the same acts'
      : `${other.length} of ${last} acts differ, from ${first.seq} (${first.command?.type ?? first.kind}) on`,
    ...(counts.length === 0 ? [] : [`events ${counts.join(', ')}`]),
    fields.length === 0 ? 'the same end' : `another end in ${fields.join(', ')}`
  ].join('; ')
}

function kindsOf({ entries }) {
  const kinds = new Map()
  for (const { events = [] } of entries) for (const { type } of events) kinds.set(type, (kinds.get(type) ?? 0) + 1)
  return kinds
}

/** At most this many places are named. */
const PLACES = 5

function placesInWords(before, after) {
  const [old, now] = [new Map(leavesOf(before, '')), new Map(leavesOf(after, ''))]
  const told = [
    ...[...now.keys()].filter(place => !old.has(place)).map(place => `${place} is new`),
    ...[...old.keys()].filter(place => !now.has(place)).map(place => `${place} is gone`),
    ...[...now]
      .filter(([place, leaf]) => old.has(place) && old.get(place) !== leaf)
      .map(([place, leaf]) => `${place} is ${leaf}, was ${old.get(place)}`)
  ]
  const rest = told.length - PLACES
  return [...told.slice(0, PLACES), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')
}

function leavesOf(json, place) {
  if (json === null || typeof json !== 'object') return [[place.slice(1), JSON.stringify(json)]]
  return Object.entries(json).flatMap(([key, value]) => leavesOf(value, `${place}.${key}`))
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)
