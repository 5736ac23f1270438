// Findings as SARIF 2.1.0, for code scanning: one rule a code, one result a finding.
import type { Diagnostic, Severity } from '../core/diagnostic.ts';
import { type Detail, TOOL_NAME } from '../core/model.ts';
import { WORDS, wordDiagnostic } from './messages.ts';

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', notice: 'note' };

export interface SarifOptions {
  readonly detail: Detail;
  /** What stands before the paths: code scanning takes them from the root of the repository. */
  readonly folder: string;
  readonly version: string;
}

export function sarifOf(diagnostics: readonly Diagnostic[], { detail, folder, version }: SarifOptions) {
  const codes = [...new Set(diagnostics.map(({ code }) => code))];
  const rules = codes.map((code) => ({ id: code, shortDescription: { text: WORDS[code].title } }));
  const results = diagnostics.map((finding) => {
    const { code, severity, message, path, line, column } = wordDiagnostic(finding, detail);
    const region = line === null ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
    const uri = encodeURI(`${folder}${path ?? '.'}`).replace(/[#?:]/g, encodeURIComponent);
    const artifactLocation = { uri };
    const locations = [{ physicalLocation: { artifactLocation, ...region } }];
    return { ruleId: code, level: LEVELS[severity], message: { text: message }, locations };
  });
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: TOOL_NAME, version, rules } }, columnKind: 'utf16CodeUnits', results }],
  };
}
