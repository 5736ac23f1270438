// A run's messages to its runner as text: the workflow commands that the built action writes.
import type { Runner } from '../../src/action/open.ts';
import type { Annotation } from '../../src/text/findings.ts';

type Spoken = Pick<Runner, 'log' | 'group' | 'annotate' | 'notice' | 'warn' | 'fail'>;

/** Calls `log` with each piece of text. A workflow command ends with a newline. */
export function spoken(log: (text: string) => void): Spoken {
  const annotate: Runner['annotate'] = (annotation) => log(`${annotationLine(annotation)}\n`);
  return {
    ...{ log, annotate },
    group: (title, text) => log(`::group::${title}\n${text}::endgroup::\n`),
    notice: (message) => annotate({ severity: 'notice', message }),
    warn: (message) => annotate({ severity: 'warning', message }),
    fail: (message) => annotate({ severity: 'error', message }),
  };
}

/** `::error title=…,file=…,line=…,col=…::message`, as @actions/core writes it. */
export function annotationLine({ severity, message, title, file, startLine, startColumn }: Annotation): string {
  const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const properties = Object.entries({ title, file, line: startLine, col: startColumn }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`],
  );
  const place = properties.length === 0 ? '' : ` ${properties.join(',')}`;
  return `::${severity}${place}::${escaped(message)}`;
}
