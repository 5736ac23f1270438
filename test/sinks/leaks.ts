// Looks for names where only numbers, files and lines may be, however they are written.
import { MARK } from './names.ts';
import type { Sink } from './sinks.ts';

/** The lines that hold a piece of a name, each behind its place. */
export function leaksIn(sinks: readonly Sink[]): string[] {
  return sinks.flatMap(({ place, text }) => {
    const lines = text.split('\n').filter((line) => readings(line).some((reading) => MARK.test(reading)));
    return lines.map((line) => `${place}: ${line.slice(0, 300)}`);
  });
}

/** A line as it is, and with each way of writing characters otherwise undone; also what hides letters left out. */
function readings(line: string): string[] {
  const plain = [line, unpercent(line), unescapeHtml(line), unescapeCode(line), ...base64In(line)];
  return [...plain, ...plain.map((text) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, ''))];
}

function unpercent(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});/g, (_, digits: string) => character(Number(digits)));
}

/** `\u0041`, `\u{41}`, `\x41`, `\U00000041`. */
function unescapeCode(text: string): string {
  const pattern = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|U([\da-fA-F]{8}))/g;
  return text.replace(pattern, (_, ...groups: (string | undefined)[]) =>
    character(Number.parseInt(groups.slice(0, 4).find((group) => group !== undefined) ?? '0', 16)),
  );
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Fingerprints and hashes are hexadecimal: what they decode to is noise. */
function base64In(text: string): string[] {
  const words = text.match(/[A-Za-z0-9+/_-]{12,}={0,2}/g) ?? [];
  return words
    .filter((word) => !/^[0-9a-f]+$/.test(word))
    .map((word) => Buffer.from(word, 'base64').toString('latin1'));
}
