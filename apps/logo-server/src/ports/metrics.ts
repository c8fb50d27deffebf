import type { ImageFormat } from './images.js';
import type { DirectorOutcome } from './language-model.js';

/** How a request ended. `route` is a pattern, never an address: those are without number and hold secrets. */
type RequestEnd = { method: string; route: string; status: number; seconds: number };

/** What is counted and timed while the service runs. */
export type Metrics = {
  /** A request has come; call the result once when its answer begins. */
  requestStarted(): (end: RequestEnd) => void;
  /** An image was asked for; call the result once when it is there or has failed. */
  imageAsked(format: ImageFormat): () => void;
  /** A drawing waits for its turn; call the result once when it has come. */
  drawingAsked(): () => void;
  /** The model is asked; call the result once with how that ended. */
  directorAsked(): (outcome: DirectorOutcome) => void;
  /** The whole ledger was added up: so many accounts differ from the sum of their movements. */
  ledgerChecked(drifted: number): void;
  /** All figures in Prometheus' text format. */
  text(): Promise<{ type: string; body: string }>;
};

export type PoolUsage = {
  /** Connections that a query has in hand. */
  used: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
};
