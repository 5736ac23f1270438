// The fixtures that git or another program has to make, beside those of fixtures.test.ts.
import { test } from 'vitest';
import type { Code } from '../../src/core/diagnostic.ts';
import { WORDS } from '../../src/text/messages.ts';
import { expectFindings, needsProcess } from './fixture.ts';

const CODES = Object.keys(WORDS) as Code[];

test.each(CODES.filter(needsProcess))('the fixture of %s has its expected findings', expectFindings);
