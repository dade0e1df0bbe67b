import { setFlagsFromString } from 'node:v8'
import type { Sample, Times } from './measure'

/** The contenders by the name the runner uses. Each process loads only its own contender. */
const CONTENDERS: Readonly<Record<string, (times: Times) => Promise<Sample>>> = {
  'a.flagship': async times => (await import('./attack')).flagshipAttack(times),
  'a.boardgame.io': async times => (await import('./attack-peers')).boardAttack(times),
  'a.immer': async times => (await import('./attack-peers')).immerAttack(times),
  'b.flagship-10': async times => (await import('./undo')).flagshipUndo(10, times),
  'b.flagship-10000': async times => (await import('./undo')).flagshipUndo(10_000, times),
  'b.flagship-100000': async times => (await import('./undo')).flagshipUndo(100_000, times),
  'b.boardgame.io-10000': async times => (await import('./undo-peers')).boardUndo(10_000, times),
  'b.redux-undo-10000': async times => (await import('./undo-peers')).reduxUndo(10_000, times),
  'c.flagship-replay': async times => (await import('./replay')).flagshipReplay(times),
  'c.boardgame.io-replay': async times => (await import('./replay-peers')).boardReplay(times),
  'c.flagship-open': async times => (await import('./replay')).flagshipOpen(times),
  'c.least-open': async times => (await import('./replay')).leastOpen(times),
  'c.lowdb-read': async times => (await import('./replay-peers')).lowdbRead(times),
  'd.flagship': async times => (await import('./odds')).flagshipOdds(times),
  'd.volley': async times => (await import('./volley')).flagshipVolley(times),
  'd.table': async times => (await import('./volley')).flagshipTable(times),
  'd.first': async () => (await import('./volley')).firstOdds(),
  'd.first-compiled': async () => {
    setFlagsFromString('--no-lazy')
    return (await import('./volley')).firstOdds()
  },
  'd.smogon': async times => (await import('./odds-peers')).smogonOdds(times),
  'e.flagship': async times => (await import('./forecast')).flagshipForecast(times),
  'e.pkmn-gen1': async times => (await import('./forecast-peers')).pokemonForecast(times),
  'e.first-totals': async () => (await import('./forecast')).firstTotals(),
  'e.one-thread': async times => (await import('./forecast')).flagshipThreads(1, times),
  'e.two-threads': async times => (await import('./forecast')).flagshipThreads(2, times),
  'i.flagship': async () => (await import('./heap')).flagshipHeap(),
  'i.entries-alone': async () => (await import('./heap')).entriesAlone(),
  'i.boardgame.io': async () => (await import('./heap-peers')).boardHeap(),
  'j.flagship-100': async times => (await import('./save')).flagshipSave(100, times),
  'j.flagship-10000': async times => (await import('./save')).flagshipSave(10_000, times),
  'j.lowdb-10000': async times => (await import('./save-peers')).lowdbSave(10_000, times),
  'j.append-fdatasync': async times => (await import('./save-peers')).rawSave(times),
  'k.firestorm': async times => (await import('./exploding')).firestormPool(times),
  'k.dystopian': async times => (await import('./exploding')).dystopianPool(times),
  'k.first-firestorm': async () => (await import('./exploding')).firstPool('firestorm'),
  'k.first-dystopian': async () => (await import('./exploding')).firstPool('dystopian'),
  'm.one': async () => (await import('./campaigns')).flagshipList(1, 1),
  'm.many': async () => (await import('./campaigns')).flagshipList(5, 200)
}

const [name = '', warm = '1000', measure = '500'] = process.argv.slice(2)
const contender = CONTENDERS[name]
const answer = contender === undefined ? Object.keys(CONTENDERS) : await contender({ warmMs: Number(warm), measureMs: Number(measure) })
process.stdout.write(JSON.stringify(answer))
