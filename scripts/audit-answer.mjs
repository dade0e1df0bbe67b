const GRAVE = ['high', 'critical']

/**
 * What an answer of `npm audit --json` comes to: `none` or `known` grave weaknesses, or `silent` when the registry gave no answer, with
 * what to tell.
 * @param {string} json
 */
export function answerOf(json) {
  const report = parsed(json)
  const listed = report?.vulnerabilities
  if (typeof listed !== 'object' || listed === null) {
    const why = report?.message ?? report?.error?.summary ?? 'no answer'
    return { state: 'silent', lines: [`NOT CHECKED: the registry was asked for known weaknesses and gave none to read (${why})`] }
  }
  const grave = Object.values(listed).filter(({ severity }) => GRAVE.includes(severity))
  if (grave.length === 0) return { state: 'none', lines: ['No known weakness rated high or worse'] }
  return { state: 'known', lines: grave.map(({ name, severity, range }) => `${severity}: ${name} ${range}`) }
}

function parsed(json) {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
