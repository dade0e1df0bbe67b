// npm run explore: runs every exploratory test in full (battles of random commands, mutated files, crashes, kills), and no other tests;
// npm test runs a part of each.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runSteps, tests } from './steps.mjs'

const EXPLORES = /\/(?:explored|fuzz-shard|fuzz-battle|describe-pairs|describe-secret-pairs)'/u

const files = ['src', 'scripts', 'tests'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .map(name => join(folder, name).replaceAll('\\', '/'))
    .filter(path => EXPLORES.test(readFileSync(path, 'utf8')))
)

process.env.FLAGSHIP_EXPLORE = 'all'
await runSteps([tests('explorations', `--project node --project alone ${files.join(' ')}`)])
