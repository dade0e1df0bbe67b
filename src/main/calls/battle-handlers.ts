import { CallFailure, type BattleGlance, type BattleKey, type CallHandlers } from '@shared/ipc/calls'
import type { SystemId } from '@shared/campaign/campaign'
import type { BattleHost } from '../battle/battle-host'
import { withWounds } from '../battle/wounds'
import { createBattle } from './create-battle'
import type { HostContext } from './host-context'

type BattleCalls = Pick<CallHandlers, Extract<keyof CallHandlers, `battle.${string}`>>

export function battleHandlers(context: HostContext): BattleCalls {
  const { battles } = context
  const look = async <T>(key: BattleKey, at: (host: BattleHost) => T | Promise<T>): Promise<T> => await at(battles.get(key))
  return {
    'battle.create': async ({ campaignId, name, sides, place }) => (await createBattle(context, campaignId, name, sides, place)).opened(),
    'battle.open': async key => (await battles.open(key, await listedSystem(context, key))).opened(),
    'battle.glance': async key => glanceAt(await battles.open(key, await listedSystem(context, key))),
    'battle.close': async key => {
      await battles.close(key)
      await context.notesSettled()
      return null
    },
    'battle.submit': args => look(args, host => withWounds(context, host, host.submit(args))),
    'battle.answer': args => look(args, host => withWounds(context, host, host.answer(args))),
    'battle.cancel': key => look(key, host => host.cancel()),
    'battle.draft': args => look(args, host => host.draft(args.text)),
    'battle.takeBack': key => look(key, host => host.takeBack()),
    'battle.undo': args => look(args, host => host.undo(args.expectedSeq)),
    'battle.undoTo': args => look(args, host => host.undoTo(args.seq, args.expectedSeq)),
    'battle.redo': args => look(args, host => host.redo(args.expectedSeq)),
    'battle.state': key => look(key, host => host.state),
    'battle.log': args => look(args, host => host.log(args.from, args.count)),
    'battle.hash': key => look(key, host => host.hash()),
    // Continuing by choice is not an interruption: the entries after the damage were set aside knowingly.
    'battle.continueFromRescue': async key => ({
      ...(await battles.continueFromRescue(key, await listedSystem(context, key))).opened(),
      wasInterrupted: false,
      repaired: []
    })
  } satisfies BattleCalls
}

/** An open battle without its log, which may be long. */
function glanceAt(host: BattleHost): BattleGlance {
  const { entries, mode, pending, wasInterrupted } = host.opened()
  return { mode, pending, wasInterrupted, entryCount: entries.length, lastAt: entries[entries.length - 1]?.at ?? null, state: host.state }
}

/** The system of a battle listed in its campaign. Fails with `not-found` for any other battle. */
async function listedSystem({ campaigns }: HostContext, { campaignId, battleId }: BattleKey): Promise<SystemId> {
  const campaign = await campaigns.get(campaignId)
  if (!campaign.battles.some(battle => battle.id === battleId)) throw new CallFailure('not-found', battleId)
  return campaign.system
}
