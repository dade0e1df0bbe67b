import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sumOf } from './vitest-sum.mjs'

/** @typedef {{ name: string, run: () => Promise<{ passed: number, failed: number }> }} Step */

/** A step that runs one command and counts as one test. */
export const command = (name, line) => ({
  name,
  run: async () => ((await execute(line)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
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
    return sums.reduce((all, sum) => ({ passed: all.passed + sum.passed, failed: all.failed + sum.failed }))
  }
})

/** Runs all steps in sequence, prints `N passed, N failed` and exits the process. */
export async function runSteps(steps) {
  let passed = 0
  let failed = 0
  for (const step of steps) {
    const start = Date.now()
    console.log(`\n== ${step.name}`)
    const sum = await step.run()
    passed += sum.passed
    failed += sum.failed
    console.log(closing(step, sum, start))
  }
  process.exitCode = failed === 0 ? 0 : 1
  console.log(`${passed} passed, ${failed} failed`)
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
