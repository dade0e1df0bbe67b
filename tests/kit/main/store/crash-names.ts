import type { RandomSource } from '../../../../src/main/platform/random-source'
import { CrashFile } from './crash-file'

/** Test support: the directories of a `CrashDisk`, with the names programs see and those on the platter. */

export class CrashDir {
  seen = new Map<string, CrashNode>()
  durable = new Map<string, CrashNode>()
  readonly inode: number

  constructor(inode: number) {
    this.inode = inode
  }
}

export type CrashNode = CrashFile | CrashDir

/** A change of names. `dirs`: the directories to sync to make it durable. */
export interface NameChange {
  readonly dirs: readonly CrashDir[]
  readonly remove: readonly (readonly [CrashDir, string])[]
  readonly set: readonly (readonly [CrashDir, string, CrashNode])[]
}

export function applyNames(change: NameChange, namesOf: (dir: CrashDir) => Map<string, CrashNode>): void {
  for (const [dir, name] of change.remove) namesOf(dir).delete(name)
  for (const [dir, name, node] of change.set) namesOf(dir).set(name, node)
}

/** A deep copy. Two names of one file remain two names of one file. */
export function clonedNames(
  root: CrashDir,
  changes: readonly NameChange[]
): { readonly root: CrashDir; readonly changes: readonly NameChange[] } {
  const clones = new Map<CrashNode, CrashNode>()
  const cloneDir = (dir: CrashDir): CrashDir => {
    const present = clones.get(dir)
    if (present instanceof CrashDir) return present
    const copy = new CrashDir(dir.inode)
    clones.set(dir, copy)
    for (const [name, child] of dir.seen) copy.seen.set(name, clone(child))
    for (const [name, child] of dir.durable) copy.durable.set(name, clone(child))
    return copy
  }
  const clone = (node: CrashNode): CrashNode => {
    if (node instanceof CrashDir) return cloneDir(node)
    const copy = clones.get(node) ?? node.clone()
    clones.set(node, copy)
    return copy
  }
  return {
    root: cloneDir(root),
    changes: changes.map(change => ({
      dirs: change.dirs.map(cloneDir),
      remove: change.remove.map(([dir, name]) => [cloneDir(dir), name] as const),
      set: change.set.map(([dir, name, node]) => [cloneDir(dir), name, clone(node)] as const)
    }))
  }
}

/** The tree on the platter with these unsynced name changes and chosen contents for every file. */
export function namesAfterPowerCut(root: CrashDir, survived: readonly NameChange[], random: RandomSource): CrashDir {
  const names = new Map<CrashDir, Map<string, CrashNode>>()
  const namesOf = (dir: CrashDir): Map<string, CrashNode> => {
    const present = names.get(dir) ?? new Map(dir.durable)
    names.set(dir, present)
    return present
  }
  for (const change of survived) applyNames(change, namesOf)
  const files = new Map<CrashFile, CrashFile>()
  const rebuilt = (dir: CrashDir): CrashDir => {
    const result = new CrashDir(dir.inode)
    for (const [name, node] of namesOf(dir)) {
      if (node instanceof CrashDir) result.seen.set(name, rebuilt(node))
      else {
        const file = files.get(node) ?? new CrashFile(node.inode, node.afterPowerCut(random))
        files.set(node, file)
        result.seen.set(name, file)
      }
    }
    result.durable = new Map(result.seen)
    return result
  }
  return rebuilt(root)
}
