import { describe, expect, it } from 'vitest'
import { readDigest } from './digest'

const TEXT = `# Fire {#fire}

## Superweapon {#superweapon}

One heavy weapon.

- SA-041 Minus two to its check,
  and a critical roll.
- SA-042 Then it rests.

> Tier six: a hit
> deals 7 more.
>
> And again.

## Range {#range}

- SA-043 Three bands.
`

describe('a digest', () => {
  it('has chapters, passages, rules and examples, folded lines joined', () => {
    expect(readDigest(TEXT)).toEqual([
      {
        id: 'fire',
        title: 'Fire',
        passages: [
          {
            id: 'superweapon',
            title: 'Superweapon',
            intro: 'One heavy weapon.',
            rules: [
              { id: 'SA-041', text: 'Minus two to its check, and a critical roll.' },
              { id: 'SA-042', text: 'Then it rests.' }
            ],
            example: 'Tier six: a hit deals 7 more.\n\nAnd again.'
          },
          { id: 'range', title: 'Range', intro: '', rules: [{ id: 'SA-043', text: 'Three bands.' }], example: '' }
        ]
      }
    ])
  })
  it('of nothing has no chapters', () => expect(readDigest('')).toEqual([]))
})
