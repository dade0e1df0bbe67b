import { beforeEach, describe, expect, it } from 'vitest'
import { compiled } from '../../../../scripts/compile-messages'
import type { MessageFile } from './message-file'
import { texts } from './texts'

const file = (group: MessageFile): MessageFile => JSON.parse(compiled(JSON.stringify({ textsTest: group }), 'test.json')) as MessageFile

describe('texts', () => {
  // Files of one worker share the texts.
  beforeEach(() => void (texts.locale.value = 'en'))

  it('say a compiled message that came twice', () => {
    for (let time = 0; time < 2; time += 1) texts.add('en', file({ hull: '{ship} has {n} hull | {ship} has {n} hulls' }))
    expect(texts.t('textsTest.hull', { ship: 'Narwhal', n: 1 }, 1)).toBe('Narwhal has 1 hull')
  })
  it('keep the messages of a group when more of it come, and say the later of two', () => {
    texts.add('en', file({ kept: 'Kept', changed: 'Before' }))
    texts.add('en', file({ changed: 'After' }))
    expect([texts.t('textsTest.kept'), texts.t('textsTest.changed')]).toEqual(['Kept', 'After'])
  })
})
