import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Images } from '../ports/images.js';
import type { Metrics, PoolUsage } from '../ports/metrics.js';

/** In seconds: from an answer of memory to the deadlines of the database. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Anybody can invent a method, and each would be a series for ever. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

type Options = {
  version: string;
  engineVersion: string;
  /** Of a database that is reached by connections. */
  poolUsage?: (() => PoolUsage) | undefined;
};

/** The figures of this process, in a registry of their own; those of Node itself are among them. */
export function createMetrics({ version, engineVersion, poolUsage }: Options): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'trazo_build_info',
    help: 'Always 1; the labels say what runs',
    labelNames: ['version', 'engine'],
    registers,
  }).set({ version, engine: engineVersion }, 1);
  const requests = new Histogram({
    name: 'trazo_http_request_duration_seconds',
    help: 'Seconds until an answer began, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const requestsUnderWay = new Gauge({
    name: 'trazo_http_requests_under_way',
    help: 'Requests whose answer has not begun',
    registers,
  });
  const images = new Histogram({
    name: 'trazo_image_wait_seconds',
    help: 'Seconds from asking for an image until it was there: its turn in the queue, and drawing it unless cached',
    labelNames: ['format'],
    buckets: BUCKETS,
    registers,
  });
  const imagesWaiting = new Gauge({
    name: 'trazo_images_waiting',
    help: 'Images that were asked for and are not there yet: the queue of renders',
    registers,
  });
  const drawings = new Histogram({
    name: 'trazo_drawing_wait_seconds',
    help: 'Seconds from asking for a drawing until its turn came',
    buckets: BUCKETS,
    registers,
  });
  const drawingsWaiting = new Gauge({
    name: 'trazo_drawings_waiting',
    help: 'Drawings that were asked for and have not begun: the queue of the engine',
    registers,
  });
  const director = new Histogram({
    name: 'trazo_director_duration_seconds',
    help: 'Seconds of asking the language model for directions, its repair included, by how it ended',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers,
  });
  const drifted = new Gauge({
    name: 'trazo_ledger_drifted_accounts',
    help: 'Accounts whose balance is not the sum of their movements; anything but 0 is damage',
    registers,
  });
  const checkedAt = new Gauge({
    name: 'trazo_ledger_checked_timestamp_seconds',
    help: 'When the whole ledger was last added up, in seconds since 1970; 0: not since the start',
    registers,
  });
  if (poolUsage !== undefined) countConnections(registers, poolUsage);
  return {
    requestStarted() {
      requestsUnderWay.inc();
      return ({ method, route, status, seconds }) => {
        requestsUnderWay.dec();
        requests.observe({ method: METHODS.has(method) ? method : 'other', route, status }, seconds);
      };
    },
    imageAsked(format) {
      imagesWaiting.inc();
      const stop = images.startTimer({ format });
      return () => {
        imagesWaiting.dec();
        stop();
      };
    },
    drawingAsked() {
      drawingsWaiting.inc();
      const stop = drawings.startTimer();
      return () => {
        drawingsWaiting.dec();
        stop();
      };
    },
    directorAsked() {
      const stop = director.startTimer();
      return (outcome) => {
        stop({ outcome });
      };
    },
    ledgerChecked(accounts) {
      drifted.set(accounts);
      checkedAt.setToCurrentTime();
    },
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}

/** Read when asked for, as the pool is the one that knows. */
function countConnections(registers: Registry[], usage: () => PoolUsage): void {
  new Gauge({
    name: 'trazo_database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers,
    collect() {
      const { used, idle } = usage();
      this.set({ state: 'used' }, used);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'trazo_database_queries_waiting',
    help: 'Queries that wait for a connection of the pool',
    registers,
    collect() {
      this.set(usage().waiting);
    },
  });
}

/** The same images; how long each takes is measured. */
export function measureImages(images: Images, metrics: Pick<Metrics, 'imageAsked'>): Images {
  return {
    ...images,
    async render(picture, request, whose) {
      const end = metrics.imageAsked(request.format);
      try {
        return await images.render(picture, request, whose);
      } finally {
        end();
      }
    },
  };
}
