// What a validation found, as a page of Markdown: the findings as a plan's page shows them, under the line that counts.

import { type Validation, validationLine } from '../validation-line.ts';
import type { Detail } from '../voice.ts';
import { bytesOf, fitSections } from './budget.ts';
import { findingSections } from './findings.ts';
import { ofName, section } from './parts.ts';

interface ValidationPageOptions {
  readonly detail: Detail;
  /** Bytes of UTF-8 that the text may have. */
  readonly budget: number;
  /** Input `name`, which tells several runs of one job apart; '' for none. */
  readonly name: string;
}

/** Ends with a newline. */
export function renderValidationMarkdown(validation: Validation, options: ValidationPageOptions): string {
  const { detail, budget, name } = options;
  const head = `## Inventory validation${ofName(name)}\n\n**${validationLine(validation)}**\n`;
  const findings = findingSections(validation, detail)
    .filter(({ count }) => count > 0)
    .map(({ severity, ...part }) => stopped(section(severity, part)));
  const fitted = fitSections(findings, budget - bytesOf(head) - 1) ?? [];
  return [head, ...fitted.map(({ text }) => text)].join('\n');
}

function stopped(one: ReturnType<typeof section>): typeof one {
  return { ...one, hidden: (count, isAll) => `${one.hidden(count, isAll)}.` };
}
