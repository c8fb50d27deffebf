import { type Config, ConfigurationError, readConfig } from './config/environment.js';
import { type Listening, listen } from './listen.js';
import { listenMetrics } from './listen-metrics.js';
import { openService, type Service } from './service.js';

/** When an orderly end takes longer than this after the grace for requests, the process ends anyway. */
const FORCED_END_MS = 4_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const service = await openService(config);
  const { listening, metricsPort } = await listenOrClose(service, config);
  endOnSignal(listening, config.shutdownGraceMs);
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

function endOnSignal(listening: Listening, graceMs: number): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), graceMs + FORCED_END_MS).unref();
      listening.stop(graceMs).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

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
