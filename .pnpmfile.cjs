// What pnpm reads of packages before it resolves them.

/** All of these are optional, and all are in the workspace for others: the server would be deployed with a test runner, a bundler and React, 100 MB. */
const WITHOUT_PEERS = ['better-auth'];

/** @param {{ name?: string, peerDependencies?: object, peerDependenciesMeta?: object }} manifest */
function readPackage(manifest) {
  if (!WITHOUT_PEERS.includes(manifest.name ?? '')) return manifest;
  return { ...manifest, peerDependencies: {}, peerDependenciesMeta: {} };
}

module.exports = { hooks: { readPackage } };
