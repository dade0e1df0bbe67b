import { shallowRef } from 'vue'
import type { SystemId } from '@shared/campaign/campaign'

export interface KeyRow {
  /** The default keys; any of them works. */
  readonly keys: readonly [string, ...string[]]
  /** Message key of its label. */
  readonly label: string
  /** Active only in battles of this system. */
  readonly system?: SystemId
}

/**
 * Every act with a configurable key. The part before the dot is its screen, with `app` for all screens; an act with
 * a `system` works only in that system's battles, so two systems may use the same letter.
 */
export const KEY_ACTIONS = {
  'app.why': { keys: ['w'], label: 'app.shortcut.why' },
  'app.keys': { keys: ['?'], label: 'app.shortcut.all' },
  'app.palette': { keys: ['Ctrl+k'], label: 'app.shortcut.palette' },
  'app.reference': { keys: ['Shift+w'], label: 'app.reference.title' },
  'app.guide': { keys: ['F1'], label: 'app.guide.title' },
  'battle.down': { keys: ['j'], label: 'battle.key.down' },
  'battle.up': { keys: ['k'], label: 'battle.key.up' },
  'battle.enemyDown': { keys: ['Shift+j'], label: 'battle.key.enemyDown' },
  'battle.enemyUp': { keys: ['Shift+k'], label: 'battle.key.enemyUp' },
  'battle.fire': { keys: ['f'], label: 'battle.key.f' },
  'battle.move': { keys: ['m'], label: 'battle.key.m' },
  'battle.correct': { keys: ['h'], label: 'battle.key.h' },
  'battle.next': { keys: ['n'], label: 'battle.key.n' },
  'battle.defer': { keys: ['d'], label: 'battle.key.d' },
  'battle.waive': { keys: ['x'], label: 'battle.key.x' },
  'battle.stations': { keys: ['q'], label: 'battle.key.stations' },
  'battle.screen': { keys: ['Shift+p'], label: 'battle.key.screen' },
  'battle.missed': { keys: ['Shift+t'], label: 'battle.missed.key' },
  'battle.sayAgain': { keys: ['Shift+s'], label: 'battle.spoken.again' },
  'battle.sayUnit': { keys: ['Shift+i'], label: 'battle.spoken.stands' },
  'battle.sayDue': { keys: ['Shift+d'], label: 'battle.spoken.due' },
  'battle.sayMomentum': { keys: ['Shift+m'], label: 'battle.momentum.key' },
  'battle.history': { keys: ['t'], label: 'battle.key.t' },
  'battle.anyway': { keys: ['Ctrl+Enter'], label: 'battle.key.anyway' },
  'battle.undo': { keys: ['Ctrl+z'], label: 'battle.key.undo' },
  'battle.redo': { keys: ['Ctrl+y', 'Ctrl+Shift+z'], label: 'battle.key.redo' },
  'battle.side': { keys: ['a'], label: 'battle.key.a', system: 'starfinder-armada' },
  'battle.hold': { keys: ['l'], label: 'battle.key.l', system: 'starfinder-armada' },
  'battle.correctShields': { keys: ['Shift+h'], label: 'battle.key.shields', system: 'starfinder-armada' },
  'battle.superweapon': { keys: ['u'], label: 'battle.key.u', system: 'starfinder-armada' },
  'battle.option': { keys: ['v'], label: 'battle.key.v', system: 'starfinder-armada' },
  'battle.officers': { keys: ['o'], label: 'battle.key.o', system: 'starfinder-armada' },
  'battle.split': { keys: ['s'], label: 'battle.key.split', system: 'dystopian-wars' },
  'battle.link': { keys: ['i'], label: 'battle.key.link', system: 'dystopian-wars' },
  'battle.combine': { keys: ['c'], label: 'battle.key.combine', system: 'dystopian-wars' },
  'battle.declareLast': { keys: ['r'], label: 'battle.key.declareLast', system: 'dystopian-wars' },
  'battle.obscure': { keys: ['o'], label: 'battle.key.obscure', system: 'dystopian-wars' },
  'battle.dive': { keys: ['b'], label: 'battle.key.dive', system: 'dystopian-wars' },
  'battle.patrol': { keys: ['p'], label: 'battle.key.patrol', system: 'dystopian-wars' },
  'battle.toHit': { keys: ['e'], label: 'battle.key.toHit', system: 'dystopian-wars' },
  'battle.splitFire': { keys: ['s'], label: 'battle.key.split', system: 'firestorm-armada' },
  'battle.linked': { keys: ['l'], label: 'battle.key.linked', system: 'firestorm-armada' },
  'battle.board': { keys: ['b'], label: 'battle.key.board', system: 'firestorm-armada' },
  'battle.defence': { keys: ['p'], label: 'battle.key.defence', system: 'firestorm-armada' },
  'battle.holdFire': { keys: ['g'], label: 'battle.key.holdFire', system: 'firestorm-armada' },
  'battle.card': { keys: ['c'], label: 'battle.key.card', system: 'firestorm-armada' },
  'battle.closer': { keys: ['+', '='], label: 'battle.key.closer', system: 'petit-wargame' },
  'battle.wider': { keys: ['-'], label: 'battle.key.wider', system: 'petit-wargame' },
  'battle.wholeBoard': { keys: ['0'], label: 'battle.key.wholeBoard', system: 'petit-wargame' },
  'end.report': { keys: ['r'], label: 'end.report' },
  'end.replay': { keys: ['p'], label: 'end.replay' },
  'end.chronicle': { keys: ['c'], label: 'end.chronicle' },
  'end.leaves': { keys: ['l'], label: 'end.leaves' },
  'end.tell': { keys: ['h'], label: 'end.tell.title' },
  'end.picture': { keys: ['s'], label: 'end.picture' },
  'campaigns.new': { keys: ['n'], label: 'campaigns.key.new' },
  'campaigns.search': { keys: ['/'], label: 'campaigns.key.search' },
  'campaigns.rename': { keys: ['F2'], label: 'campaigns.act.rename' },
  'campaigns.delete': { keys: ['Delete'], label: 'campaigns.key.delete' },
  'campaign.resume': { keys: ['c'], label: 'campaign.key.resume' },
  'campaign.battle': { keys: ['b'], label: 'campaign.key.battle' },
  'campaign.roster': { keys: ['a'], label: 'campaign.key.roster' },
  'campaign.rulings': { keys: ['r'], label: 'campaign.key.rulings' },
  'campaign.rename': { keys: ['F2'], label: 'campaign.key.rename' },
  'builder.add': { keys: ['a'], label: 'builder.key.add' },
  'builder.part': { keys: ['s'], label: 'builder.key.part' },
  'builder.flight': { keys: ['f'], label: 'builder.key.flight' },
  'builder.duplicate': { keys: ['Ctrl+d'], label: 'builder.key.duplicate' },
  'builder.remove': { keys: ['Delete'], label: 'builder.key.remove' },
  'builder.officer': { keys: ['o'], label: 'builder.key.officer' },
  'builder.table': { keys: ['t'], label: 'builder.key.table' },
  'builder.print': { keys: ['p'], label: 'builder.key.print' },
  'builder.undo': { keys: ['Ctrl+z'], label: 'app.undoShort' },
  'builder.redo': { keys: ['Ctrl+y', 'Ctrl+Shift+z'], label: 'builder.key.redo' }
} as const satisfies Record<string, KeyRow>

export type KeyAction = keyof typeof KEY_ACTIONS

/** Keys chosen in the settings, by act; other acts have their defaults. */
export type ChosenKeys = Readonly<Record<string, string>>
export const chosenKeys = shallowRef<ChosenKeys>({})

/** The current keys of an act. */
export function keysOf(action: KeyAction, chosen: ChosenKeys = chosenKeys.value): readonly string[] {
  const own = chosen[action]
  return own === undefined ? KEY_ACTIONS[action].keys : [own]
}
