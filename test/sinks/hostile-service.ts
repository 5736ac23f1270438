// Services that answer with names in unexpected places: in error bodies and in invalid answers.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from '../github/stage.ts';
import type { World } from '../github-journeys/world.ts';
import { CLEAN, mark, UNCLEAN } from './names.ts';

/** A body with every hostile name, as if the service quoted what it refuses. */
export const SAID = JSON.stringify({
  error: UNCLEAN.map((dress, nth) => dress(mark(300 + nth)).slice(0, 60))
    .reverse()
    .join(' '),
});

/** The excerpt of an answer is short, so each of these starts with another hostile name. */
const bodies = CLEAN.map((dress, nth) => dress(mark(330 + nth)));

/** Forwards requests to the world's service, but refuses those of one method in its own words. */
export function refusingService(world: World, refused: string): Promise<string> {
  let times = 0;
  return serve((request, response) => {
    const { method = 'GET', url = '' } = request;
    if (method !== refused) return void passOn(request, response, world.service.url + url);
    times += 1;
    response.writeHead(400, { 'content-type': 'text/html' }).end(bodies[times % bodies.length]);
  });
}

async function passOn(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
  const { method = 'GET', headers } = request;
  const sent = await text(request);
  const given = { 'X-API-Key': String(headers['x-api-key']), 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method, headers: given, ...(sent === '' ? {} : { body: sent }) });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
}

/** Answers each path with this body. */
export function answeringService(status: number, bodyOf: (path: string) => string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  return serve(({ url = '' }, response) => void response.writeHead(status, headers).end(bodyOf(url)));
}
