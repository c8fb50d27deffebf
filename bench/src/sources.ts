import type { Source } from './row';

/** Every part of the table, in its order. A new one is one line here; each is measured in a process of its own. */
export const SOURCES: Readonly<Record<string, () => Promise<Source>>> = {
  engine: async () => (await import('./engine/drawing')).source,
  kit: async () => (await import('./engine/kit')).source,
  memory: async () => (await import('./engine/memory')).source,
  answers: async () => (await import('./service/answers')).source,
  generation: async () => (await import('./service/generation')).source,
  waiting: async () => (await import('./service/waiting')).source,
  readers: async () => (await import('./service/readers')).source,
  capacity: async () => (await import('./service/capacity')).source,
  history: async () => (await import('./accounts/history')).source,
  screens: async () => (await import('./accounts/screens')).source,
  landing: async () => (await import('./pages/landing')).source,
  press: async () => (await import('./pages/press')).source,
  lighthouse: async () => (await import('./pages/signed-in')).source,
  sizes: async () => (await import('./ui/sizes')).source,
  components: async () => (await import('./ui/components')).source,
};
