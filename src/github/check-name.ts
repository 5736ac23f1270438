// What the check runs of this tool are called (design section 8).

/** `preview` is a plan that no pull request asks about. */
type Checked = 'plan' | 'apply' | 'drift' | 'preview';

/** `inventory plan`, and which of several organizations when the input `name` is set. */
export function checkName(checked: Checked, name: string): string {
  return name === '' ? `inventory ${checked}` : `inventory ${checked} (${name})`;
}
