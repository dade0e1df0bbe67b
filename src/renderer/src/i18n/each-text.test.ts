import { expect, it } from 'vitest'
import { eachText } from './each-text'

it('changes every text, also in a message that the build has taken apart, which stays whole', () => {
  const parts = [
    { t: 3, v: 'Dû : « ' },
    { t: 4, k: 'what' },
    { t: 3, v: ' »' }
  ]
  expect(
    eachText(JSON.parse(JSON.stringify({ plain: 'Dû :', a: { t: 0, b: { t: 2, i: parts } } })), text => text.replaceAll(' ', '_'))
  ).toEqual({
    plain: 'Dû_:',
    a: {
      t: 0,
      b: {
        t: 2,
        i: [
          { t: 3, v: 'Dû_:_«_' },
          { t: 4, k: 'what' },
          { t: 3, v: '_»' }
        ]
      }
    }
  })
})
