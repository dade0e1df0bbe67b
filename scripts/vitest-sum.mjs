/**
 * Passed and failed tests of one vitest report. A failed run never counts as passed: a file that could not be loaded
 * is one failure, and so is a missing report or an exit code that no failing test explains. Skipped tests count as failed,
 * because a test that does not run proves nothing. `red` names each failed test and how its message begins, to be read last.
 * @param {import('./vitest-sum.d.mts').Report | null} report
 * @param {number} exitCode
 */
export function sumOf(report, exitCode) {
  let passed = 0
  const red = []
  for (const file of report?.testResults ?? []) {
    const bad = file.assertionResults.filter(test => test.status !== 'passed')
    passed += file.assertionResults.length - bad.length
    red.push(...bad.map(test => `${file.name}: ${test.fullName} (${test.status})${beginning(test.failureMessages?.[0])}`))
    if (bad.length === 0 && file.status !== 'passed') red.push(`${file.name}: not loaded${beginning(file.message)}`)
  }
  if (red.length === 0 && (report === null || exitCode !== 0)) red.push(`the run ended with exit code ${exitCode}`)
  return { passed, failed: red.length, red }
}

const beginning = message => (message ? `\n${message.split('\n').slice(0, 8).join('\n').slice(0, 1200)}` : '')
