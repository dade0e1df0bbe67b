/**
 * How much Flagship decides at a table. `track` records what the GM says and only warns; `assist` refuses until the GM overrules; `referee`
 * asks for a written reason whenever a refusal is overruled, and offers to roll first.
 */
export const AUTOMATION_LEVELS = ['track', 'assist', 'referee'] as const
export type AutomationLevel = (typeof AUTOMATION_LEVELS)[number]

/** The level of a campaign that has not chosen one. */
export const USUAL_AUTOMATION: AutomationLevel = 'assist'
