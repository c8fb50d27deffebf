import type { paths } from './open-api.generated.js';

/** The paths of the POST calls (§7). */
export type Path = keyof paths;

/** What our own server takes on a path. Requests are strict. */
export type Body<P extends Path> = paths[P]['post']['requestBody']['content']['application/json'];

/** What our own server answers on a path. Any other server may answer anything: mappers take `unknown`. */
export type Answer<P extends Path> = paths[P]['post']['responses'][200]['content']['application/json'];
