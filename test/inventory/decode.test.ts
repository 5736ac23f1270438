import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readText } from '../../src/inventory/files.ts';
import { fromFolder } from './loaded.ts';
import { folderWith } from './temporary.ts';

const TEXT = 'cyber_system: Süd 🚆\nassets: []\n';

/** The text of a file and whether it has a byte order mark, or the finding about the whole file. */
function decode(content: Buffer): unknown {
  let refused: string | null = null;
  const read = readText({ path: 'a.yml', content }, ({ code }) => {
    refused = code;
  });
  return read === null ? refused : { text: read.text, byteOrderMark: read.byteOrderMark };
}

describe('a file as text', () => {
  test.each<[string, Buffer, string, boolean]>([
    ['UTF-8', Buffer.from(TEXT), TEXT, false],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`), TEXT, true],
    ['a view into a larger buffer', Buffer.from(`##${TEXT}##`).subarray(2, -2), TEXT, false],
    ['text with a replacement character', Buffer.from('name: \uFFFD'), 'name: \uFFFD', false],
    ['ASCII', Buffer.from('plain'), 'plain', false],
  ])('can be %s', (_, bytes, text, byteOrderMark) => expect(decode(bytes)).toEqual({ text, byteOrderMark }));

  test.each([
    ['a stray continuation byte', [0x61, 0x80]],
    ['a cut sequence', [0x61, 0xe2, 0x82]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['NUL', [0x61, 0x00]],
    ['UTF-16', [0xff, 0xfe, 0x61, 0x00]],
  ])('is refused for %s', (_, bytes) => {
    expect(decode(Buffer.from(bytes))).toBe('not-utf8');
  });

  test('is a Git LFS pointer only if the whole file is one', () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n';
    expect(decode(Buffer.from(pointer))).toBe('lfs-pointer');
    expect(decode(Buffer.from(`# ${pointer}`))).toHaveProperty('text');
  });
});

test('a folder distinguishes a replacement character in a file from bytes that are not UTF-8', async () => {
  const folder = folderWith({
    'inventory/a.yml': `#\uFFFD\n${TEXT}`,
    'inventory/b.yml': Buffer.from([0x23, 0xf0, 0x9f, 0x98]),
  });
  const { files, findings } = await fromFolder(folder);
  expect(findings).toEqual(['inventory/b.yml:1:2 not-utf8']);
  expect(Object.keys(files)).toEqual(['inventory/a.yml']);
});

test('the hash of a file is that of its bytes, and places do not count the byte order mark', async () => {
  const bytes = Buffer.from(`\uFEFF${TEXT}extra: 1\r\n`);
  const { files, findings } = await fromFolder(folderWith({ 'inventory/a.yml': bytes }));
  expect(files).toEqual({ 'inventory/a.yml': createHash('sha256').update(bytes).digest('hex') });
  expect(findings).toEqual(['inventory/a.yml:3:1 unknown-key']);
});
