// Every diagnostic at length, for `explain CODE` and for docs/diagnostics.md. Only these load it: a run that validates
// or plans needs one line a finding.
import { type Code, type DiagnosticArgs, diagnostic } from '../../core/diagnostic.ts';
import { FILE_WORDS, FORMAT_WORDS, NAME_WORDS, YAML_WORDS } from '../messages/files.ts';
import { CSV_WORDS, MATCHING_WORDS, PLAN_WORDS, RESOLVING_WORDS } from '../messages/service.ts';
import { formatDiagnostic, WORDS } from '../messages.ts';
import { CSV_EXPLANATIONS } from './csv.ts';
import type { Explanation, Explanations } from './explanation.ts';
import { FILE_EXPLANATIONS } from './files.ts';
import { FORMAT_EXPLANATIONS, YAML_EXPLANATIONS } from './format.ts';
import { MATCHING_EXPLANATIONS, RESOLVING_EXPLANATIONS } from './matching.ts';
import { NAME_EXPLANATIONS } from './names.ts';
import { PLAN_EXPLANATIONS } from './plan.ts';

/** Exhaustive by type: a code without an explanation does not compile. */
export const EXPLANATIONS: Explanations = {
  ...FILE_EXPLANATIONS,
  ...YAML_EXPLANATIONS,
  ...FORMAT_EXPLANATIONS,
  ...NAME_EXPLANATIONS,
  ...RESOLVING_EXPLANATIONS,
  ...MATCHING_EXPLANATIONS,
  ...PLAN_EXPLANATIONS,
  ...CSV_EXPLANATIONS,
};

const CHAPTERS = [
  ['Files', FILE_WORDS],
  ['YAML', YAML_WORDS],
  ['Keys and values', FORMAT_WORDS],
  ['Names', NAME_WORDS],
  ['Cyber systems', RESOLVING_WORDS],
  ['Which live asset is meant', MATCHING_WORDS],
  ['What a plan means', PLAN_WORDS],
  ['CSV exports', CSV_WORDS],
] as const;

export const CODES = Object.keys(WORDS).filter(isCode);

/** Every code with its meaning, as plain text that ends with a newline. */
export function listCodes(): string {
  const width = Math.max(...CODES.map((code) => code.length));
  return CODES.map((code) => `${code.padEnd(width)}  ${WORDS[code].title}\n`).join('');
}

export function isCode(text: string): text is Code {
  return Object.hasOwn(WORDS, text);
}

/** What is known about one code, as plain text that ends with a newline. */
export function explainCode(code: Code): string {
  const { about, why, whatToDo, example } = EXPLANATIONS[code];
  const shown = [...(example.yaml?.split('\n') ?? []), ...(example.yaml === null ? [] : ['']), exampleLine(code)];
  const blocks = [
    `${code}: ${WORDS[code].title}`,
    paragraph(about),
    paragraph(why),
    paragraph([example.given === undefined ? 'Example:' : `Example: ${example.given}`]),
    shown.map((line) => (line === '' ? '' : `    ${line}`)).join('\n'),
    paragraph(['What to do:', ...whatToDo]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** What `formatDiagnostic` says of the example of a code. */
export function exampleLine<C extends Code>(code: C): string {
  const { at, args, severity = 'error' }: Explanation<DiagnosticArgs[C]>['example'] = EXPLANATIONS[code].example;
  return formatDiagnostic(diagnostic(code, severity, at, args), 'full');
}

/** docs/diagnostics.md, whole. */
export function diagnosticsMarkdown(): string {
  const rows = CODES.map((code) => `| [\`${code}\`](#${code}) | ${WORDS[code].title} |`);
  const index = ['| Code | Meaning |', '|---|---|', ...rows].join('\n');
  const chapters = CHAPTERS.flatMap(([title, words]) => {
    return [`## ${title}`, ...Object.keys(words).filter(isCode).map(section)];
  });
  return `${[HEADER, index, ...chapters].join('\n\n')}\n`;
}

const HEADER = `<!-- Made by npm run build from src/report. Do not edit. -->
# Diagnostics

What \`validate\`, \`plan\` and \`apply\` say about your files: each finding has a code, a place and a remedy.
An error forbids a plan, so nothing is written while there is one. Warnings and notices forbid nothing.
\`cip-sync explain CODE\` prints the same text.`;

function section(code: Code): string {
  const { about, why, whatToDo, example } = EXPLANATIONS[code];
  const path = example.at === null ? '' : `# ${example.at.file.path}\n`;
  const yaml = example.yaml === null ? [] : [`\`\`\`yaml\n${path}${example.yaml}\n\`\`\``];
  return [
    `### ${code}`,
    `**${WORDS[code].title}** ${about.join(' ')}`,
    why.join(' '),
    ...(example.given === undefined ? [] : [example.given]),
    ...yaml,
    `\`\`\`text\n${exampleLine(code)}\n\`\`\``,
    `**What to do.** ${whatToDo.join(' ')}`,
  ].join('\n\n');
}

const WIDTH = 80;

/** Sentences as lines of at most 80 characters, code without its marks. */
function paragraph(sentences: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of sentences.join(' ').replaceAll('`', '').split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
