export type WallParts = typeof import('./late-wall.ts').wallParts;

let resolve = (_: WallParts) => {};
/** Never rejects: HTML of the server stays until the parts that hydrate it are there. */
export const awaitedParts = new Promise<WallParts>((whenThere) => {
  resolve = whenThere;
});

export function resolveParts(parts: WallParts): void {
  // With these React's `use` does not wait for a microtask.
  void Object.assign(awaitedParts, { status: 'fulfilled', value: parts });
  resolve(parts);
}
