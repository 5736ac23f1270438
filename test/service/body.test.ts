import { expect, test } from 'vitest';
import { BodyBuffer } from '../../src/service/exchange.ts';

test('a body may be as long as its limit, and no byte longer', () => {
  const body = new BodyBuffer(4, undefined);
  expect([body.add(Buffer.from('abcd')), body.add(Buffer.from('e'))]).toEqual([true, false]);
  expect(body.read()).toEqual({ text: 'abcd', utf8: true });
});

test('no memory is taken for a length beyond the limit, whatever is announced', () => {
  expect(() => new BodyBuffer(4, '99999999999999')).not.toThrow();
});
