// Writes check runs. GitHub takes 50 annotations a request and adds them to those it has, so more are sent in updates
// that say title, summary and text again: what an update leaves out is gone.
import { AnswerError, readCheckRun } from './answers.ts';
import type { CheckAnnotation, CheckOutput, CheckRun, CheckRunUpdate, NewCheckRun } from './port.ts';
import type { Send } from './request.ts';
import { CREATE_CHECK_RUN, UPDATE_CHECK_RUN } from './routes.ts';

const MAX_ANNOTATIONS = 50;

/** What every request says besides: the repository. */
type Place = Readonly<Record<string, string>>;

export async function createCheckRun(send: Send, place: Place, run: NewCheckRun): Promise<CheckRun> {
  const { name, head_sha, conclusion, details_url, external_id } = run;
  const [output, ...rest] = batches(run.output);
  const { value } = await send({
    route: CREATE_CHECK_RUN,
    params: {
      ...place,
      name,
      head_sha,
      status: conclusion === undefined ? 'in_progress' : 'completed',
      ...(conclusion === undefined ? {} : { conclusion }),
      ...(details_url === undefined ? {} : { details_url }),
      ...(external_id === undefined ? {} : { external_id }),
      output,
    },
    read: (answer) => expectRun(answer, run),
  });
  return addOutputs(send, place, { run: value, outputs: rest });
}

export async function updateCheckRun(send: Send, place: Place, id: number, update: CheckRunUpdate): Promise<CheckRun> {
  const [output, ...rest] = batches(update.output);
  const outcome = update.conclusion === undefined ? {} : { status: 'completed', conclusion: update.conclusion };
  const { value } = await send({
    route: UPDATE_CHECK_RUN,
    params: { ...place, check_run_id: id, ...outcome, output },
    read: readCheckRun,
  });
  return addOutputs(send, place, { run: value, outputs: rest });
}

interface More {
  readonly run: CheckRun;
  readonly outputs: readonly CheckOutput[];
}

async function addOutputs(send: Send, place: Place, { run, outputs }: More): Promise<CheckRun> {
  let latest = run;
  for (const output of outputs) {
    const params = { ...place, check_run_id: run.id, output };
    latest = (await send({ route: UPDATE_CHECK_RUN, params, read: readCheckRun })).value;
  }
  return latest;
}

/** The same output as often as its annotations need it; at least once. */
function batches({ annotations = [], ...shown }: CheckOutput): CheckOutput[] {
  const first = { ...shown, ...withAnnotations(annotations.slice(0, MAX_ANNOTATIONS)) };
  const rest: CheckOutput[] = [];
  for (let start = MAX_ANNOTATIONS; start < annotations.length; start += MAX_ANNOTATIONS) {
    rest.push({ ...shown, annotations: annotations.slice(start, start + MAX_ANNOTATIONS) });
  }
  return [first, ...rest];
}

function withAnnotations(annotations: readonly CheckAnnotation[]): Partial<CheckOutput> {
  return annotations.length === 0 ? {} : { annotations };
}

function expectRun(answer: unknown, { name, head_sha }: NewCheckRun): CheckRun {
  const run = readCheckRun(answer);
  if (run.name !== name || run.head_sha !== head_sha) throw new AnswerError('another check run');
  return run;
}
