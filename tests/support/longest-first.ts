import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/** Runs the files whose paths contain one of these first, in this order, so that none of them runs alone at the end. */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  const rank = ({ moduleId }: TestSpecification): number => {
    const at = names.findIndex(name => moduleId.includes(name))
    return at === -1 ? names.length : at
  }
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return [...(await super.sort(files))].sort((a, b) => rank(a) - rank(b))
    }
  }
}
