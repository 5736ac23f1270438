// Says which Node the scripts need, before a Node that is too old fails on the first type it reads. Plain JavaScript,
// so that every Node can run it.
if (!process.features.typescript) {
  process.stderr.write(`This needs Node 24, which runs TypeScript as it is, and found Node ${process.versions.node}.
npm ci brings Node 24 along by a script of its own, which --ignore-scripts leaves out. Catch up on that one with
  npm rebuild node --ignore-scripts=false
or have Node 24 first on PATH. The command line itself runs on Node 20.18.1: node dist/cli/index.js demo
`);
  process.exitCode = 1;
}
