const GRAVE = ['high', 'critical']

/**
 * Summarises the output of `npm audit --json`: `none` or `known` serious vulnerabilities, or `silent` when the registry did not answer,
 * with the message to print.
 * @param {string} json
 */
export function answerOf(json) {
  const report = parsed(json)
  const listed = report?.vulnerabilities
  if (typeof listed !== 'object' || listed === null) {
    const why = report?.message ?? report?.error?.summary ?? 'no answer'
    return { state: 'silent', lines: [`NOT CHECKED: the registry did not answer (${why})`] }
  }
  const grave = Object.values(listed).filter(({ severity }) => GRAVE.includes(severity))
  if (grave.length === 0) return { state: 'none', lines: ['No known vulnerabilities rated high or worse'] }
  return { state: 'known', lines: grave.map(({ name, severity, range }) => `${severity}: ${name} ${range}`) }
}

function parsed(json) {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
