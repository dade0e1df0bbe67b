/**
 * How much Flagship decides at a table. `track` writes down what the GM says and only warns, `assist` refuses until the GM overrules it,
 * `referee` wants the reason for each overruling in words and offers to roll first.
 */
export const AUTOMATION_LEVELS = ['track', 'assist', 'referee'] as const
export type AutomationLevel = (typeof AUTOMATION_LEVELS)[number]

/** The level of a campaign that never chose one. */
export const USUAL_AUTOMATION: AutomationLevel = 'assist'
