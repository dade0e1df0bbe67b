import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import mayImport, { importProblem } from './may-import.mjs'

const SA = 'src/shared/systems/starfinder-armada'
const XW = 'src/shared/systems/xwing'

describe('the table of rooms', () => {
  it.each([
    ['src/shared/core/dice/run-rule.ts', './rule'],
    ['src/shared/core/log/timeline.ts', '../../kernel/present'],
    [`${SA}/commands/stage-attack.ts`, '@shared/core/dice/rule'],
    [`${SA}/commands/stage-attack.ts`, '../tables/hulls'],
    ['src/shared/systems/index.ts', './starfinder-armada'],
    ['src/shared/campaign/versions/v1.ts', 'zod'],
    ['src/shared/ipc/calls.ts', '@shared/systems/starfinder-armada/commands/command'],
    ['src/main/store/disk/node-disk.ts', 'node:fs/promises'],
    ['src/main/calls/handlers.ts', '../battle/battle-host'],
    ['src/main/index.ts', 'electron'],
    ['src/main/electron/main-window.ts', 'electron'],
    ['src/preload/index.ts', '@shared/ipc/calls'],
    ['src/renderer/src/session/battle-store.ts', '@shared/core/engine/submit'],
    ['src/renderer/src/main.ts', 'vue'],
    ['src/renderer/src/main.ts', './systems/registry'],
    ['src/renderer/src/shell/BattleView.vue', '../systems/registry'],
    ['src/renderer/src/systems/registry.ts', './xwing/panels'],
    ['src/renderer/src/systems/xwing/panels.ts', '../../contract/system-panels'],
    ['src/renderer/src/systems/xwing/table/CentrePane.vue', '../../../table/frame/BattleScreen.vue'],
    ['src/renderer/src/chrome/TopBar.vue', '../session/battle-store'],
    ['src/renderer/src/ui/dialogs/AppDialog.vue', '../../i18n'],
    ['src/renderer/src/session/battle-store.test.ts', '../systems/registry'],
    ['src/shared/core/log/timeline.test.ts', 'fast-check'],
    ['src/main/platform/new-id.test.ts', '../store/paths'],
    ['tests/contract/every-system.test.ts', '../../src/main/web/guards'],
    ['src/renderer/src/systems/xwing/rack/ShipStrip.test.ts', '@kit/systems/xwing'],
    ['src/main/store/paths.test.ts', '@kit/main/store/test-dir'],
    ['tests/kit/systems/xwing.ts', '@kit/core/engine'],
    ['tests/kit/renderer/mount-app.ts', '../../../src/renderer/src/systems/registry']
  ])('%s may import %s', (file, specifier) => {
    expect(importProblem(file, specifier)).toBeNull()
  })

  it.each([
    ['src/shared/kernel/result.ts', '../core/dice/rule', 'shared/kernel may not import shared/core'],
    ['src/shared/core/engine/submit.ts', '../../systems/starfinder-armada', 'shared/core may not import shared/systems'],
    ['src/shared/core/engine/submit.ts', 'node:crypto', 'shared/core may not import node:crypto'],
    ['src/shared/core/engine/submit.ts', 'vue', 'shared/core may not import vue'],
    ['src/shared/core/engine/submit.ts', 'zod', 'shared/core may not import zod'],
    [`${SA}/commands/stage-attack.ts`, '../../xwing/events', 'shared/systems/starfinder-armada may not import shared/systems/xwing'],
    [`${SA}/commands/stage-attack.ts`, '@shared/campaign/campaign', 'shared/systems/starfinder-armada may not import shared/campaign'],
    ['src/shared/campaign/campaign.ts', '@shared/ipc/calls', 'shared/campaign may not import shared/ipc'],
    ['src/main/store/journal/journal.ts', 'electron', 'main/store may not import electron'],
    ['src/main/store/journal/journal.ts', '../../battle/battle-host', 'main/store may not import main/battle'],
    ['src/main/web/http-server.ts', 'electron', 'main/web may not import electron'],
    ['src/main/store/journal/journal.ts', '../../../shared/core/log/entry', 'write @shared/core/log/entry'],
    ['src/preload/index.ts', '@shared/core/log/entry', 'preload may not import shared/core'],
    ['src/renderer/src/session/host/api.ts', '../../../../main/battle/battle-host', 'renderer/src/session may not import main/battle'],
    ['src/renderer/src/session/host/api.ts', 'electron', 'renderer/src/session may not import electron'],
    ['src/renderer/src/session/host/api.ts', 'node:fs', 'renderer/src/session may not import node:fs'],
    [
      'src/renderer/src/systems/xwing/rack/ShipStrip.vue',
      '@intlify/core-base',
      'renderer/src/systems/xwing may not import @intlify/core-base'
    ],
    ['src/renderer/src/App.vue', '@intlify/core-base', 'renderer may not import @intlify/core-base'],
    ['src/renderer/src/session/battle-follow.ts', '../systems/registry', 'renderer/src/session may not import renderer/src/systems'],
    ['src/renderer/src/session/battle-follow.ts', '../table/frame/use-table', 'renderer/src/session may not import renderer/src/table'],
    [
      'src/renderer/src/systems/xwing/panels.ts',
      '../petit-wargame/use-petit',
      'renderer/src/systems/xwing may not import renderer/src/systems/petit-wargame'
    ],
    ['src/renderer/src/shell/BattleView.vue', '../systems/xwing/panels', 'renderer/src/shell may not import renderer/src/systems/xwing'],
    ['src/renderer/src/table/frame/BattleScreen.vue', '../../systems/registry', 'renderer/src/table may not import renderer/src/systems'],
    [
      'src/renderer/src/table/frame/BattleScreen.vue',
      '../../builder/frame/BuilderScreen.vue',
      'renderer/src/table may not import renderer/src/builder'
    ],
    ['src/renderer/src/contract/system-panels.ts', '../session/battle-store', 'renderer/src/contract may not import renderer/src/session'],
    ['src/renderer/src/ui/dialogs/AppDialog.vue', '../../session/battle-store', 'renderer/src/ui may not import renderer/src/session'],
    ['src/renderer/src/ui/dialogs/AppDialog.vue', '@kit/renderer/mount-app', 'renderer/src/ui may not import from outside src'],
    [`${SA}/commands/stage-attack.ts`, '@kit/systems/starfinder-armada', 'shared/systems/* may not import from outside src'],
    [`${SA}/state.test.ts`, '@kit/systems/xwing', 'shared/systems/starfinder-armada may not import shared/systems/xwing'],
    ['src/renderer/src/App.test.ts', '@kit/main/application', 'renderer may not import main'],
    ['tests/kit/systems/xwing.ts', '@shared/systems/petit-wargame', 'shared/systems/xwing may not import shared/systems'],
    ['tests/kit/renderer/mount-app.ts', '../../../src/main/application', 'renderer may not import main'],
    ['src/renderer/src/i18n/use-words.ts', 'pinia', 'renderer/src/i18n may not import pinia'],
    ['src/shared/core/engine/submit.ts', '../../../../tests/support/fleet', 'shared/core may not import from outside src'],
    ['src/attic/old.ts', './older', 'src/attic/old.ts is in no room of the table']
  ])('%s may not import %s', (file, specifier, problem) => {
    expect(importProblem(file, specifier)).toBe(problem)
  })
})

