import { describe, expect, it } from 'vitest'
import { StoryOf } from './story'

describe('a story', () => {
  const story = new StoryOf<readonly string[], string>(['once'], (state, event) => [...state, event])

  it('keeps the events in order, and the state behind the last of them', () => {
    story.tell('a ship was hit')
    story.tell('it burned', 'it sank')
    expect(story.events).toEqual(['a ship was hit', 'it burned', 'it sank'])
    expect(story.state).toEqual(['once', 'a ship was hit', 'it burned', 'it sank'])
  })

  it('stays as it is when nothing is told', () => {
    const before = story.state
    story.tell()
    expect(story.state).toBe(before)
  })
})
