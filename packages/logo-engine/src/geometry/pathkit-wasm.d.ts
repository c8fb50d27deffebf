/** The part of pathkit-wasm that the kernel uses; the package ships no types. */
declare module 'pathkit-wasm' {
  export type SkPath = {
    toCmds(): number[][];
    simplify(): SkPath | null;
    stroke(options: { width: number; cap?: unknown; join?: unknown; miter_limit?: number }): SkPath | null;
    setFillType(type: unknown): void;
    delete(): void;
  };
  export type Kit = {
    FromCmds(commands: readonly (readonly number[])[]): SkPath;
    FromSVGString(d: string): SkPath | null;
    MakeFromOp(a: SkPath, b: SkPath, op: unknown): SkPath | null;
    PathOp: { UNION: unknown; DIFFERENCE: unknown; INTERSECT: unknown; XOR: unknown };
    FillType: { WINDING: unknown; EVENODD: unknown };
    StrokeCap: { BUTT: unknown; ROUND: unknown; SQUARE: unknown };
    StrokeJoin: { MITER: unknown; ROUND: unknown; BEVEL: unknown };
  };
  const init: (options: { wasmBinary: Uint8Array }) => Promise<Kit>;
  export default init;
}
