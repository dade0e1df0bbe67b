import type { OpenBattle } from '../battle/open-battles'

/** Says which phase the battle is in, as everybody at the table sees it. */
export function phaseNow({ system, host }: Pick<OpenBattle, 'system' | 'host'>): string {
  const { round, steps, heading } = system.rules.viewFor(host.state, { kind: 'table' })
  return JSON.stringify([round.number, steps.find(({ state }) => state === 'now')?.name ?? heading])
}
