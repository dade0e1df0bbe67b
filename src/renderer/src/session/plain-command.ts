import type { WireCommand } from '@shared/ipc/calls'

/** The command as plain JSON. Forms may put reactive objects in it, which cannot be sent to the host. */
export function plainCommand(command: WireCommand): WireCommand {
  return JSON.parse(JSON.stringify(command)) as WireCommand
}
