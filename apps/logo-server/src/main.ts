import { type Config, ConfigurationError, readConfig } from './config/environment.js';
import { type Listening, listen } from './listen.js';
import { listenMetrics } from './listen-metrics.js';
import { openService, type Service } from './service.js';

/** When an orderly end takes longer than this after the grace for requests, the process ends anyway. */
const FORCED_END_MS = 4_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const serves = endOnSignal(config.shutdownGraceMs);
  const service = await openService(config);
  const { listening, metricsPort } = await listenOrClose(service, config);
  serves(listening);
  const address = config.publicUrl ?? `http://localhost:${listening.port}`;
  process.stdout.write(`Trazo: ${address}\n`);
  if (metricsPort !== undefined) process.stdout.write(`Metrics: http://localhost:${metricsPort}/metrics\n`);
}

type Ports = Pick<Config, 'port' | 'listenAddress' | 'metricsPort' | 'metricsAddress'>;

async function listenOrClose(
  service: Service,
  ports: Ports,
): Promise<{ listening: Listening; metricsPort: number | undefined }> {
  try {
    const { metrics } = service.deps;
    const served = metrics && (await listenMetrics(metrics, ports.metricsPort ?? 0, ports.metricsAddress));
    return { listening: await listen(service, ports.port, ports.listenAddress), metricsPort: served?.port };
  } catch (error) {
    await service.close();
    throw error;
  }
}

/**
 * From the start, as the first process of a container, which no signal ends that it does not take, may wait long for
 * another's migration. Until it serves there is nobody to answer, and the database undoes what was begun.
 * @returns to be told once it serves: from then on it ends in order.
 */
function endOnSignal(graceMs: number): (listening: Listening) => void {
  let serving: Listening | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      if (serving === undefined) process.exit(0);
      setTimeout(() => process.exit(1), graceMs + FORCED_END_MS).unref();
      serving.stop(graceMs).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  return (listening) => {
    serving = listening;
  };
}

// What is full or closed is told nothing, and nobody else goes without an answer for that.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});

function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  if (error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    return `The port is in use or not to be had: ${error.message}. Set PORT or METRICS_PORT to another one, or LISTEN_ADDRESS or METRICS_ADDRESS to one of this machine.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
