// The subset of GitHub's expressions that the other tests read workflows with.
import { expect, test } from 'vitest';
import { evaluate, fill, holds } from './expression.ts';

const CONTEXTS = { github: { event_name: 'push', event: { number: 7 } }, inputs: {}, secrets: { A_KEY: 'k' } };

test.each([
  ['github.event_name', 'push'],
  ["inputs.command || 'auto'", 'auto'],
  ["github.event_name == 'PUSH' && inputs.command == ''", true],
  ["github.event_name == 'pull_request' && 'a' || 'b'", 'b'],
  ['!(github.event.number != 7) && always()', true],
  ['github.event.pull_request.number || github.event.number', 7],
  ["inputs.approve != ''", false],
  ["'it''s'", "it's"],
])('%s', (expression, value) => expect(evaluate(expression, CONTEXTS)).toBe(value));

test('fills texts, with nothing for what is not there', () => {
  expect(fill(`a-\${{ github.event.number }}-\${{ inputs.none }}`, CONTEXTS)).toBe('a-7-');
});

test('a condition may have braces, or be left out', () => {
  expect([holds(undefined, CONTEXTS), holds(`\${{ inputs.none }}`, CONTEXTS)]).toEqual([true, false]);
});

test.each(['toJSON(secrets)', 'secrets[inputs.x]', 'unknown.name', "'open", 'a b'])('%s is refused', (expression) =>
  expect(() => evaluate(expression, CONTEXTS)).toThrow(),
);