describe('what folds or reads saved data', () => {
  const V1 = 'src/shared/campaign/versions'
  it.each([
    [`${SA}/events/volley.ts`, '../model/battle'],
    [`${SA}/events/volley.ts`, '../state'],
    [`${SA}/events/volley.ts`, './words'],
    [`${SA}/events/volley.ts`, '../../../core/engine/event-table'],
    [`${SA}/events/volley.ts`, '../../../kernel/collections'],
    [`${SA}/events/index.ts`, './volley'],
    [`${SA}/events/volley.test.ts`, '../derive/shields'],
    [`${XW}/events/damage.ts`, './words'],
    [`${XW}/events/damage.ts`, '../state'],
    [`${XW}/events/damage.test.ts`, '@kit/systems/xwing'],
    [`${SA}/schema/roster-v1.ts`, '../model/design'],
    [`${SA}/host.ts`, './schema/command'],
    [`${V1}/v1.ts`, './rosters-v1'],
    [`${V1}/rosters-v1.ts`, '../../systems/xwing/schema/roster-v1'],
    ['src/shared/exchange/exchange-v1.ts', '../schema/text']
  ])('%s may import %s', (file, specifier) => {
    expect(importProblem(file, specifier)).toBeNull()
  })

  it.each([
    [
      `${SA}/events/volley.ts`,
      '../derive/fleet/shields',
      'what folds events may not import systems/starfinder-armada/derive/fleet/shields'
    ],
    [`${SA}/events/volley.ts`, '../rules/dues', 'what folds events may not import systems/starfinder-armada/rules/dues'],
    [`${SA}/events/arrivals.ts`, '../tables/limits', 'what folds events may not import systems/starfinder-armada/tables/limits'],
    [`${SA}/events/rounds.ts`, '../rulings', 'what folds events may not import systems/starfinder-armada/rulings'],
    [`${SA}/events/rounds.ts`, './index', 'what folds events may not import systems/starfinder-armada/events/index'],
    [`${SA}/events/rounds.ts`, '../events', 'what folds events may not import systems/starfinder-armada/events'],
    [`${XW}/events/damage.ts`, '../derive/damage-deck', 'what folds events may not import systems/xwing/derive/damage-deck'],
    [`${XW}/events/index.ts`, '../tables/limits', 'what folds events may not import systems/xwing/tables/limits'],
    [`${XW}/events/words.ts`, '../rulings', 'what folds events may not import systems/xwing/rulings'],
    [`${SA}/state.ts`, './derive/fleet-index', 'the state of a battle may not import systems/starfinder-armada/derive/fleet-index'],
    [`${SA}/model/battle.ts`, '../tables/officers', 'the state of a battle may not import systems/starfinder-armada/tables/officers'],
    [`${SA}/schema/roster-v1.ts`, '../tables/hulls', 'a released format may not import systems/starfinder-armada/tables/hulls'],
    [`${V1}/v1.ts`, '../automation', 'a released format may not import campaign/automation'],
    ['src/shared/exchange/exchange-v1.ts', '../core/dice/rule', 'a released format may not import core/dice/rule'],
    ['src/shared/exchange/exchange-v1.ts', '../systems/index', 'a released format may not import systems/index'],
    [`${XW}/commands/command.ts`, '../schema/command', 'what a window loads may not import systems/xwing/schema/command'],
    [`${XW}/commands/command.ts`, '../../../schema/infer', 'what a window loads may not import schema/infer'],
    ['src/renderer/src/session/battle-store.ts', '@shared/schema/zod', 'what a window loads may not import schema/zod'],
    ['src/renderer/src/session/battle-store.ts', '@shared/systems/xwing/host', 'what a window loads may not import systems/xwing/host']
  ])('%s may not import %s', (file, specifier, problem) => {
    expect(importProblem(file, specifier)).toBe(problem)
  })

  it('may take types from where it may take no values; what folds events takes them from the schemas of events alone', () => {
    expect(importProblem(`${SA}/state.ts`, './tables/officers', true)).toBeNull()
    expect(importProblem('src/shared/exchange/exchange-v1.ts', '../core/log/entry', true)).toBeNull()
    expect(importProblem(`${SA}/events/volley.ts`, '../commands/command', true)).not.toBeNull()
    expect(importProblem(`${XW}/events/damage.ts`, '../commands/command', true)).not.toBeNull()
    expect(importProblem(`${XW}/commands/command.ts`, '../schema/command', true)).toBeNull()
    expect(importProblem(`${XW}/events/damage.ts`, '../schema/events-v1/damage', true)).toBeNull()
    expect(importProblem(`${XW}/events/damage.ts`, '../schema/events-v1/damage')).not.toBeNull()
    expect(importProblem(`${XW}/events/damage.ts`, '../schema/command', true)).not.toBeNull()
  })
})

describe('the lint rule', () => {
  const linter = new Linter({ configType: 'flat', cwd: '/repository' })
  const found = (code: string): readonly string[] =>
    linter
      .verify(
        code,
        { files: ['**/*.ts'], plugins: { local: { rules: { mayImport } } }, rules: { 'local/mayImport': 'error' } },
        {
          filename: '/repository/src/shared/core/engine/submit.ts'
        }
      )
      .map(message => message.message)

  it('sees imports, re-exports and imports at run time', () => {
    expect(found("import { a } from 'vue'")).toEqual(['shared/core may not import vue (see ARCHITECTURE.md, rooms).'])
    expect(found("export { a } from 'vue'")).toHaveLength(1)
    expect(found("export * from 'vue'")).toHaveLength(1)
    expect(found("void import('vue')")).toHaveLength(1)
  })

  it('leaves what is allowed alone', () => {
    expect(found("import { a } from '../dice/rule'\nexport const b = a")).toEqual([])
  })
})
