import { readFileSync } from 'node:fs'

const SWITCH = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns'
const PROFILE = '/etc/apparmor.d/flagship-source'

/** Whether AppArmor forbids sandboxes to programs it has no profile of, as Ubuntu does since 23.10 (electron/electron#42510). */
export function isSandboxForbidden(read = path => readFileSync(path, 'utf8')) {
  try {
    return read(SWITCH).trim() === '1'
  } catch {
    return false
  }
}

/** What to paste into a terminal so that this very program may have its sandbox. */
export function appArmorRemedy(program) {
  return `sudo tee ${PROFILE} <<'END'
abi <abi/4.0>,
include <tunables/global>

profile flagship-source "${escaped(program)}" flags=(unconfined) {
  userns,
  include if exists <local/flagship-source>
}
END
sudo apparmor_parser -r ${PROFILE}
npm start`
}

/** AppArmor reads these characters of a path as patterns. */
function escaped(path) {
  return path.replace(/[\\"*?[\]{}^@,]/gu, '\\$&')
}
