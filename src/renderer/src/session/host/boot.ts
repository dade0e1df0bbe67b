import { BOOT_ID, type BootCall, type BootData } from '@shared/ipc/boot'
import type { CallArgs, CallResult } from '@shared/ipc/calls'
import { call } from './api'

/** What is left of the data that came with the page. */
const left = new WeakMap<Element, BootData>()

/** The host's answer that came with the page, the first time; afterwards, and where none came, the host is asked. */
export async function atStart<N extends BootCall>(name: N): Promise<CallResult<N>> {
  const element = document.getElementById(BOOT_ID)
  if (element === null) return call(name, {} as CallArgs<N>)
  const { [name]: answer, ...rest } = left.get(element) ?? (JSON.parse(element.textContent) as BootData)
  left.set(element, rest)
  return answer === undefined ? call(name, {} as CallArgs<N>) : answer
}
