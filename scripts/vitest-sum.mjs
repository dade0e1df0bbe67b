/**
 * Passed and failed tests of one vitest report. A failed run never counts as passed: a file that could not be loaded
 * is one failure, and so is a missing report or an exit code that no failing test explains. Skipped tests count as failed,
 * because a test that does not run proves nothing.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] } | null} report
 * @param {number} exitCode
 */
export function sumOf(report, exitCode) {
  let passed = 0
  let failed = 0
  for (const file of report?.testResults ?? []) {
    const bad = file.assertionResults.filter(test => test.status !== 'passed').length
    passed += file.assertionResults.length - bad
    failed += bad === 0 && file.status !== 'passed' ? 1 : bad
  }
  if (failed === 0 && (report === null || exitCode !== 0)) failed = 1
  return { passed, failed }
}
