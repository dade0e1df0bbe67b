import type { WireCommand } from '@shared/ipc/calls'

/** The command as plain JSON. A form may hold parts of it as reactive objects, which do not cross the wall. */
export function plainCommand(command: WireCommand): WireCommand {
  return JSON.parse(JSON.stringify(command)) as WireCommand
}
