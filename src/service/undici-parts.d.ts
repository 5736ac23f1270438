// The one part of undici that a run without a proxy needs: the whole loads fetch, WebSocket and mocks, too, which takes
// a seventh of the time in which a plan of a few assets ends. undici types its whole alone.
declare module 'undici/lib/dispatcher/agent.js' {
  export { Agent as default } from 'undici';
}
