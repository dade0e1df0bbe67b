/** Requests from the test to the process that runs in the stand-in. */
export type Wish =
  | { readonly kind: 'quit' }
  /** Actions of the operating system: macOS and Linux shut down, Windows ends the session, a Mac opens a file, a page crashes or hangs. */
  | { readonly kind: 'system'; readonly event: 'shutdown' | 'session-end' | 'open-file' | 'crash' | 'unresponsive' }
  | { readonly kind: 'menu'; readonly id: string }
  /** A key, before the page gets it. */
  | { readonly kind: 'key'; readonly input: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'inspect'
      readonly permissions: readonly string[]
      readonly origins: readonly string[]
      readonly addresses: readonly string[]
    }
  | { readonly kind: 'invoke'; readonly channel: string; readonly args: readonly unknown[]; readonly frame: FakeFrame }

/** A frame that sends a call; `contentsId` null means the first window. */
export interface FakeFrame {
  readonly origin: string
  readonly isMain: boolean
  readonly contentsId: number | null
}

/** Messages the process pushes to the test. */
export type Told =
  | { readonly kind: 'browser'; readonly address: string }
  | { readonly kind: 'outside'; readonly address: string; readonly cancelled: boolean }
  | { readonly kind: 'navigation'; readonly address: string; readonly stopped: boolean }
  | { readonly kind: 'windowOpen'; readonly address: string; readonly action: string }
  | { readonly kind: 'openExternal'; readonly address: string }
  | { readonly kind: 'openPath'; readonly path: string }
  | { readonly kind: 'openDialog'; readonly title: string; readonly message: string; readonly hasParent: boolean }
  | { readonly kind: 'saveDialog'; readonly title: string; readonly defaultPath: string }
  /** A window was shown for the first time; whether its page was loaded by then, and how long after it was made. */
  | { readonly kind: 'shown'; readonly isLoaded: boolean; readonly afterMs: number }
  /** A page was loaded, again too. */
  | { readonly kind: 'loaded'; readonly address: string }
  /** The application called the shut-down of the system off. */
  | { readonly kind: 'shutdownStopped' }
  | { readonly kind: 'messageBox'; readonly message: string; readonly detail: string }
  | { readonly kind: 'errorBox'; readonly title: string; readonly content: string }
  | { readonly kind: 'console'; readonly level: string; readonly text: string }
  | { readonly kind: 'pageError'; readonly text: string }
  | { readonly kind: 'secondInstance' }
  /** Whether the display is kept from sleeping, and by what kind of wish. */
  | { readonly kind: 'awake'; readonly type: string; readonly isAwake: boolean }
  /** A window was brought to the front. */
  | { readonly kind: 'focused' }
  | { readonly kind: 'crashReporter' }
  | { readonly kind: 'answer'; readonly wish: Wish['kind']; readonly value: unknown }

/** The configuration behind the windows, for the checklist. */
export interface Inspection {
  /** `app.enableSandbox()` was called before the app was ready. */
  readonly isSandboxEnabled: boolean
  readonly hasInstanceLock: boolean
  readonly userModelId: string | null
  /** In the order they were made. */
  readonly windows: readonly {
    readonly isVisible: boolean
    readonly isMaximized: boolean
    readonly isFullScreen: boolean
    readonly x: number
  }[]
  readonly isSpellCheckerOn: boolean
  readonly schemes: readonly { readonly scheme: string; readonly privileges: Readonly<Record<string, boolean>> }[]
  readonly preferences: readonly Readonly<Record<string, unknown>>[]
  /** Answers to each permission asked for, by request and by check, per origin. */
  readonly granted: readonly {
    readonly permission: string
    readonly origin: string
    readonly requested: boolean
    readonly checked: boolean
  }[]
  readonly isDeviceGranted: boolean
  readonly isScreenGranted: boolean
  readonly isWebviewStopped: boolean
  readonly windowOpenAction: string
  /** Addresses whose navigation is stopped, by event. */
  readonly stopped: readonly { readonly address: string; readonly event: string; readonly isStopped: boolean }[]
  readonly cancelled: readonly { readonly address: string; readonly isCancelled: boolean }[]
  readonly menuIds: readonly string[]
  readonly menuRoles: readonly string[]
}

export function tell(message: Told): void {
  process.send?.(message)
}
