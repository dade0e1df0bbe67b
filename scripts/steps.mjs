import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sumOf } from './vitest-sum.mjs'

/** @typedef {{ name: string, run: () => Promise<{ passed: number, failed: number, red: string[] }> }} Step */

/** So many failures are named at the end; whoever reads only the end of a log shall find the first of them there. */
const MOST_NAMED = 20

/** A step that runs one command and counts as one test. */
export const command = (name, line) => ({
  name,
  run: async () => ((await execute(line)) === 0 ? { passed: 1, failed: 0, red: [] } : { passed: 0, failed: 1, red: [`${name}: ${line}`] })
})

/** A step that runs vitest and counts its tests; `look` receives its report. */
export const tests = (name, args, look = () => undefined) => ({
  name,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'flagship-tests-'))
    const report = join(folder, 'report.json')
    const code = await execute(
      `npx vitest run ${args} ${args.includes('--reporter') ? '' : '--reporter=default'} --reporter=json --outputFile.json="${report}"`
    )
    const told = readReport(report)
    look(told)
    const sum = sumOf(told, code)
    rmSync(folder, { recursive: true, force: true })
    return sum
  }
})

/** Runs steps in parallel. */
export const together = (...steps) => ({
  name: steps.map(step => step.name).join(' and '),
  run: async () => {
    const sums = await Promise.all(
      steps.map(async step => {
        const start = Date.now()
        const sum = await step.run()
        console.log(closing(step, sum, start))
        return sum
      })
    )
    return sums.reduce(added)
  }
})

const added = (all, sum) => ({ passed: all.passed + sum.passed, failed: all.failed + sum.failed, red: [...all.red, ...sum.red] })

/** Runs all steps in sequence, names what failed, prints `N passed, N failed` and exits the process. */
export async function runSteps(steps) {
  let all = { passed: 0, failed: 0, red: [] }
  for (const step of steps) {
    const start = Date.now()
    console.log(`\n== ${step.name}`)
    const sum = await step.run()
    all = added(all, sum)
    console.log(closing(step, sum, start))
  }
  process.exitCode = all.failed === 0 ? 0 : 1
  if (all.failed > 0) console.log(`\nFailed:\n${all.red.slice(0, MOST_NAMED).join('\n')}\n`)
  console.log(`${all.passed} passed, ${all.failed} failed`)
}

const closing = (step, { passed, failed }, start) =>
  `== ${step.name}: ${passed} passed, ${failed} failed, ${((Date.now() - start) / 1000).toFixed(1)} s`

function execute(line) {
  return new Promise(resolve => {
    const child = spawn(line, { shell: true, stdio: 'inherit' })
    child.on('error', () => resolve(1))
    child.on('exit', code => resolve(code ?? 1))
  })
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
