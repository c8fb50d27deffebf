// Loaded before what a measured process runs: it tells its parent what it has used.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send !== undefined) {
  let most = 0;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  setInterval(look, 20).unref();
  process.on('message', (question) => {
    if (question !== 'use') return;
    look();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1_000, mostBytes: most });
    most = 0;
  });
  // Whoever asked is gone.
  process.on('disconnect', () => process.exit());
  process.channel?.unref();
}
