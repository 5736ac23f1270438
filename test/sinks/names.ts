// Names that are easy to find again. Each contains a mark in which any six letters in a row contain `zqx`, so a piece
// of it is found, too. Names of files and folders, which may be shown, contain `vwk` instead. Around the mark is what
// a hostile writer would add.

export const MARK = /zqx/i;

/** A number as letters, each after `zqx`: `zqxazqxb`. */
export function mark(number: number, sign = 'zqx'): string {
  const [high, low] = [Math.floor(number / 26) % 26, number % 26];
  return [high, low].map((digit) => sign + String.fromCharCode(97 + digit)).join('');
}

export type Dress = (text: string) => string;

/** What a name in a file may contain: no invisible characters. */
export const CLEAN: readonly Dress[] = [
  (text) => `@${text}/team`,
  (text) => `[${text}](http://${text}.example)`,
  (text) => `![${text}](http://${text}.example/a.png)`,
  (text) => `<img src=x onerror=alert("${text}")>`,
  (text) => `</details>${text}<details open>`,
  (text) => `\`\`\`\`\`\n`.trimEnd() + text,
  (text) => `\`${text}\`\``,
  (text) => `::error::${text}`,
  (text) => `  ::set-output name=result::${text}`.trimStart(),
  (text) => `${text}%0A::error::${text}`,
  (text) => `##[add-mask]${text}`,
  (text) => `<!-- cip-inventory-sync:plan -->${text}`,
  (text) => `--> ${text}`,
  (text) => `a|${text}|b`,
  (text) => `${text}\\|\\`,
  (text) => `#12 ${text}#13 GH-14 1234567890abcdef1234567890abcdef12345678`,
  (text) => `www.${text}.example`,
  (text) => `https://${text}.example/`,
  (text) => `${text}@${text}.example`,
  (text) => `:tada: ${text} [^1] [x] ~~a~~`,
  (text) => `# ${text}`,
  (text) => `> [!CAUTION] ${text}`,
  (text) => `- ${text}`,
  (text) => `$\`${text}\`$ $$${text}$$`,
  (text) => `&lt;${text}&amp;&#64;a`,
  (text) => `|---|---| ${text}`,
  (text) => `_${text}_ **${text}** __`,
  (text) => `$\{{ secrets.${text} }}`,
  (text) => text.repeat(Math.ceil(10_000 / text.length)),
];

/** What a live name may contain: invisible characters, too. */
export const UNCLEAN: readonly Dress[] = [
  ...CLEAN,
  (text) => `${text}\n::error::${text}`,
  (text) => `${text}\r\n</details>\n\n# ${text}\n@${text}`,
  (text) => `\u001b[31m${text}\u001b]0;${text}\u0007`,
  (text) => `\u202e${text}\u2066`,
  (text) => `${text}\u200b\u2028\ufeff\u{e0001}`,
  (text) => `\t ${text} `,
  (text) => `${text}\n\`\`\`\n${text}`,
];

/** File and folder names: anything but a slash and NUL. */
export const PATHS: readonly Dress[] = [...CLEAN.slice(0, -1), ...UNCLEAN.slice(CLEAN.length)].map(
  (dress) => (text) => dress(text).replaceAll('/', '∕'),
);
